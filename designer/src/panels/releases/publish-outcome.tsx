import { CallError, removeRedirect } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { nameOfLanguage } from '../../commands/index.ts'
import { useParts } from '../../parts.ts'
import { type PublishResult, usePublishState } from '../../publishing/publishing.ts'
import { pathOf } from '../../shell/page-path.ts'
import { useDraft, useView } from '../../store/context.ts'
import panel from '../panel.module.css'

/** What became of the last publish from here, and where visitors find it. */
export function PublishOutcome() {
  const { say } = useParts()
  const state = usePublishState()
  if (state.kind === 'idle') return null
  if (state.kind === 'published') return <Published result={state.result} />
  const isFailed = state.kind === 'failed'
  return (
    <div
      {...(isFailed ? { role: 'alert' } : { 'aria-live': 'polite' })}
      className={`${frames.note} ${panel.note}`}
      data-kind={isFailed ? 'bad' : undefined}
    >
      {isFailed ? (state.message ?? say('releases.notSaved')) : say(`releases.${state.kind}`)}
    </div>
  )
}

function Published({ result: { changed, blocked, moved } }: { readonly result: PublishResult }) {
  const { say, locale, addressOf } = useParts()
  const page = useView(({ curPageId }) => curPageId)
  const language = useView(({ curLanguageEnv }) => curLanguageEnv)
  const record = useDraft(({ pagesList }) => pagesList.find(({ id }) => id === page))
  const address = addressOf(pathOf(record), { language })
  const names = new Intl.ListFormat(locale).format(blocked.map((code) => nameOfLanguage(locale, code)))
  return (
    <div aria-live="polite" className={`${frames.note} ${panel.note}`} data-kind={blocked.length > 0 ? 'warn' : 'good'}>
      {say(changed ? 'releases.published' : 'releases.unchanged')}
      {blocked.length > 0 && <div>{say('releases.blocked', { languages: names })}</div>}
      <div>
        <a href={address} target="_blank" rel="noreferrer">
          {say('releases.look')}
        </a>
      </div>
      {moved.map((page) => (
        <Moved key={page.from} {...page} />
      ))}
    </div>
  )
}

/** A page has another address: visitors of the old one are led there, until somebody says otherwise. */
function Moved({ from, to, redirect }: PublishResult['moved'][number]) {
  const { say, send } = useParts()
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
      <span>{say('redirect.done', { from: decodeURI(from), to: decodeURI(to) })}</span>
      <button
        type="button"
        className={controls.button}
        disabled={state === 'asking'}
        onClick={() => void leave(redirect)}
      >
        {say('redirect.stop')}
      </button>
      {wrong !== undefined && (
        <p role="alert" className={frames.error}>
          {wrong}
        </p>
      )}
    </div>
  )
}
