import {
  MovedNotice,
  nameOfLanguage,
  type PublishAnswer,
  type PublishRequest,
  usePreparedPages,
  usePublishing,
  usePublishState,
} from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useState } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'
import { hasFeature } from '../../context/features.ts'
import { useDraft, useView } from '../../store/context.ts'
import { draftPathOf } from '../../store/page-path.ts'
import styles from './releases.module.css'

/** What became of the last publish from here, and where visitors find it. */
export function PublishOutcome({ onAccept }: { readonly onAccept: (request: PublishRequest) => void }) {
  const { t } = useTranslation('designer')
  const state = usePublishState()
  if (state.kind === 'idle') return null
  if (state.kind === 'published' && state.result.waits) return <Waits {...state} onAccept={onAccept} />
  if (state.kind === 'published') return <Published result={state.result} />
  if (state.kind === 'publishing' && state.done !== undefined) return <InProgress done={state.done} />
  const isFailed = state.kind === 'failed'
  return (
    <div
      {...(isFailed ? { role: 'alert' } : { 'aria-live': 'polite' })}
      className={`${frames.note} ${panel.note}`}
      data-kind={isFailed ? 'bad' : undefined}
    >
      {isFailed ? (state.message ?? t('releases.notSaved')) : t(`releases.${state.kind}`)}
    </div>
  )
}

/** A large draft is published by a job: how far it is, and how to end it. */
function InProgress({ done }: { readonly done: number }) {
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  const publishing = usePublishing()
  const [isCancelling, setIsCancelling] = useState(false)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', roundingMode: 'floor', maximumFractionDigits: 0 })
  const label = t('releases.progress', { percent: percent.format(done) })
  return (
    <div className={`${frames.note} ${panel.note}`}>
      <div>{label}</div>
      <progress className={styles.progress} value={done} max={1} aria-label={t('releases.publishing')} />
      <div className={panel.actions}>
        <button
          type="button"
          className={controls.button}
          aria-disabled={isCancelling || undefined}
          onClick={() => {
            if (isCancelling) return
            setIsCancelling(true)
            void publishing.cancel().finally(() => setIsCancelling(false))
          }}
        >
          {t('releases.cancel')}
        </button>
      </div>
    </div>
  )
}

/** How many pages are ready for their first visitors: nobody has to wait for it. */
export function PreparedPages() {
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  const pages = usePreparedPages()
  if (!pages) return null
  const number = new Intl.NumberFormat(locale)
  const [done, total] = [number.format(pages.done), number.format(pages.total)]
  return (
    <div className={panel.note}>
      <div className={frames.hint}>{t('releases.prepared', { done, total })}</div>
      <progress className={styles.progress} value={pages.done} max={pages.total} aria-label={t('releases.preparing')} />
      <div className={frames.hint}>{t('releases.preparingHint')}</div>
    </div>
  )
}

interface WaitsProps {
  readonly result: PublishAnswer
  readonly request?: PublishRequest | undefined
  readonly onAccept: (request: PublishRequest) => void
}

/** Nothing went live: there are warnings, which are listed below and which a person has to accept. */
function Waits({ result: { warnings, findings }, request, onAccept }: WaitsProps) {
  const { t } = useTranslation('designer')
  const ids = findings.flatMap(({ level, id }) => (level === 'warning' ? [id] : []))
  // Those of a very large draft are not all named; then all are accepted together.
  const accepted: PublishRequest = ids.length === warnings ? { accepted: ids } : { acceptWarnings: true }
  return (
    <div role="alert" className={`${frames.note} ${panel.note}`} data-kind="warn">
      <div>{t('releases.waits', { count: warnings })}</div>
      {request && (
        <div className={panel.actions}>
          <button type="button" className={controls.button} onClick={() => onAccept({ ...request, ...accepted })}>
            {t('releases.acceptAndPublish', { count: warnings })}
          </button>
        </div>
      )}
    </div>
  )
}

function Published({ result }: { readonly result: PublishAnswer }) {
  const { changed, blocked, moved, release } = result
  const { t } = useTranslation('designer')
  const parts = useDesignerContext()
  const { locale, addressOf, send } = parts
  const page = useView(({ curPageId }) => curPageId)
  const language = useView(({ curLanguageEnv }) => curLanguageEnv)
  const record = useDraft(({ pagesList }) => pagesList.find(({ id }) => id === page))
  const address = addressOf(draftPathOf(record), { language })
  const names = new Intl.ListFormat(locale).format(blocked.map((code) => nameOfLanguage(locale, code)))
  const isStopped = !changed && blocked.length > 0
  return (
    <div aria-live="polite" className={`${frames.note} ${panel.note}`} data-kind={blocked.length > 0 ? 'warn' : 'good'}>
      {t(changed ? 'releases.published' : isStopped ? 'releases.failed' : 'releases.unchanged')}
      {blocked.length > 0 && <div>{t('releases.blocked', { languages: names })}</div>}
      <Reasons result={result} />
      {release !== null && hasFeature(parts, 'preview') && (
        <div>
          <a href={address} target="_blank" rel="noreferrer">
            {t('releases.look')}
          </a>
        </div>
      )}
      {moved.map((page) => (
        <MovedNotice key={page.from} {...page} send={send} />
      ))}
    </div>
  )
}

/** How many errors are named for a language; all of them are listed below. */
const NAMED = 3

/** Why languages were kept as they were: the errors of each, once for those that have the same ones. */
function Reasons({ result: { blocked, findings } }: { readonly result: PublishAnswer }) {
  const { locale } = useDesignerContext()
  const ofLanguage = (code: string): readonly string[] => {
    const errors = findings.filter(({ level, language }) => level === 'error' && (language ?? code) === code)
    return [...new Set(errors.map(({ message }) => message))].slice(0, NAMED)
  }
  const together = [...Map.groupBy(blocked, (code) => JSON.stringify(ofLanguage(code))).values()]
  return together.map((codes) => {
    const names = new Intl.ListFormat(locale).format(codes.map((code) => nameOfLanguage(locale, code)))
    const messages = ofLanguage(codes[0] ?? '')
    if (messages.length === 0) return null
    return (
      <section key={codes.join(' ')} aria-label={names}>
        {together.length > 1 && <strong>{names}</strong>}
        <ul className={styles.reasons}>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </section>
    )
  })
}
