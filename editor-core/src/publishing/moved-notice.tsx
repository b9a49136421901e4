import { CallError, removeRedirect } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useState } from 'react'
import type { SendCall } from '../context/service.ts'
import panel from '../controls/panel.module.css'
import { leftToRight } from '../i18n/left-to-right.ts'
import type { PublishAnswer } from './publishing.ts'

type MovedNoticeProps = PublishAnswer['moved'][number] & { readonly send: SendCall }

/** A page has another address: visitors of the old one are led there, until somebody says otherwise. */
export function MovedNotice({ from, to, redirect, send }: MovedNoticeProps) {
  const { t } = useTranslation('editor')
  const [state, setState] = useState<'led' | 'asking' | 'left'>('led')
  const [wrong, setWrong] = useState<string>()
  if (redirect === undefined || state === 'left') return null
  async function leave(id: string) {
    setState('asking')
    try {
      await send(removeRedirect, { id })
      setState('left')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setState('led')
      setWrong(error.message)
    }
  }
  return (
    <div className={panel.actions}>
      <span>{t('redirect.done', { from: leftToRight(decodeURI(from)), to: leftToRight(decodeURI(to)) })}</span>
      <button
        type="button"
        className={controls.button}
        disabled={state === 'asking'}
        onClick={() => void leave(redirect)}
      >
        {t('redirect.stop')}
      </button>
      {wrong !== undefined && (
        <p role="alert" className={frames.error}>
          {wrong}
        </p>
      )}
    </div>
  )
}
