import type { Json } from '@vitrine/schemas'
import { useId, useState } from 'react'
import { useFormSurroundings } from '../form-context.ts'
import { type AboutField, aboutOf } from '../frame/about-field.ts'
import { FieldFrame } from '../frame/field-frame.tsx'
import { useChange, useClear } from '../source/use-change.ts'
import { FieldBoundary } from './field-boundary.tsx'
import type { FieldParts } from './field-parts.ts'
import { OnDemand } from './on-demand.tsx'

const describing = (id: string, about: AboutField | undefined, error: string | undefined): string | undefined =>
  [about === undefined ? undefined : `${id}-about`, error === undefined ? undefined : `${id}-error`]
    .filter(Boolean)
    .join(' ') || undefined

/**
 * A field that is made of fields: a group, a list, a union. Nothing is typed into it itself, so it
 * shows what is stored, and its error is of the last thing that was done to it as a whole.
 */
export function ComposedField(parts: FieldParts) {
  const { path, schema, node, value, state, told, setter, label, required, isNullable, definition } = parts
  const { schema: known, submission } = useFormSurroundings()
  const write = useChange(path, schema, { isComposed: true })
  const [ownError, setError] = useState<string>()
  // One of several kinds that is a single value has a field inside, at the same path, which says what is wrong.
  const isToldInside = setter.name === 'union' && value !== undefined && typeof value !== 'object'
  const error = ownError ?? (isToldInside ? undefined : told?.text)
  const id = useId()
  const { Control } = setter
  const change = (value: Json) => {
    submission?.forget(path)
    setError(write(value))
  }
  const takeAway = useClear(path)
  const clear = () => setError(takeAway())
  const about = aboutOf(node, schema, known, submission !== undefined)
  const control = {
    path,
    label,
    id,
    schema: node,
    value: isNullable && value === null ? undefined : value,
    onChange: change,
    onClear: clear,
    labelId: `${id}-label`,
    describedBy: describing(id, about, error),
    invalid: error !== undefined,
    disabled: state.isDisabled === true,
  }
  return (
    <FieldFrame
      {...{ id, path, label, setter, value, state, required, about }}
      onLeave={submission && (() => submission.left(path, false, true))}
      errors={error === undefined ? [] : [error]}
      onClear={clear}
      {...(isNullable && { onNull: () => change(null) })}
    >
      <FieldBoundary setter={setter} control={control}>
        <OnDemand path={path} definition={definition} label={label}>
          <Control {...control} />
        </OnDemand>
      </FieldBoundary>
    </FieldFrame>
  )
}
