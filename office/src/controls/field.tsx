import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

/** What a control takes from the field that it stands in. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface FieldProps {
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong with it, in words. */
  readonly error?: string | undefined
  readonly children: (control: FieldControl) => ReactNode
}

/** A control with its name, what it is for, and what is wrong with it. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={frames.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <p id={`${id}-error`} className={frames.error}>
          {error}
        </p>
      )}
    </div>
  )
}

interface SelectFieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly isDisabled?: boolean
  readonly onChange: (value: string) => void
}

/** One of several, by a list that opens. */
export const SelectField = ({ label, hint, error, value, choices, isDisabled = false, onChange }: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <select
        {...control}
        className={controls.select}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
