import { useTranslation } from '../i18n/use-translation.ts'
import styles from './schema-form.module.css'

/** One line of an error summary; what leads to a field is a link to it. */
export interface SummaryLine {
  readonly text: string
  /** The id of what it is about. */
  readonly target?: string | undefined
  /** Goes there, and opens what hides it. */
  readonly lead?: () => void
}

/** All that is wrong with a form, with a link to each field, as on GOV.UK; screen readers announce it at once. */
export function ErrorSummary({ lines }: { readonly lines: readonly SummaryLine[] }) {
  const { t } = useTranslation('setters')
  return (
    <div role="alert" className={styles.summary}>
      <h2 className={styles.problem}>{t('form.problem')}</h2>
      <ul className={styles.lines}>
        {lines.map(({ text, target, lead }) => (
          <li key={text}>
            {lead ? (
              <a
                href={`#${target}`}
                onClick={(event) => {
                  event.preventDefault()
                  lead()
                }}
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
