import frames from '@vitrine/setters/controls/frames.module.css'
import styles from './change-list.module.css'
import type { ChangeInWords } from './diff-words.ts'

/** What is different in one place: each field with its value before and after. */
export const ChangeList = ({ changes }: { readonly changes: readonly ChangeInWords[] }) => (
  <ul className={styles.list}>
    {changes.map(({ key, text, languages, before, after }) => (
      <li key={key} className={styles.change}>
        <span dir="auto">{text}</span>
        {languages !== undefined && <span className={frames.tag}>{languages}</span>}
        {before !== undefined && (
          <del dir="auto" className={styles.before}>
            {before}
          </del>
        )}
        {after !== undefined && (
          <ins dir="auto" className={styles.after}>
            {after}
          </ins>
        )}
      </li>
    ))}
  </ul>
)
