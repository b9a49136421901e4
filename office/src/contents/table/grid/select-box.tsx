import styles from '../table.module.css'

interface SelectBoxProps {
  readonly label: string
  readonly isChecked: boolean
  /** Whether some are chosen of those that it stands for. */
  readonly isPartly?: boolean
  readonly onToggle: () => void
}

/** The box by which a row is chosen, or all of a page. */
export const SelectBox = ({ label, isChecked, isPartly = false, onToggle }: SelectBoxProps) => (
  <label className={styles.box}>
    <input
      ref={(input) => {
        if (input) input.indeterminate = isPartly
      }}
      type="checkbox"
      className={styles.hidden}
      tabIndex={-1}
      aria-label={label}
      checked={isChecked}
      onChange={onToggle}
    />
    <span className={styles.mark} aria-hidden />
  </label>
)
