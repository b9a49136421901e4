import { useCommandsContext } from '@vitrine/editor-core'
import { type Answer, undoReplacement } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { Card } from '../../controls/page.tsx'
import { Time } from '../../controls/time.tsx'
import { Link } from '../../navigation/link.tsx'
import styles from '../media.module.css'
import type { MediaDetailItem } from '../media-item.ts'
import { PlaceList } from './place-list.tsx'

type Undone = Answer<typeof undoReplacement>

interface ReplacementsCardProps {
  readonly item: MediaDetailItem
  readonly onChanged: () => void
}

/** What took the place of a file everywhere, by whom, and the way back; nothing where nothing did. */
export function ReplacementsCard({ item, onChanged }: ReplacementsCardProps) {
  const { t } = useTranslation('office')
  const { send, may } = useOffice()
  const { announcer } = useCommandsContext()
  const { isBusy, error, run } = useAction()
  const [undone, setUndone] = useState<Undone>()
  if (item.replacements.length === 0) return null
  const undo = (replacement: string) =>
    run(async () => {
      const done = await send(undoReplacement, { id: item.id, replacement })
      setUndone(done)
      announcer.announce(said(done))
      onChanged()
    })
  const said = ({ places, left }: Undone) =>
    left.length === 0 ? t('media.undone', { count: places.length }) : t('media.undonePartly', { count: left.length })
  return (
    <Card title={t('media.replaced')}>
      <ul className={styles.uses}>
        {item.replacements.map(({ id, by, at, account, places, undoneAt }) => (
          <li key={id} className={styles.replacement}>
            <span>
              {by.id === item.id ? (
                t('media.replacedItself', { count: places })
              ) : (
                <>
                  {t('media.replacedBy', { count: places })}{' '}
                  {by.name === undefined ? t('media.replacedGone') : <Link to={`/media/${by.id}`}>{by.name}</Link>}
                </>
              )}
            </span>
            <span className={styles.summary}>
              {account !== undefined && <bdi>{account}</bdi>} <Time at={at} />
            </span>
            {undoneAt === undefined ? (
              may('media.write') && (
                <button
                  type="button"
                  className={controls.button}
                  aria-disabled={isBusy || undefined}
                  onClick={() => isBusy || void undo(id)}
                >
                  {t('media.undo')}
                </button>
              )
            ) : (
              <span className={styles.summary}>{t('media.isUndone')}</span>
            )}
          </li>
        ))}
      </ul>
      <ActionError error={error} />
      {undone && (
        <div role="status" className={styles.undone}>
          <p>{said(undone)}</p>
          {undone.left.length > 0 && <PlaceList label={t('media.undoneLeft')} places={undone.left} />}
        </div>
      )}
    </Card>
  )
}
