import type { SchemaNode } from '@vitrine/schemas'
import { memo } from 'react'
import { canShow, setterFor } from '../setter-for.ts'
import { ComposedField } from './composed-field.tsx'
import { useFormSurroundings } from './form-context.ts'
import { SingleField } from './single-field.tsx'
import { BeginsAgain } from './turns.tsx'
import { useFieldState } from './use-field-state.ts'

export interface SettingFieldProps {
  readonly path: string
  readonly schema: SchemaNode
  readonly required?: boolean
  /** In place of the label that belongs to the path: "Item 3", the name of an entry. */
  readonly label?: string
  /** Whether it is edited as JSON, whatever its schema says. */
  readonly isRaw?: boolean
}

/**
 * One field of a form: its label, whose value it shows, its setter, its error. A value that its
 * setter cannot show, because it is of another kind, is offered as raw JSON.
 */
export const SettingField = memo(function SettingField({
  path,
  schema,
  required = false,
  label,
  isRaw = false,
}: SettingFieldProps) {
  const { schema: form, setters, mode, labelOf, onDraw } = useFormSurroundings()
  const state = useFieldState(path)
  const { node, isNullable, definition } = form.read(schema)
  const value = isNullable && state.value === null ? undefined : state.value
  const chosen = setterFor(schema, mode, form)
  const setter = setters[canShow(chosen, value) && !isRaw ? chosen : 'raw']
  onDraw?.(path)
  const Field = setter.holdsFields ? ComposedField : SingleField
  const field = (
    <Field
      key={setter.name}
      {...{ path, schema, node, state, setter, required, isNullable, definition }}
      label={label ?? labelOf(path, node)}
    />
  )
  return setter.isStateless ? field : <BeginsAgain key={setter.name}>{field}</BeginsAgain>
})
