'use client'

import { useStage } from '@vitrine/renderer'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './chat.module.css'
import type { ChatData } from './chat-data.ts'
import { Live } from './live/live.tsx'
import { hasLive } from './live/live-storage.ts'
import { Offer } from './live/offer.tsx'
import { useSomebodyHere } from './live/somebody-here.ts'
import { Log } from './log/log.tsx'
import { AnswerArea } from './steps/answer-area.tsx'
import { loadLater } from './steps/later.tsx'
import { useChat } from './use-chat.ts'

/** The chat is drawn in the browser alone (R10, R38): the page holds nothing of it but what it is drawn from. */
export function ChatIsland(data: ChatData) {
  const [isHere, setHere] = useState(false)
  useLayoutEffect(() => setHere(true), [])
  return isHere ? <Conversation data={data} /> : null
}

function Conversation({ data }: { readonly data: ChatData }) {
  const { words } = useStage()
  const chat = useChat(data)
  const { state } = chat
  const area = useRef<HTMLElement>(null)
  const { step, current, isPerson, problem } = state
  const place = `${step} ${current} ${isPerson}`
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(place)
  const said = useRef(problem)
  const hasBegun = step !== 'start'
  useEffect(() => {
    // What comes next is there by the time that it is needed, also when the connection is gone by then.
    const timer = setTimeout(() => loadLater().catch(() => undefined), hasBegun ? 0 : 1000)
    return () => clearTimeout(timer)
  }, [hasBegun])
  // The focus follows the conversation, but for its first look: nobody is to be torn from where they are.
  useEffect(() => {
    if (shown.current === place && said.current === problem) return
    bringIntoView(root.current, area.current, shown.current === place)
    shown.current = place
    said.current = problem
    const target = area.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-focus]') ?? area.current
    target?.focus({ preventScroll: true })
  }, [place, problem])
  const [isLive, setLive] = useState(() => hasLive(data.clientId))
  const isSomebodyHere = useSomebodyHere(data, !isLive && !['sending', 'sent'].includes(step))
  const wasLive = useRef(isLive)
  useEffect(() => {
    if (wasLive.current && !isLive) area.current?.focus({ preventScroll: true })
    wasLive.current = isLive
  }, [isLive])
  if (isLive) return <Live data={data} onClose={() => setLive(false)} />
  const take = () => setLive(true)
  return (
    <div ref={root} className={styles.chat}>
      <Log chat={chat} />
      <section ref={area} tabIndex={-1} data-area="" aria-label={words('chat.you')} className={styles.area}>
        <AnswerArea key={place} chat={chat} onMember={hasBegun && isSomebodyHere ? take : undefined} />
        {!hasBegun && <Offer isSomebodyHere={isSomebodyHere} onTake={take} />}
      </section>
    </div>
  )
}

/** Shows the end of the conversation; where the answer is taller than the window, the question above it comes first. */
function bringIntoView(root: HTMLElement | null, area: HTMLElement | null, isSame: boolean): void {
  const question = root?.querySelector('li:last-child')
  if (!area || !question) return
  const isTall = area.offsetHeight > window.innerHeight * 0.7
  // What is wrong is shown where it stands.
  if (isTall && !isSame) question.scrollIntoView({ block: 'start' })
  else if (!isTall) scrollTo({ top: document.documentElement.scrollHeight })
}
