import type { Json, SchemaNode } from '@vitrine/schemas'
import { useFormSurroundings } from '../form/form-context.ts'

/** Whether it is this part for which a value was refused; looked at only where one was. */
export function useIsWrong(schema: SchemaNode, name: string, part: Json | undefined, isRejected: boolean): boolean {
  const { schema: form } = useFormSurroundings()
  const node = schema.properties?.[name]
  return isRejected && node !== undefined && part !== undefined && form.check(node)(part).length > 0
}
