export { SegmentedControl } from './controls/segments.tsx'
export type { FieldSource, FieldState, FieldTranslation, Origin } from './field-source.ts'
export { choiceLabelFor, labelFor } from './form/labels.ts'
export { SettingsForm, type SettingsFormProps } from './form/settings-form.tsx'
export { FocalPicture } from './image/focal-picture.tsx'
export { isMediaAddress, mediaNameIn } from './library/file-name.ts'
export {
  LoadFailed,
  type LoadFailure,
  lazyWithRetry,
  loadStylesAgain,
  onLoadFailure,
  type RetryProps,
} from './loading/index.ts'
export type { MediaItem, MediaService, ServiceChoice, SetterServices } from './services.ts'
export type { Setter, SetterProps, Setters } from './setter.ts'
export type { SetterName } from './setter-for.ts'
export { setters } from './setters.ts'
export { createValueSource } from './value-source/value-source.ts'
