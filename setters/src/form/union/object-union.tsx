import type { Json } from '@vitrine/schemas'
import { useFormSurroundings } from '../form-context.ts'
import { useFieldState } from '../use-field-state.ts'
import { UnionFields, type UnionFieldsProps } from './union-fields.tsx'

/** The fields of an object that is one of several, where it has no field of its own: a form, an item. */
export function ObjectUnion({ path, ...props }: Omit<UnionFieldsProps, 'value' | 'onChange' | 'disabled'>) {
  const { source } = useFormSurroundings()
  const { value, isDisabled } = useFieldState(path)
  const change = (next: Json) => void source.set(path, next)
  return <UnionFields {...props} {...{ path, value }} disabled={isDisabled === true} onChange={change} />
}
