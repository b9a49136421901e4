import type { SchemaNode } from '@vitrine/schemas'
import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react'
import styles from '../controls/controls.module.css'

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'title' | 'disabled' | 'placeholder' | 'className' | 'aria-label' | 'aria-describedby'
>

interface NumberBoxProps extends InputProps {
  /** Its type, its bounds, its steps. */
  readonly schema: SchemaNode
  readonly value: number | undefined
  /** What counts while there is no value: the arrow keys start there. */
  readonly inherited?: number | undefined
  readonly invalid?: boolean
  readonly onChange: (value: number) => void
  readonly onClear: () => void
}

/** How many steps the arrow keys take with Shift. */
const BIG_STEP = 10

/** The box of a number. What is no number yet stays in it and goes nowhere; Shift and an arrow take ten steps. */
export function NumberBox({ schema, value, inherited, invalid, onChange, onClear, ...input }: NumberBoxProps) {
  const [typed, setTyped] = useState<string>()
  const shown =
    typed !== undefined && (typed === '' || Number(typed) === value || Number.isNaN(Number(typed))) ? typed : undefined
  const change = ({ value: next, validity }: HTMLInputElement) => {
    setTyped(next)
    // A sign or an exponent that waits for its digits says nothing yet; that does not mean that it is to be cleared.
    if (next === '' && validity.badInput) return
    if (next === '') onClear()
    else if (Number.isFinite(Number(next))) onChange(Number(next))
  }
  const step = (event: KeyboardEvent) => {
    const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    const isOwn = event.shiftKey || (value === undefined && inherited !== undefined)
    if (sign === 0 || !isOwn) return
    event.preventDefault()
    const by = sign * (schema.multipleOf ?? 1) * (event.shiftKey ? BIG_STEP : 1)
    setTyped(undefined)
    onChange(within(schema, (value ?? inherited ?? 0) + by))
  }
  return (
    <input
      {...input}
      className={input.className ?? styles.input}
      type="number"
      inputMode={schema.type === 'integer' ? 'numeric' : 'decimal'}
      dir="ltr"
      min={schema.minimum}
      max={schema.maximum}
      step={schema.multipleOf ?? (schema.type === 'integer' ? 1 : 'any')}
      value={shown ?? value ?? ''}
      aria-invalid={invalid || undefined}
      onChange={(event) => change(event.target)}
      onKeyDown={step}
      onBlur={() => setTyped(undefined)}
    />
  )
}

/** A number inside of its bounds, without the dust of adding fractions. */
const within = ({ minimum = -Infinity, maximum = Infinity }: SchemaNode, value: number): number =>
  Number(Math.min(maximum, Math.max(minimum, value)).toFixed(6))
