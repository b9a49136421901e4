import controls from '../controls/controls.module.css'
import type { ServiceChoice } from '../services.ts'
import { SetterPart } from './part.tsx'

interface PartSelectProps<V extends string> {
  readonly label: string
  readonly choices: readonly (Pick<ServiceChoice, 'name'> & { readonly id: V })[]
  readonly value: V
  readonly onChange: (value: V) => void
  readonly disabled: boolean
}

/** A part that is one of a list. */
export function PartSelect<V extends string>({ label, choices, value, onChange, disabled }: PartSelectProps<V>) {
  return (
    <SetterPart label={label}>
      {(partId) => (
        <select
          id={partId}
          className={controls.select}
          value={value}
          disabled={disabled}
          onChange={(event) => {
            const chosen = choices.find((choice) => choice.id === event.target.value)
            if (chosen) onChange(chosen.id)
          }}
        >
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </SetterPart>
  )
}
