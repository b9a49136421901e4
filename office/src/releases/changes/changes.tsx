import { ChangeList, changesInWords, type DraftNaming, summaryInWords } from '@vitrine/editor-core'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { diffOf, type ToldChanges } from '../release-diff.ts'
import styles from './changes.module.css'

/** So many changes are shown before somebody asks for more. */
const SHOWN = 50

interface ChangesProps {
  readonly changes: ToldChanges
  readonly naming: DraftNaming
}

/** What visitors see differently: which pages in which languages, and each field with its value before and after. */
export function Changes({ changes, naming }: ChangesProps) {
  const { t } = useTranslation('office')
  const [shown, setShown] = useState(SHOWN)
  const diff = useMemo(() => diffOf(changes), [changes])
  const summary = useMemo(() => summaryInWords(naming, diff), [naming, diff])
  const places = useMemo(() => changesInWords(naming, diff, shown), [naming, diff, shown])
  const hidden = diff.changes.length - shown
  if (summary.length === 0) return <p className={frames.hint}>{t('releases.noChanges')}</p>
  return (
    <div className={styles.changes}>
      <Summary summary={summary} />
      {places.map(({ key, name, changes: ofPlace }) => (
        <section key={key} aria-label={name}>
          <h3 className={styles.place} dir="auto">
            {name}
          </h3>
          <ChangeList changes={ofPlace} />
        </section>
      ))}
      {hidden > 0 && (
        <button type="button" className={controls.button} onClick={() => setShown(shown + SHOWN)}>
          {t('problems.more', { count: hidden })}
        </button>
      )}
      {diff.more > 0 && <p className={frames.hint}>{t('releases.beyond', { count: diff.more })}</p>}
    </div>
  )
}

/** Which pages and parts differ, by the languages that they do so in. */
export const Summary = ({ summary }: { readonly summary: ReturnType<typeof summaryInWords> }) => (
  <ul className={styles.summary}>
    {summary.map(({ languages, what }) => (
      <li key={what}>
        <bdi>{what}</bdi>: <bdi>{languages}</bdi>
      </li>
    ))}
  </ul>
)
