import controls from '@vitrine/setters/controls/controls.module.css'
import type { LucideIcon } from 'lucide-react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import CircleCheck from 'lucide-react/icons/circle-check'
import MailIcon from 'lucide-react/icons/mail'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import Reply from 'lucide-react/icons/reply'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../controls/page.tsx'
import { Link } from '../../navigation/link.tsx'
import { PersonMenu } from '../personal-data/person-menu.tsx'
import { type Conversation, nameOfWriter, statusTones } from '../records.ts'
import { conversationKeys } from './conversation-commands.ts'
import styles from './thread.module.css'
import type { ConversationActions } from './use-conversation-actions.ts'

interface ConversationHeadProps {
  readonly conversation: Conversation
  readonly actions: ConversationActions | undefined
  readonly back: string
  /** Leads to the box that a reply is written in, which is far below on a phone. */
  readonly onReply: () => void
}

/** Whose conversation it is, its number and state, and what is done with all of it. */
export function ConversationHead({ conversation, actions, back, onReply }: ConversationHeadProps) {
  const { t } = useTranslation('office')
  const { email, reference, status, chat } = conversation
  return (
    <header className={styles.head}>
      <Link
        to={back}
        className={`${controls.tool} ${styles.back}`}
        aria-label={t('inbox.back')}
        title={t('inbox.back')}
      >
        <ArrowLeft size={18} aria-hidden className={styles.mirrored} />
      </Link>
      <div className={styles.names}>
        <h1 className={styles.title} tabIndex={-1} dir="auto">
          {nameOfWriter(conversation, t)}
        </h1>
        <span className={styles.reference}>{reference}</span>
        <Badge tone={statusTones[status]}>{t(`inbox.status.${status}`)}</Badge>
        {chat?.isVisitorHere && <Badge tone="good">{t('chat.live')}</Badge>}
      </div>
      <div className={styles.actions}>
        {actions && (
          <>
            <button type="button" className={`${controls.button} ${styles.toReply}`} data-main onClick={onReply}>
              <Reply size={18} aria-hidden className={styles.mirrored} />
              <span>{t('inbox.reply')}</span>
            </button>
            <HeadButton
              label={actions.isDone ? t('inbox.notDone') : t('inbox.done')}
              icon={CircleCheck}
              shortcut={conversationKeys.done}
              hasText
              onPress={actions.toggleDone}
            />
            <HeadButton
              label={t('inbox.markUnread')}
              icon={MailIcon}
              shortcut={conversationKeys.unread}
              onPress={actions.markUnread}
            />
            <HeadButton
              label={actions.isSpam ? t('inbox.notSpam') : t('inbox.spam')}
              icon={OctagonAlert}
              shortcut={conversationKeys.spam}
              hasText={actions.isSpam}
              onPress={actions.toggleSpam}
            />
          </>
        )}
        {email !== '' && <PersonMenu email={email} />}
      </div>
    </header>
  )
}

interface HeadButtonProps {
  readonly label: string
  readonly icon: LucideIcon
  readonly shortcut: string
  readonly hasText?: boolean
  readonly onPress: () => Promise<void>
}

function HeadButton({ label, icon: Icon, shortcut, hasText = false, onPress }: HeadButtonProps) {
  return (
    <button
      type="button"
      className={hasText ? controls.button : controls.tool}
      aria-label={label}
      aria-keyshortcuts={shortcut.toUpperCase()}
      title={`${label} · ${shortcut.toUpperCase()}`}
      onClick={() => void onPress()}
    >
      <Icon size={18} aria-hidden />
      {hasText && <span>{label}</span>}
    </button>
  )
}
