// What the editors and the office of this repository share with the setters. It may change in any version: what others build on
// stands in index.ts.
export { SegmentedControl } from './controls/segments.tsx'
export type { FieldSource, FieldState, FieldTranslation, Origin } from './field-source.ts'
export { type Piece, wordDifference } from './form/frame/word-difference.ts'
export { choiceLabelFor, labelFor } from './form/labels.ts'
export { SettingsForm } from './form/settings-form.tsx'
export type { SettingsFormProps } from './form/settings-form-props.ts'
export { FocalPicture } from './image/focal-picture.tsx'
export { isMediaAddress, mediaNameIn } from './library/file-name.ts'
export { loadSettersOf } from './light-form/light-setters.ts'
export { LightSettingsForm } from './light-form/light-settings-form.tsx'
export {
  createLateScript,
  importAgain,
  type LateScript,
  LoadFailed,
  type LoadFailure,
  lazyWithRetry,
  loadStylesAgain,
  onLoadFailure,
  type RetryProps,
  withRetry,
} from './loading/index.ts'
export { isCompilerHere, loadCompiler } from './reading/compiler/load-compiler.ts'
export { setters } from './setters.ts'
export { createValueSource } from './value-source/value-source.ts'
