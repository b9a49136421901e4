import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { getExamples } from '@jsonforms/examples'
import type { Json, SchemaNode } from '@vitrine/schemas'

/** A schema of somebody, with values that are given for it. */
export interface CorpusSchema {
  readonly name: string
  readonly schema: SchemaNode
  readonly values: readonly Json[]
}
export interface CorpusFile {
  readonly name: string
  readonly schemas: readonly CorpusSchema[]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const aboutObjects = ['properties', 'patternProperties', 'additionalProperties', 'required', 'propertyNames', '$ref']
/** Whether a schema is of objects: it says so, or it speaks of what objects have. */
const isOfObjects = (schema: unknown): schema is SchemaNode =>
  isObject(schema) &&
  (schema.type === undefined
    ? [...aboutObjects, 'dependentSchemas', 'dependentRequired', 'if', 'allOf', 'anyOf', 'oneOf'].some(
        (keyword) => keyword in schema,
      )
    : [schema.type].flat().includes('object'))

interface SuiteCase {
  readonly description?: string
  readonly schema: unknown
  readonly tests?: readonly { readonly data: Json }[]
}
const isSuite = (content: unknown): content is readonly SuiteCase[] =>
  Array.isArray(content) && content.every((part) => isObject(part) && 'schema' in part)

/** A file that holds one schema, or the cases of a test suite. */
function schemasIn(name: string, content: unknown): CorpusFile {
  const cases = isSuite(content) ? content : [{ description: name, schema: content }]
  const schemas = cases.flatMap(({ description, schema, tests = [] }: SuiteCase, at) =>
    isOfObjects(schema) ? [{ name: description ?? `${at + 1}`, schema, values: tests.map(({ data }) => data) }] : [],
  )
  return { name, schemas }
}

/** All JSON files of a folder and the folders in it. */
export const corpusOf = (folder: string): readonly CorpusFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => schemasIn(name, JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .filter(({ schemas }) => schemas.length > 0)

export const ownCorpus = (): readonly CorpusFile[] => corpusOf(join(import.meta.dirname, 'schemas'))

/** The examples of JSON Forms, without its look. */
export const jsonFormsCorpus = (): readonly CorpusFile[] =>
  getExamples().flatMap(({ name, schema, data }) =>
    isOfObjects(schema)
      ? [{ name: `@jsonforms/examples ${name}`, schemas: [{ name, schema, values: [data as Json] }] }]
      : [],
  )

/** Where further files of schemas are, told by whoever runs the tests. */
export const givenCorpus = (folder = process.env.SCHEMA_CORPUS): readonly CorpusFile[] =>
  folder === undefined || folder === ''
    ? []
    : corpusOf(folder).map((file) => ({ ...file, name: `${basename(folder)}/${file.name}` }))
