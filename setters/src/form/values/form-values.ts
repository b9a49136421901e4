import { byIdOrIndex, getIn, isObject, type Json, type Segment, updateIn } from '@vitrine/schemas'
import type { FormInstance } from 'rc-field-form'
import type { FieldSource } from '../../field-source.ts'
import { same } from '../../value-source/json-path.ts'
import { differences, valueInside } from './differences.ts'
import { type FieldName, WHOLE_NAME } from './field-name.ts'

const whole: FieldName = [WHOLE_NAME]

/** What a form shows at a name; of an object only what is its own, since a field may be called `toString`. */
export function shownAt(form: FormInstance, name: FieldName): Json | undefined {
  let value: Json | undefined = form.getFieldsValue(true)
  for (const step of name) {
    if (value === undefined || value === null || !Object.hasOwn(Object(value), step)) return undefined
    value = valueInside(value, step)
  }
  return value
}

/** The steps to a name in a value, by the ids of its items where they have some. */
function stepsTo(value: Json | undefined, [, ...name]: FieldName): readonly Segment[] {
  const steps: Segment[] = []
  let inner = value
  for (const step of name) {
    const item: Json | undefined = Array.isArray(inner) ? inner[Number(step)] : undefined
    if (Array.isArray(inner)) steps.push({ item: isObject(item) && typeof item.id === 'string' ? item.id : `${step}` })
    else steps.push({ name: `${step}` })
    inner = getIn(inner, steps.slice(-1), byIdOrIndex)
  }
  return steps
}

/** What a field shows from now on: another value, and what is wrong with it. */
export interface ShownData {
  readonly value?: Json | undefined
  readonly errors: string[]
}

export interface FormValues {
  readonly show: (name: FieldName, data: ShownData) => void
  /** Brings into the form what its source says now. What did not fit stays as it is shown, unless its own value changed. */
  readonly follow: () => void
  /** Makes a change that the form makes by itself too, if the source takes it: what a list does with its items. */
  readonly change: (inSource: () => void, inForm: () => void) => void
}

/** The values of a form: those of its source, and what is typed and does not fit. */
export function createFormValues(form: FormInstance, source: FieldSource): FormValues {
  let known = source.valueAt('')
  let isOwn = false
  /** Whether a field may have an error: asking all of them at every key would cost more than the key. */
  let mayBeUnfit = false
  form.setFields([{ name: whole, value: known }])

  function follow() {
    const said = source.valueAt('')
    if (isOwn || said === known) return
    const before = known
    known = said
    const shown: Json | undefined = form.getFieldValue(whole)
    const unfit = mayBeUnfit ? form.getFieldsError().filter(({ errors }) => errors.length > 0) : []
    mayBeUnfit = unfit.length > 0
    let next = said
    const settled: FieldName[] = []
    for (const { name } of unfit) {
      const steps = stepsTo(shown, name)
      const isSame = same(getIn(before, steps, byIdOrIndex), getIn(said, steps, byIdOrIndex))
      if (isSame) next = updateIn(next, steps, () => getIn(shown, steps, byIdOrIndex), byIdOrIndex)
      else settled.push(name)
    }
    form.setFields([...differences(shown, next, whole), ...settled.map((name) => ({ name, errors: [] }))])
  }

  return {
    show(name, data) {
      mayBeUnfit ||= data.errors.length > 0
      form.setFields([{ name, ...data }])
    },
    follow,
    change(inSource, inForm) {
      const before = source.valueAt('')
      isOwn = true
      try {
        inSource()
      } finally {
        isOwn = false
      }
      known = source.valueAt('')
      if (known !== before) inForm()
    },
  }
}
