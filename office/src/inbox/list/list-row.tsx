import frames from '@vitrine/setters/controls/frames.module.css'
import ImageIcon from 'lucide-react/icons/image'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import PackageSearch from 'lucide-react/icons/package-search'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../controls/page.tsx'
import { Time } from '../../controls/time.tsx'
import { Link } from '../../navigation/link.tsx'
import { type ConversationRow, nameOfWriter, statusTones } from '../records.ts'
import styles from './list.module.css'

const kindIcons = { inquiry: PackageSearch, chat: MessageCircle, contact: Mail }

interface ListRowProps {
  readonly row: ConversationRow
  readonly to: string
  readonly isOpen: boolean
}

/** One conversation: who wrote, when, what about, and whose it is. All of it is the link. */
export function ListRow({ row, to, isOpen }: ListRowProps) {
  const { t } = useTranslation('office')
  const { kind, status, company, subject, imageCount, assignee, tags, isUnread, lastAt, chat } = row
  const Icon = kindIcons[kind]
  return (
    <li>
      <Link
        to={to}
        className={styles.row}
        aria-current={isOpen ? 'true' : undefined}
        data-unread={isUnread || undefined}
      >
        <Icon size={16} role="img" aria-label={t(`inbox.kind.${kind}`)} className={styles.kind} />
        <span className={styles.content}>
          <span className={styles.first}>
            <bdi className={styles.name}>{nameOfWriter(row, t)}</bdi>
            {isUnread && <span className={frames.visuallyHidden}>{t('inbox.unread')}</span>}
            <span className={styles.when}>
              <Time at={lastAt} />
            </span>
          </span>
          {company && (
            <bdi className={styles.company} dir="auto">
              {company}
            </bdi>
          )}
          <span className={styles.subject} dir="auto">
            {subject || t(`inbox.kind.${kind}`)}
          </span>
          <span className={styles.marks}>
            {chat?.isVisitorHere && <Badge tone="good">{t('chat.live')}</Badge>}
            {status !== 'new' && status !== 'read' && (
              <Badge tone={statusTones[status]}>{t(`inbox.status.${status}`)}</Badge>
            )}
            {tags.map((tag) => (
              <Badge key={tag}>
                <bdi>{tag}</bdi>
              </Badge>
            ))}
            {imageCount > 0 && (
              <span className={styles.images}>
                <ImageIcon size={14} role="img" aria-label={t('inbox.images', { count: imageCount })} />
                <span aria-hidden>{imageCount}</span>
              </span>
            )}
            {assignee && (
              <span className={styles.assignee}>
                <bdi>{assignee.name ?? t('inbox.person.gone')}</bdi>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}
