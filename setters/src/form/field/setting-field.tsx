import type { SchemaNode } from '@vitrine/schemas'
import { memo } from 'react'
import { canShow, setterFor } from '../../setter-for.ts'
import { useFormSurroundings } from '../form-context.ts'
import { useStored } from '../source/use-stored.ts'
import { ComposedField } from './composed-field.tsx'
import { canOwnShow, ownSetterFor } from './own-setter.ts'
import { SingleField } from './single-field.tsx'

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
  const surroundings = useFormSurroundings()
  const { schema: form, setters, mode, labelOf, onDraw } = surroundings
  const { node, isNullable, definition } = form.read(schema)
  const own = ownSetterFor(schema, path, surroundings)
  const chosen = setterFor(schema, mode, form)
  const { value, state, told, isErrorShown } = useStored(path)
  const shown = isNullable && value === null ? undefined : value
  const isShown = own ? canOwnShow(node, shown) : canShow(chosen, shown)
  const setter = isShown && !isRaw ? (own ?? setters[chosen]) : setters.raw
  onDraw?.(path)
  const Field = setter.holdsFields ? ComposedField : SingleField
  return (
    <Field
      key={setter.name}
      {...{ path, schema, node, value, state, told, isErrorShown, setter, required, isNullable, definition }}
      label={label ?? labelOf(path, node)}
    />
  )
})
