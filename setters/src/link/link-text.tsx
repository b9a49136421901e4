import type { HTMLInputTypeAttribute } from 'react'
import controls from '../controls/controls.module.css'
import { SetterPart } from '../part/index.ts'

interface LinkTextProps {
  readonly label: string
  readonly type: HTMLInputTypeAttribute
  readonly inputMode: 'url' | 'email' | 'tel'
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly disabled: boolean
}

/** An address, e-mail address or number; written from left to right in every language. */
export function LinkText({ label, value, onChange, describedBy, invalid, disabled, ...input }: LinkTextProps) {
  return (
    <SetterPart label={label}>
      {(id) => (
        <input
          {...input}
          id={id}
          className={controls.input}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={value}
          disabled={disabled}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </SetterPart>
  )
}
