import Lock from 'lucide-react/icons/lock'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Time } from '../../controls/time.tsx'
import { type Conversation, type ConversationEntry, nameOfWriter } from '../records.ts'
import { MailState } from './mail-state.tsx'
import { Pictures } from './pictures.tsx'
import styles from './thread.module.css'

interface TimelineEntryProps {
  readonly entry: ConversationEntry
  readonly conversation: Conversation
  readonly onRetried: () => void
}

/** One piece of a conversation: a message, a note of a member, or something that happened. */
export function TimelineEntry({ entry, conversation, onRetried }: TimelineEntryProps) {
  const { t } = useTranslation('office')
  const { kind, text, at, mail } = entry
  const images = conversation.images.filter(({ id }) => entry.images.includes(id))
  if (kind === 'event') return <EventEntry entry={entry} />
  return (
    <li className={styles.entry} data-kind={kind}>
      <div className={styles.entryHead}>
        <Author entry={entry} conversation={conversation} />
        {kind === 'note' && (
          <span className={styles.internal}>
            <Lock size={12} aria-hidden />
            {t('inbox.note.internal')}
          </span>
        )}
        <span className={styles.soft}>
          <Time at={at} />
        </span>
      </div>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <Pictures images={images} />
      {mail && <MailState mail={mail} onRetried={onRetried} />}
    </li>
  )
}

/** Who wrote it: the buyer, from another address perhaps, a member, or the site itself in a chat. */
function Author({ entry, conversation }: Pick<TimelineEntryProps, 'entry' | 'conversation'>) {
  const { t } = useTranslation('office')
  const { account: me, boot } = useOffice()
  const { kind, account, sender } = entry
  if (kind === 'in')
    return (
      <strong dir="auto">
        {nameOfWriter(conversation, t)}
        {sender && sender.toLowerCase() !== conversation.email.toLowerCase() && (
          <bdi className={styles.soft}> {`<${sender}>`}</bdi>
        )}
      </strong>
    )
  if (!account) return <strong dir="auto">{boot.siteName}</strong>
  return (
    <strong dir="auto">
      {account.accountId === me.id ? t('inbox.person.you') : (account.name ?? t('inbox.person.gone'))}
    </strong>
  )
}

function EventEntry({ entry }: { readonly entry: ConversationEntry }) {
  const { t } = useTranslation('office')
  const { key = '', text, account, at } = entry
  const by = account?.name ?? t('inbox.person.gone')
  const words =
    key === 'assigned'
      ? t('inbox.event.assigned', { by, name: text })
      : key === 'unassigned'
        ? t('inbox.event.unassigned', { by })
        : key === 'bounce'
          ? t('inbox.event.bounce')
          : key === 'auto-reply'
            ? t('inbox.event.autoReply')
            : key === 'chat-address'
              ? t('chat.event.address', { email: text })
              : key === 'chat-ended'
                ? t('chat.event.ended')
                : undefined
  const hasText = text !== '' && !['assigned', 'unassigned', 'chat-address'].includes(key)
  return (
    <li className={styles.event} data-bad={key === 'bounce' || undefined}>
      <span dir="auto">{words ?? text}</span>
      <Time at={at} />
      {words !== undefined && hasText && (
        <details className={styles.eventText}>
          <summary>{t('inbox.event.text')}</summary>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </details>
      )}
    </li>
  )
}
