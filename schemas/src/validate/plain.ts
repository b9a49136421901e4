import { Ajv, type ErrorObject, type Options } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { isObject } from '../json.ts'
import { standardFormats } from './standard-formats.ts'

/** Finds a schema in another file by its address, which has no fragment. */
export type OtherSchemas = (address: string) => unknown

const draftOf = (schema: unknown): string =>
  isObject(schema) && typeof schema.$schema === 'string' ? schema.$schema : ''
const isDraft04 = (schema: unknown): boolean => /draft-0?[345]\b|json-schema\.org\/schema#?$/.test(draftOf(schema))

/** Where a name stands for a property of the data, and not for a keyword. */
const namesOfData = new Set(['properties', 'patternProperties', 'definitions', 'dependencies'])
/** What is data, and no schema. */
const isData = new Set(['enum', 'const', 'default', 'examples'])

/** Draft-04 in the words of draft-07: `id`, and limits that are told to be exclusive. */
function asDraft07(schema: unknown, areNames = false): unknown {
  if (Array.isArray(schema)) return schema.map((inner) => asDraft07(inner))
  if (!isObject(schema)) return schema
  const result = Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => [
      key,
      !areNames && isData.has(key) ? inner : asDraft07(inner, !areNames && namesOfData.has(key)),
    ]),
  )
  if (areNames) return result
  delete result.$schema
  if (typeof result.id === 'string') {
    result.$id = result.id
    delete result.id
  }
  for (const [limit, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const)
    if (typeof result[exclusive] === 'boolean') {
      if (result[exclusive]) {
        result[exclusive] = result[limit]
        delete result[limit]
      } else delete result[exclusive]
    }
  return result
}

const lenient: Options = {
  strict: false,
  allErrors: true,
  logger: false,
  validateSchema: false,
  addUsedSchema: false,
  ownProperties: true,
}

/**
 * The check of a schema by JSON Schema alone, as its own draft (04 to 2020-12) means it: no keyword, format or
 * shared definition of ours. It answers ajv's errors; none, where the value fits.
 *
 * @throws Error when the schema cannot be compiled, or refers to a file that `others` does not have.
 */
export function plainCheckOf(
  schema: unknown,
  others: OtherSchemas = () => undefined,
): (value: unknown) => readonly ErrorObject[] {
  const Version = draftOf(schema).includes('2020-12') ? Ajv2020 : draftOf(schema).includes('2019-09') ? Ajv2019 : Ajv
  const attempt = (unicodeRegExp: boolean) => {
    const ajv = new Version({ ...lenient, unicodeRegExp })
    for (const [name, validate] of Object.entries(standardFormats)) ajv.addFormat(name, { type: 'string', validate })
    for (;;)
      try {
        return ajv.compile((isDraft04(schema) ? asDraft07(schema) : schema) as object)
      } catch (error) {
        const { missingSchema } = error as { missingSchema?: string }
        const other = missingSchema === undefined ? undefined : others(missingSchema)
        if (missingSchema === undefined || other === undefined || ajv.getSchema(missingSchema)) throw error
        ajv.addSchema((isDraft04(other) ? asDraft07(other) : other) as object, missingSchema)
      }
  }
  const compiled = (() => {
    try {
      return attempt(true)
    } catch {
      // Many patterns were written before regular expressions were read as Unicode.
      return attempt(false)
    }
  })()
  return (value) => (compiled(value) ? [] : (compiled.errors ?? []))
}
