export type { AnsweredProblem } from './answered-problems.ts'
export { type JsonSchema, SchemaForm, type SchemaFormProps } from './schema-form.tsx'
export type { Labels } from './words.ts'
