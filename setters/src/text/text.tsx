import styles from '../controls/controls.module.css'
import { defineSetter, type SetterProps } from '../setter.ts'

/** One line of text. */
function Text({ schema, value, onChange, id, describedBy, invalid, disabled }: SetterProps<string>) {
  return (
    <input
      id={id}
      className={styles.input}
      type={inputTypes[schema.format ?? ''] ?? 'text'}
      dir="auto"
      value={value ?? ''}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

const inputTypes: Readonly<Record<string, string>> = { email: 'email', 'safe-url': 'url' }

export const textSetter = defineSetter('text', Text)
