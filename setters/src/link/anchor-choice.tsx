import { PartSelect } from '../part/index.ts'
import type { ServiceChoice } from '../services.ts'

interface AnchorChoiceProps {
  readonly label: string
  /** What no heading at all is called. */
  readonly none: string
  readonly choices: readonly ServiceChoice[]
  readonly value: string | undefined
  readonly onChange: (anchor: string) => void
  readonly disabled: boolean
}

/** One of the headings of a page; an anchor that is not among them any more is kept. */
export function AnchorChoice({ label, none, choices, value = '', onChange, disabled }: AnchorChoiceProps) {
  const isUnknown = value !== '' && !choices.some(({ id }) => id === value)
  const all = [{ id: '', name: none }, ...(isUnknown ? [{ id: value, name: `#${value}` }] : []), ...choices]
  return <PartSelect {...{ label, value, onChange, disabled }} choices={all} />
}
