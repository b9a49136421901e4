import type { Json, SchemaNode } from '@vitrine/schemas'
import { useLatest } from 'ahooks'
import { Field } from 'rc-field-form'
import { useId, useLayoutEffect, useRef } from 'react'
import type { FieldState } from '../../field-source.ts'
import { equals } from '../../reading/types.ts'
import { useFormSurroundings } from '../form-context.ts'
import { aboutOf } from '../frame/about-field.ts'
import { FieldFrame } from '../frame/field-frame.tsx'
import { hasSource } from '../frame/source-text.tsx'
import { useChange, useClear } from '../source/use-change.ts'
import { type FieldName, useFieldName } from '../values/field-name.ts'
import { type ShownData, shownAt } from '../values/form-values.ts'
import { FieldBoundary } from './field-boundary.tsx'
import type { FieldParts } from './field-parts.ts'

/** A source without defaults of its own leaves a value out; what counts then is said by the schema. */
const defaultOf = ({ origin }: FieldState, node: SchemaNode): Json | undefined =>
  origin.kind === 'none' ? node.default : undefined

/** The control gets its value from `shownAt`: rc-field-form finds a function where a field is called `constructor`. */
const noProps = () => ({})
const nothing: readonly string[] = []

/** Puts a value and its errors into the form, as long as the field is drawn. It starts with what is stored. */
function useShow(path: string, name: FieldName): (data: ShownData) => void {
  const { source, form, values } = useFormSurroundings()
  const latestName = useLatest(name)
  const isHere = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it begins
  useLayoutEffect(() => {
    isHere.current = true
    // A value that did not fit is lost when its field is closed: the field starts again with what is stored.
    const value = source.valueAt(path)
    if (!equals(shownAt(form, name), value)) values.show(name, { value, errors: [] })
    return () => {
      isHere.current = false
    }
  }, [])
  // An upload that ends late is written where it belongs; the form may show something else by then.
  return (data) => {
    if (isHere.current) values.show(latestName.current, data)
  }
}

/**
 * A field of one value, which the form holds. What is typed goes on to the source when it fits its
 * schema, and stays in the form with its error when it does not.
 */
export function SingleField(parts: FieldParts) {
  const { path, schema, node, state, told, isErrorShown, setter, label, required, isNullable } = parts
  const { source, form, schema: known, submission, checks } = useFormSurroundings()
  const write = useChange(path, schema, { isEnteredWhole: setter.name === 'raw' })
  const takeAway = useClear(path)
  const id = useId()
  const { name, nameInList } = useFieldName(path)
  const show = useShow(path, name)

  const change = (value: Json) => {
    // In a form that is submitted, an emptied text is none: else nothing that must be there would ever be missing.
    if (submission && value === '' && node.default === undefined && !path.endsWith(']')) return clear()
    show({ value, errors: [] })
    submission?.forget(path)
    const isLate = !checks.isHere()
    checks.whenHere(() => {
      const error = write(value)
      // What was emptied meanwhile shows what is stored.
      if (isLate) show({ value, errors: [] })
      if (error !== undefined) show({ errors: [error] })
      submission?.typed(path, error !== undefined)
    })
  }
  const clear = () => {
    submission?.forget(path)
    if (!checks.isHere()) show({ value: undefined, errors: [] })
    checks.whenHere(() => {
      const error = takeAway()
      // What must be there stays in the value of a panel; in a form that is submitted it is missing, as it looks.
      const value = submission && error !== undefined ? undefined : source.valueAt(path)
      show({ value, errors: error === undefined ? [] : [error] })
      submission?.typed(path, error !== undefined)
    })
  }

  return (
    <Field name={nameInList} getValueProps={noProps}>
      {(_control, { errors: typedErrors }) => {
        const shownErrors = isErrorShown ? typedErrors : nothing
        const errors = told === undefined ? shownErrors : [told.text]
        const typed = shownAt(form, name)
        const value = typed === undefined ? defaultOf(state, node) : typed
        const seen: FieldState = value === typed ? state : { ...state, origin: { kind: 'default' } }
        const { Control } = setter
        const errorId = errors.length > 0 ? `${id}-error` : undefined
        const about = aboutOf(node, schema, known, submission !== undefined)
        const described = [
          about === undefined ? undefined : `${id}-about`,
          errorId,
          hasSource(state) ? `${id}-source` : undefined,
        ]
          .filter(Boolean)
          .join(' ')
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
            {...{ id, path, label, setter, value, errors, required, about }}
            state={seen}
            onClear={clear}
            onLeave={submission && (() => submission.left(path, typedErrors.length > 0, false))}
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
