import { canCompile, checkOf, type SchemaNode, storedOf } from '@vitrine/schemas'

/**
 * Whether a value may be stored for a schema. Where checks cannot be compiled everything may: what is drawn there is not
 * checked either.
 */
export const fitsSchema = (schema: SchemaNode): ((value: unknown) => boolean) => {
  const stored = storedOf(schema)
  return (value) => !canCompile() || checkOf(stored)(value).length === 0
}
