import type { Json } from '@vitrine/schemas'
import { useId, useState } from 'react'
import { FieldFrame } from '../frame/field-frame.tsx'
import { useChange, useClear } from '../source/use-change.ts'
import { FieldBoundary } from './field-boundary.tsx'
import type { FieldParts } from './field-parts.ts'
import { OnDemand } from './on-demand.tsx'

/**
 * A field that is made of fields: a group, a list, a union. Nothing is typed into it itself, so it
 * shows what is stored, and its error is of the last thing that was done to it as a whole.
 */
export function ComposedField(parts: FieldParts) {
  const { path, schema, node, value, state, setter, label, required, isNullable, definition } = parts
  const write = useChange(path, schema, { isComposed: true })
  const [error, setError] = useState<string>()
  const id = useId()
  const { Control } = setter
  const change = (value: Json) => setError(write(value))
  const takeAway = useClear(path)
  const clear = () => setError(takeAway())
  const control = {
    path,
    label,
    id,
    schema: node,
    value: isNullable && value === null ? undefined : value,
    onChange: change,
    onClear: clear,
    labelId: `${id}-label`,
    describedBy: error === undefined ? undefined : `${id}-error`,
    invalid: error !== undefined,
    disabled: state.isDisabled === true,
  }
  return (
    <FieldFrame
      {...{ id, path, label, setter, value, state, required }}
      errors={error === undefined ? [] : [error]}
      onClear={clear}
      {...(isNullable && { onNull: () => change(null) })}
    >
      <FieldBoundary setter={setter} control={control}>
        <OnDemand definition={definition} label={label}>
          <Control {...control} />
        </OnDemand>
      </FieldBoundary>
    </FieldFrame>
  )
}
