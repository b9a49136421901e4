export { SegmentedControl } from './controls/segments.tsx'
export type { FieldSource, FieldState, FieldTranslation, Origin } from './field-source.ts'
export { choiceLabelFor, labelFor } from './form/labels.ts'
export { SettingsForm } from './form/settings-form.tsx'
export type { SettingsFormProps } from './form/settings-form-props.ts'
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
/** @public */
export {
  type AnsweredProblem,
  type JsonSchema,
  type Labels,
  SchemaForm,
  type SchemaFormProps,
} from './schema-form/index.ts'
export type { MediaItem, MediaService, ServiceChoice, SetterServices } from './services.ts'
/** @public */
export {
  defineSetter,
  type SchemaPlace,
  type Setter,
  type SetterMatch,
  type SetterProps,
  type Setters,
} from './setter.ts'
export type { SetterName } from './setter-for.ts'
export { setters } from './setters.ts'
export { createValueSource } from './value-source/value-source.ts'
