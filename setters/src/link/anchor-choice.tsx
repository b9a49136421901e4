import controls from '../form/control.module.css'
import type { Choice } from '../services.ts'
import { LinkRow } from './link-row.tsx'

interface AnchorChoiceProps {
  readonly label: string
  /** What no heading at all is called. */
  readonly none: string
  readonly choices: readonly Choice[]
  readonly value: string | undefined
  readonly onChange: (anchor: string) => void
  readonly disabled: boolean
}

/** One of the headings of a page; an anchor that is not among them any more is kept. */
export function AnchorChoice({ label, none, choices, value = '', onChange, disabled }: AnchorChoiceProps) {
  const isUnknown = value !== '' && !choices.some(({ id }) => id === value)
  return (
    <LinkRow label={label}>
      {(id) => (
        <select
          id={id}
          className={controls.select}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{none}</option>
          {isUnknown && <option value={value}>#{value}</option>}
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
    </LinkRow>
  )
}
