import type { Json, SchemaNode } from '@vitrine/schemas'
import { Field } from 'rc-field-form'
import { type ComponentType, useId, useLayoutEffect, useMemo, useRef } from 'react'
import type { FieldState } from '../field-source.ts'
import type { SetterProps } from '../setter.ts'
import { FieldBoundary } from './field-boundary.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { FieldParts } from './field-parts.ts'
import { useFormSurroundings } from './form-context.ts'
import { equals } from './reading/types.ts'
import { hasSource } from './source-text.tsx'
import { useChange, useClear } from './use-change.ts'

/** A source without defaults of its own leaves a value out; what counts then is said by the schema. */
const shownOf = ({ value, origin }: FieldState, node: SchemaNode): Json | undefined =>
  value === undefined && origin.kind === 'none' ? (node.default as Json | undefined) : value

/**
 * A field of one value. What is typed stands in the form (rc-field-form), and goes on to the source
 * when it fits its schema; what the source says from elsewhere (undo, another person) comes into the form.
 */
export function SingleField({ path, schema, node, state, setter, label, required, isNullable }: FieldParts) {
  const { source, form } = useFormSurroundings()
  const write = useChange(path, schema, { isEnteredWhole: setter.name === 'raw' })
  const takeAway = useClear(path)
  const id = useId()
  // Paths may be names that every object has, such as `toString`.
  const name = useMemo((): [string] => [`:${path}`], [path])
  const shown = shownOf(state, node)

  // Of what was never typed the form knows nothing, and need not be told of it.
  useLayoutEffect(() => {
    const value = shownOf(state, node)
    const typed = form.getFieldValue(name)
    if (typed !== undefined && !equals(typed, value)) form.setFields([{ name, value, errors: [] }])
  }, [form, name, state, node])

  const isHere = useRef(true)
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  /** What comes late, of an upload, is written where it belongs; the form may show something else by then. */
  const show = (value: Json | undefined, errors: string[]) => {
    if (isHere.current) form.setFields([{ name, value, errors }])
  }

  const change = (value: Json) => {
    const refused = write(value)
    show(value, refused === undefined ? [] : [refused])
  }
  const clear = () => {
    const refused = takeAway()
    show(shownOf(source.get(path), node), refused === undefined ? [] : [refused])
  }
  const seen: FieldState =
    shown === state.value ? state : { ...state, value: shown as Json, origin: { kind: 'default' } }

  return (
    <Field<Record<string, Json>> name={name}>
      {({ value: typed }, { errors }) => {
        // The form holds what was typed or told; until then there is only what the source says.
        const value = typed === undefined ? shown : typed
        const Control = setter.Control as unknown as ComponentType<SetterProps>
        const errorId = errors.length > 0 ? `${id}-error` : undefined
        const described = [errorId, hasSource(state) ? `${id}-source` : undefined].filter(Boolean).join(' ')
        const control = {
          path,
          label,
          id,
          schema: node,
          value: isNullable && value === null ? undefined : value,
          onChange: change,
          onClear: clear,
          labelId: `${id}-label`,
          describedBy: described || undefined,
          invalid: errors.length > 0,
          disabled: state.isDisabled === true,
        }
        return (
          <FieldFrame
            {...{ id, path, label, setter, errors, required }}
            state={seen}
            onClear={clear}
            {...(isNullable && { onNull: () => change(null) })}
          >
            <FieldBoundary setter={setter} control={control}>
              <Control {...control} />
            </FieldBoundary>
          </FieldFrame>
        )
      }}
    </Field>
  )
}
