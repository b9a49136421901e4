import { mayReload } from '@vitrine/renderer/reload-guard'
import { watchBuilds } from '@vitrine/renderer/watch-builds'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { type LoadFailure, onLoadFailure } from '@vitrine/setters/internal'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFrame } from '../canvas/frame/frame-context.ts'
import { useDesignerContext } from '../context/designer-context.ts'
import { useSaving } from '../saving/saving-context.tsx'
import { keepView } from '../session/kept-view.ts'
import { useEditorStore } from '../store/context.ts'
import styles from './updates.module.css'

/** Whether the page would come back if it were loaded anew now. */
const isServerThere = (): Promise<boolean> =>
  fetch(`/builds/latest.json?${Date.now()}`).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Says when there is a newer build, and loads it when asked to, once all is saved (R95, R96). A part of the script that
 * does not come loads the page anew by itself where nothing is unsaved (R98); where somebody asks for it again, all is saved
 * before.
 */
export function Updates() {
  const { t } = useTranslation('designer')
  const { boot } = useDesignerContext()
  const { view } = useEditorStore()
  const saving = useSaving()
  const { frame } = useFrame()
  const [state, setState] = useState<'current' | 'ready' | 'saving' | 'later'>('current')

  const reload = useEffectEvent(() => {
    keepView(view, boot.draftsId, frame?.contentWindow?.scrollY ?? 0)
    location.reload()
  })
  const reloadAfterFailure = useEffectEvent(async ({ isAsked }: LoadFailure) => {
    const isSaved = saving.state.getState().kind === 'saved' && !saving.isUnsaved()
    const isEditing = view.state.getState().editedText !== undefined
    const reloads = isAsked
      ? (await isServerThere()) && (await saving.saveNow())
      : navigator.onLine && isSaved && !isEditing && mayReload(boot.buildId)
    if (reloads) reload()
    return reloads
  })
  useEffect(() => onLoadFailure((failure) => reloadAfterFailure(failure)), [])
  useEffect(
    () => watchBuilds(boot.buildId, () => setState('ready'), boot.pollInterval),
    [boot.buildId, boot.pollInterval],
  )

  async function saveAndReload() {
    if (state === 'saving') return
    setState('saving')
    // Why something could not be saved, and what to do, saving says itself.
    if (await saving.saveNow()) reload()
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
            {t(state === 'saving' ? 'saving.saving' : 'newVersion.reload')}
          </button>
          <button type="button" className={controls.button} onClick={() => setState('later')}>
            {t('saving.later')}
          </button>
        </div>
      )}
    </div>
  )
}
