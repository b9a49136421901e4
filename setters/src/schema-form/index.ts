export type { AnsweredProblem } from './answered-problems.ts'
/** @public */
export { SchemaForm } from './schema-form.tsx'
export type { JsonSchema, SchemaFormProps } from './schema-form-props.ts'
export type { Labels } from './words.ts'
