import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Time } from '../../controls/time.tsx'
import type { Conversation, ConversationEntry } from '../records.ts'
import styles from './thread.module.css'
import { TimelineEntry } from './timeline-entry.tsx'

type StatusChange = Conversation['history'][number]
type Moment =
  | { readonly at: string; readonly entry: ConversationEntry }
  | { readonly at: string; readonly change: StatusChange }

/** What was written and what was done, in the order in which it was. */
function momentsOf({ entries, history }: Conversation): readonly Moment[] {
  const moments: Moment[] = [
    ...entries.map((entry) => ({ at: entry.at, entry })),
    ...history.map((change) => ({ at: change.at, change })),
  ]
  return moments.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

interface TimelineProps {
  readonly conversation: Conversation
  /** A mail of it is sent again. */
  readonly onRetried: () => void
}

/** Everything since the first message. */
export function Timeline({ conversation, onRetried }: TimelineProps) {
  const { t } = useTranslation('office')
  const end = useRef<HTMLOListElement>(null)
  useScrolledToEnd(end, conversation)
  const moments = momentsOf(conversation)
  if (moments.length === 0) return null
  return (
    <ol
      ref={end}
      className={styles.entries}
      aria-label={t('inbox.timeline')}
      aria-live={conversation.chat ? 'polite' : undefined}
    >
      {moments.map((moment) =>
        'entry' in moment ? (
          <TimelineEntry key={moment.entry.id} entry={moment.entry} conversation={conversation} onRetried={onRetried} />
        ) : (
          <StatusMoment key={`${moment.at} ${moment.change.status}`} change={moment.change} />
        ),
      )}
    </ol>
  )
}

/** A long conversation is opened at its end, and what one writes oneself is brought into view. */
function useScrolledToEnd(list: RefObject<HTMLOListElement | null>, { kind, chat, entries }: Conversation): void {
  const { account } = useOffice()
  const hasAnswers = (kind !== 'chat' || chat !== undefined) && entries.some((entry) => entry.kind !== 'event')
  const count = useRef(hasAnswers ? 0 : entries.length)
  const { length } = entries
  // In a chat the end is where one looks.
  const isOwn = entries.at(-1)?.account?.accountId === account.id || chat?.isVisitorHere === true
  useEffect(() => {
    const isFirst = count.current === 0
    if (length > count.current && (isFirst || isOwn))
      list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' })
    count.current = length
  }, [list, length, isOwn])
}

function StatusMoment({ change }: { readonly change: StatusChange }) {
  const { t } = useTranslation('office')
  const { at, by, status, note } = change
  const name = by ?? t('inbox.person.gone')
  return (
    <li className={styles.event}>
      <span dir="auto">
        {t('inbox.event.status', { name, status: t(`inbox.status.${status}`) })}
        {note && ` “${note}”`}
      </span>
      <Time at={at} />
    </li>
  )
}
