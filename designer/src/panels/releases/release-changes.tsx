import { ChangeList, changesInWords, type PlaceOfChanges, summaryInWords } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import type { ReleaseDiff } from '@vitrine/model'
import { CallError, diffReleases } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useEffect, useMemo, useState } from 'react'
import { useCommands } from '../../commands/index.ts'
import { useDesignerContext } from '../../context/designer-context.ts'
import { namingOf } from '../places/draft-naming.ts'
import rows from '../rows.module.css'
import styles from './releases.module.css'

/** Changes that are shown at once. */
const SHOWN = 50

/** What visitors saw differently with a release than before it, by page, in words. */
export function ReleaseChanges({ id }: { readonly id: string }) {
  const { t } = useTranslation('designer')
  const { send } = useDesignerContext()
  const [diff, setDiff] = useState<ReleaseDiff | { readonly message: string } | undefined>(undefined)
  useEffect(() => {
    const stop = new AbortController()
    send(diffReleases, { id }, { signal: stop.signal }).then(
      (answer) => stop.signal.aborted || setDiff(answer as unknown as ReleaseDiff),
      (error: unknown) => {
        if (!stop.signal.aborted) setDiff({ message: error instanceof CallError ? error.message : String(error) })
      },
    )
    return () => stop.abort()
  }, [send, id])
  if (!diff) return <p className={frames.hint}>{t('releases.comparing')}</p>
  if ('message' in diff)
    return (
      <p role="alert" className={`${frames.note} ${panel.note}`} data-kind="bad">
        {diff.message}
      </p>
    )
  return <Changes diff={diff} />
}

function Changes({ diff }: { readonly diff: ReleaseDiff }) {
  const { t } = useTranslation('designer')
  const commands = useCommands()
  const [shown, setShown] = useState(SHOWN)
  const summary = useMemo(() => summaryInWords(namingOf(commands), diff), [commands, diff])
  const places = useMemo(() => changesInWords(namingOf(commands), diff, shown), [commands, diff, shown])
  const hidden = diff.changes.length - shown
  if (summary.length === 0) return <p className={frames.hint}>{t('releases.noChanges')}</p>
  return (
    <div className={styles.changes}>
      <ul className={styles.summary}>
        {summary.map(({ languages, what }) => (
          <li key={what}>
            <bdi>{what}</bdi>: <bdi>{languages}</bdi>
          </li>
        ))}
      </ul>
      {places.map((place) => (
        <Place key={place.key} place={place} />
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

function Place({ place: { name, changes } }: { readonly place: PlaceOfChanges }) {
  return (
    <>
      <h4 className={rows.heading} dir="auto">
        {name}
      </h4>
      <ChangeList changes={changes} />
    </>
  )
}
