import styles from '../controls/controls.module.css'
import { defineSetter, type SetterProps } from '../setter.ts'

/** Yes or no. */
function Switch({ value, onChange, id, describedBy, disabled }: SetterProps<boolean>) {
  return (
    <input
      id={id}
      className={styles.switch}
      type="checkbox"
      role="switch"
      checked={value ?? false}
      aria-checked={value ?? false}
      disabled={disabled}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}

export const switchSetter = defineSetter('switch', Switch, { frame: 'line' })
