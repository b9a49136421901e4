import { nameOfLanguage, usePublishing } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import { CallError, rollBack } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useEffect, useRef, useState } from 'react'
import { useCommands } from '../../commands/index.ts'
import { useDesignerContext } from '../../context/designer-context.ts'
import styles from './releases.module.css'
import type { ReleaseInList } from './use-releases.ts'

interface RollBackProps {
  readonly release: ReleaseInList
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Asks once more before visitors see an older release again, all of it or one language. */
export function RollBack({ release: { id, number, languages }, onDone, onCancel }: RollBackProps) {
  const { t } = useTranslation('designer')
  const { locale, send } = useDesignerContext()
  const { announcer } = useCommands()
  const { followPrepared } = usePublishing()
  const [language, setLanguage] = useState('')
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly message?: string }>({ isBusy: false })
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => first.current?.focus(), [])

  async function goBack() {
    setState({ isBusy: true })
    try {
      const { changed } = await send(rollBack, { id, ...(language !== '' && { language }) })
      const name = language === '' ? '' : nameOfLanguage(locale, language)
      const done = name === '' ? 'releases.rolledBack' : 'releases.rollbackOfTo'
      if (changed) followPrepared()
      announcer.announce(t(changed ? done : 'releases.sameAlready', { number, language: name }))
      onDone()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setState({ isBusy: false, message: error.message })
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own
    <div role="group" aria-label={t('releases.backTo', { number })} className={`${frames.note} ${panel.note}`}>
      <p className={frames.hint}>{t('releases.backMeans', { number })}</p>
      <select
        ref={first}
        className={`${controls.select} ${styles.select}`}
        aria-label={t('releases.whatBack')}
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
      >
        <option value="">{t('releases.wholeSite')}</option>
        {languages.map((code) => (
          <option key={code} value={code}>
            {nameOfLanguage(locale, code)}
          </option>
        ))}
      </select>
      {state.message !== undefined && (
        <p role="alert" className={frames.hint}>
          {state.message}
        </p>
      )}
      <div className={panel.actions}>
        <button
          type="button"
          className={controls.button}
          data-main
          disabled={state.isBusy}
          onClick={() => void goBack()}
        >
          {t('releases.confirmBack', { number })}
        </button>
        <button type="button" className={controls.button} onClick={onCancel}>
          {t('dialog.cancel')}
        </button>
      </div>
    </div>
  )
}
