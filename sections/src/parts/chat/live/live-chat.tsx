import { drawText, useStage } from '@vitrine/renderer'
import { formLimits } from '@vitrine/schemas'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import fields from '../../form/field.module.css'
import frame from '../chat.module.css'
import type { ChatData } from '../chat-data.ts'
import { Consent } from '../consent.tsx'
import { Bubble } from '../log/bubble.tsx'
import log from '../log/log.module.css'
import { Problem } from '../steps/problem.tsx'
import steps from '../steps/steps.module.css'
import { LeaveAddress } from './leave-address.tsx'
import styles from './live.module.css'
import { forgetLive } from './live-storage.ts'
import { useSomebodyHere } from './somebody-here.ts'
import { type LiveChat as Live, useLiveChat } from './use-live-chat.ts'

interface LiveChatProps {
  readonly data: ChatData
  /** Back to the conversation that asks. */
  readonly onClose: () => void
}

/** The chat with a member of the site: what was written, and where the visitor writes. */
export function LiveChat({ data, onClose }: LiveChatProps) {
  const { words } = useStage()
  const live = useLiveChat(data)
  const { state } = live
  const root = useRef<HTMLDivElement>(null)
  const count = state.entries.length + state.pending.length
  useEffect(() => {
    if (count > 0) scrollTo({ top: document.documentElement.scrollHeight })
  }, [count])
  const { isOver, token } = state
  const hasBegun = token !== undefined || state.pending.length > 0
  const isSomebodyHere = useSomebodyHere(data, !hasBegun)
  useEffect(() => {
    const target = root.current?.querySelector<HTMLElement>('[data-focus]')
    if (isOver || !hasBegun) target?.focus({ preventScroll: true })
  }, [isOver, hasBegun])
  const leave = () => {
    forgetLive(data.clientId)
    onClose()
  }
  return (
    <div ref={root} className={frame.chat}>
      <LiveLog live={live} data={data} />
      <section tabIndex={-1} data-area="" data-live="" aria-label={words('chat.you')} className={frame.area}>
        <div className={styles.answer}>
          <Notices live={live} isSomebodyHere={hasBegun ? undefined : isSomebodyHere} />
          {isOver ? (
            <Over live={live} onNew={leave} />
          ) : (
            <>
              {live.asksFor && <LeaveAddress live={live} />}
              <Composer live={live} />
              {!hasBegun && <Consent data={data} />}
              <div className={styles.ways}>
                {hasBegun ? (
                  <button type="button" className={steps.plain} onClick={live.end}>
                    {words('chat.live.end')}
                  </button>
                ) : (
                  <button type="button" className={steps.plain} onClick={leave}>
                    {words('chat.live.questions')}
                  </button>
                )}
              </div>
            </>
          )}
        </div>
      </section>
    </div>
  )
}

/** What was written, the newest last; what is new is read out. */
function LiveLog({ live: { state, retry }, data }: { readonly live: Live; readonly data: ChatData }) {
  const { words, language } = useStage()
  const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' })
  const time = (at: string | number) => {
    const date = new Date(at)
    return <time dateTime={date.toISOString()}>{clock.format(date)}</time>
  }
  return (
    <div role="log" aria-label={words('chat.live.log')} className={log.log}>
      <ul className={log.entries}>
        <Bubble kind="out" from={data.siteName}>
          {words('chat.live.hello')}
        </Bubble>
        {/* One list, so that what was sent stays where it is once the stream brings it. */}
        {[
          ...state.entries.map(({ id, key = id, kind, text, at, by }) => (
            <Bubble
              key={key}
              kind={kind}
              from={kind === 'in' ? words('chat.you') : (by ?? data.siteName)}
              foot={
                <>
                  {kind === 'out' && (
                    <>
                      <bdi>{by ?? data.siteName}</bdi>
                      {' · '}
                    </>
                  )}
                  {time(at)}
                </>
              }
            >
              <bdi>{drawText(text)}</bdi>
            </Bubble>
          )),
          ...state.pending.map(({ key, text, at, state: stage }) => (
            <Bubble
              key={key}
              kind="in"
              from={words('chat.you')}
              foot={
                stage === 'failed' || stage === 'refused' ? (
                  <>
                    <span className={styles.wrong}>{words('chat.live.notSent')}</span>{' '}
                    {!state.isOver && (
                      <button type="button" className={steps.plain} onClick={retry}>
                        {words('inquiry.imageAgain')}
                      </button>
                    )}
                  </>
                ) : stage === 'sent' ? (
                  time(at)
                ) : (
                  words('chat.live.sending')
                )
              }
            >
              <bdi>{drawText(text)}</bdi>
            </Bubble>
          )),
        ]}
      </ul>
    </div>
  )
}

interface NoticesProps {
  readonly live: Live
  readonly isSomebodyHere: boolean | undefined
}

/** How the chat stands, in one line that is read out when it changes. */
function Notices({ live: { state, asksFor }, isSomebodyHere }: NoticesProps) {
  const { words } = useStage()
  const { line, isOver, email, entries, pending, problem } = state
  const isWaiting = entries.length > 0 && entries.at(-1)?.kind === 'in' && pending.length === 0
  const said = isOver
    ? undefined
    : line === 'lost'
      ? words('chat.live.lost')
      : asksFor
        ? words(asksFor === 'left' ? 'chat.live.left' : 'chat.live.silence')
        : email !== undefined
          ? words('chat.live.emailSaved', { email: `\u2068${email}\u2069` })
          : isSomebodyHere === false
            ? words('chat.live.nobody')
            : isWaiting
              ? words('chat.live.waiting')
              : line === 'again'
                ? words('chat.live.connected')
                : undefined
  return (
    <>
      <p role="status" className={steps.hint}>
        {said}
      </p>
      {problem && <Problem text={problem} />}
    </>
  )
}

/** Where the visitor writes: Enter sends, Shift and Enter begin a line. */
function Composer({ live: { state, type, say } }: { readonly live: Live }) {
  const { words } = useStage()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    say()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    say()
  }
  return (
    <form className={styles.composer} onSubmit={submit}>
      <label htmlFor="chat-live-message" className="visually-hidden">
        {words('chat.live.message')}
      </label>
      <textarea
        id="chat-live-message"
        data-focus=""
        dir="auto"
        rows={2}
        maxLength={formLimits.message}
        className={fields.control}
        placeholder={words('chat.live.message')}
        value={state.draft}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="button">
        {words('chat.live.send')}
      </button>
    </form>
  )
}

/** The end: thanks, what may still come, and the ways on. */
function Over({ live: { state }, onNew }: { readonly live: Live; readonly onNew: () => void }) {
  const { words } = useStage()
  const { email, reference } = state
  const [isShown, setShown] = useState(false)
  // Words that come into a region which is there already are read out.
  useEffect(() => setShown(true), [])
  return (
    <div className={steps.panel} data-kind="over">
      <div role="status">
        {isShown && (
          <p tabIndex={-1} data-focus="">
            {state.pending.some((one) => one.state === 'refused')
              ? words('chat.live.over')
              : email === undefined
                ? words('chat.live.ended')
                : words('chat.live.endedMail', { email: `\u2068${email}\u2069` })}
          </p>
        )}
        {isShown && reference !== undefined && <p>{words('form.inquiry.reference', { reference })}</p>}
      </div>
      <div className={steps.choices}>
        <button type="button" className="button" onClick={onNew}>
          {words('chat.live.new')}
        </button>
      </div>
    </div>
  )
}
