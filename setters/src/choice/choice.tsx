import type { Json } from '@vitrine/schemas'
import styles from '../controls/controls.module.css'
import { SegmentedControl } from '../controls/segments.tsx'
import { useFormSurroundings } from '../form/form-context.ts'
import { valuesOf } from '../reading/choices.ts'
import { equals } from '../reading/types.ts'
import { defineSetter, type SetterProps } from '../setter.ts'

/** So many short choices stand side by side; more of them, in a list that opens. */
const SEGMENTS = 4
const LETTERS = 28

/** One of several values, which may be of any kind. */
function Choice({ schema, path, value, onChange, id, labelId, describedBy, invalid, disabled }: SetterProps<Json>) {
  const { t, choiceLabel } = useFormSurroundings()
  const nameOf = (choice: Json) => {
    if (choice === null) return t('kind.null')
    return typeof choice === 'object' ? JSON.stringify(choice) : choiceLabel(path, String(choice))
  }
  const choices = valuesOf(schema).map(({ value: choice, title }) => ({ choice, label: title ?? nameOf(choice) }))
  const letters = choices.reduce((sum, { label }) => sum + label.length, 0)
  if (choices.length <= SEGMENTS && letters <= LETTERS)
    return (
      <SegmentedControl
        {...{ labelId, describedBy, disabled }}
        name={id}
        choices={choices.map(({ choice, label }) => ({ value: choice, label, isChosen: equals(choice, value) }))}
        onChoose={onChange}
      />
    )
  const at = choices.findIndex(({ choice }) => equals(choice, value))
  return (
    <select
      className={styles.select}
      aria-labelledby={labelId}
      value={at}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => {
        const chosen = choices[Number(event.target.value)]
        if (chosen) onChange(chosen.choice)
      }}
    >
      {at < 0 && <option value={-1}>–</option>}
      {choices.map(({ choice, label }, index) => (
        <option key={JSON.stringify(choice)} value={index}>
          {label}
        </option>
      ))}
    </select>
  )
}

export const choiceSetter = defineSetter('choice', Choice, { isInput: false })
