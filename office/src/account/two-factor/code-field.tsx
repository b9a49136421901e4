import controls from '@vitrine/setters/controls/controls.module.css'
import { Field } from '../../controls/field.tsx'

interface CodeFieldProps {
  readonly label: string
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (value: string) => void
}

/** A code of an authenticator app, or a recovery code. */
export const CodeField = ({ label, value, problem, onChange }: CodeFieldProps) => (
  <Field label={label} error={problem}>
    {(control) => (
      <input
        {...control}
        className={controls.input}
        required
        maxLength={40}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
