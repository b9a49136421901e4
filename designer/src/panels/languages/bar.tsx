import { useDesignerContext } from '../../context/designer-context.ts'
import styles from './languages.module.css'

/** How many texts there are, and what became of them in one language. */
export interface Figures {
  readonly total: number
  readonly translated: number
  readonly stale: number
}

/** How much is translated, as a bar and in percent. */
export function Bar({ figures: { total, translated, stale } }: { readonly figures: Figures }) {
  const { locale } = useDesignerContext()
  const share = (part: number, all: number) => (total === 0 ? all : part / total)
  // Never rounded up to all of it.
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0, roundingMode: 'floor' })
  return (
    <span className={styles.coverage}>
      <span className={styles.bar} aria-hidden>
        <span style={{ inlineSize: `${share(translated, 1) * 100}%` }} />
        <span data-stale style={{ inlineSize: `${share(stale, 0) * 100}%` }} />
      </span>
      <span className={styles.percent}>{percent.format(share(translated, 1))}</span>
    </span>
  )
}
