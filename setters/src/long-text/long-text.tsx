import styles from '../controls/controls.module.css'
import { defineSetter, type SetterProps } from '../setter.ts'

/** Several lines of text; as high as what is written in it. */
function LongText({ value, onChange, id, describedBy, invalid, disabled }: SetterProps<string>) {
  return (
    <textarea
      id={id}
      className={styles.area}
      rows={3}
      dir="auto"
      value={value ?? ''}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export const longTextSetter = defineSetter('long-text', LongText)
