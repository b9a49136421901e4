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
