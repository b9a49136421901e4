import { leftToRight } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import { addRedirect, CallError } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useId, useState } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useDraft, useEditor } from '../../store/context.ts'
import { addressOfPage, nameOfPage } from './page-names.ts'

interface RedirectOfferProps {
  /** A path of the site. */
  readonly from: string
  /** The id of the redirect that was made. */
  readonly onMade: (redirect: string) => void
}

/** Leads visitors of an address that is no longer there to another page. It counts at once, without a publish. */
export function RedirectOffer({ from, onMade }: RedirectOfferProps) {
  const { t } = useTranslation('designer')
  const { send } = useDesignerContext()
  const editor = useEditor()
  const pages = useDraft(({ pagesList }) => pagesList)
  const { defaultLanguage } = editor.state.getState().configuration
  const targets = pages.flatMap((page) => {
    const address = addressOfPage(page)
    return address === undefined || address === from ? [] : [[address, nameOfPage(editor, page, defaultLanguage)]]
  })
  const [to, setTo] = useState('/')
  const [state, setState] = useState<'offered' | 'sending' | 'done'>('offered')
  const [wrong, setWrong] = useState<string>()
  const id = useId()

  async function lead() {
    setState('sending')
    setWrong(undefined)
    try {
      const { id: made } = await send(addRedirect, { from: decodeURI(from), to, status: 301 })
      setState('done')
      onMade(made)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setState('offered')
      setWrong(Object.values(error.fields ?? {})[0] ?? error.message)
    }
  }

  if (state === 'done')
    return <p aria-live="polite">{t('redirect.done', { from: leftToRight(from), to: leftToRight(to) })}</p>
  return (
    <div className={panel.field}>
      <label htmlFor={id}>{t('redirect.to', { from })}</label>
      <select id={id} className={controls.select} value={to} onChange={(event) => setTo(event.target.value)}>
        {targets.map(([address, name]) => (
          <option key={address} value={address}>
            {name}
          </option>
        ))}
      </select>
      <p className={frames.hint}>{t('redirect.hint')}</p>
      {wrong !== undefined && (
        <p role="alert" className={frames.error}>
          {wrong}
        </p>
      )}
      <div className={panel.actions}>
        <button type="button" className={controls.button} disabled={state === 'sending'} onClick={() => void lead()}>
          {t('redirect.create')}
        </button>
      </div>
    </div>
  )
}
