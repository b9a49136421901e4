import { Icon, useStage } from '@vitrine/renderer'
import styles from './form-outcome.module.css'

/** A field that is wrong: the id of its control, and what is said of it. */
export interface WrongField {
  readonly id: string
  readonly message: string
}

/**
 * All that is wrong with a form, with a link to each field (R200), as on GOV.UK; screen readers announce it at
 * once. It stands in every form, hidden while there is nothing: the script of forms fills it in.
 */
export function ErrorSummary({ wrong }: { readonly wrong: readonly WrongField[] }) {
  const { words } = useStage()
  return (
    <div role="alert" className={styles.notice} data-kind="failed" data-summary="" hidden={wrong.length === 0}>
      <Icon name="circle-alert" className={styles.sign} />
      <div>
        <h2 className={styles.problem}>{words('form.problem')}</h2>
        <ul className={styles.wrongs}>
          {wrong.map(({ id, message }) => (
            <li key={id}>
              <a href={`#${id}`}>{message}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
