import { mayReload } from '@vitrine/renderer/reload-guard'
import { watchBuilds } from '@vitrine/renderer/watch-builds'
import { POLL_INTERVAL } from '@vitrine/schemas/page-life'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { type LoadFailure, onLoadFailure } from '@vitrine/setters/internal'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './update-notice.module.css'

interface UpdateNoticeProps {
  /** The id of the build that the page is of. */
  readonly buildId: string
  /** How often it asks for a newer one, in milliseconds; an hour when that is left out. */
  readonly pollInterval?: number | undefined
  /** Whether a reload would take something away that nobody was asked about. */
  readonly isUnsaved: () => boolean
  /** Saves all of it; answers whether nothing would be lost now. Why something could not be saved it says itself. */
  readonly save: () => Promise<boolean>
  /** Loads the page anew, after it has kept what its next start needs. */
  readonly reload: () => void
}

/** Whether the page would come back if it were loaded anew now. */
const isServerThere = (): Promise<boolean> =>
  fetch(`/builds/latest.json?${Date.now()}`).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Says in an editor when there is a newer build, and loads it when asked to, once all is saved (R95, R96). A part of the
 * script that does not come loads the page anew by itself where nothing is unsaved (R98); where somebody asks for it
 * again, all is saved before.
 */
export function UpdateNotice({ buildId, pollInterval = POLL_INTERVAL, ...editor }: UpdateNoticeProps) {
  const { t } = useTranslation('editor')
  const [state, setState] = useState<'current' | 'ready' | 'saving' | 'later'>('current')

  const reloadAfterFailure = useEffectEvent(async ({ isAsked }: LoadFailure) => {
    const reloads = isAsked
      ? (await isServerThere()) && (await editor.save())
      : navigator.onLine && !editor.isUnsaved() && mayReload(buildId)
    if (reloads) editor.reload()
    return reloads
  })
  useEffect(() => onLoadFailure((failure) => reloadAfterFailure(failure)), [])
  useEffect(() => watchBuilds(buildId, () => setState('ready'), pollInterval), [buildId, pollInterval])

  async function saveAndReload() {
    if (state === 'saving') return
    setState('saving')
    if (await editor.save()) editor.reload()
    else setState('ready')
  }

  const isShown = state === 'ready' || state === 'saving'
  return (
    <div role="status">
      {isShown && (
        <div className={styles.notice}>
          <p>{t('newVersion.ready')}</p>
          <button
            type="button"
            className={controls.button}
            data-main
            aria-disabled={state === 'saving' || undefined}
            onClick={() => void saveAndReload()}
          >
            {t(state === 'saving' ? 'newVersion.saving' : 'newVersion.reload')}
          </button>
          <button type="button" className={controls.button} onClick={() => setState('later')}>
            {t('newVersion.later')}
          </button>
        </div>
      )}
    </div>
  )
}
