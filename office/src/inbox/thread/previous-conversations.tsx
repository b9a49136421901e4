import { useTranslation } from 'react-i18next'
import { Badge, Card } from '../../controls/page.tsx'
import { Time } from '../../controls/time.tsx'
import { Link } from '../../navigation/link.tsx'
import { type Conversation, statusTones } from '../records.ts'
import styles from './thread.module.css'

/** What came from the same address before. */
export function PreviousConversations({ previous }: Pick<Conversation, 'previous'>) {
  const { t } = useTranslation('office')
  if (previous.length === 0) return null
  return (
    <Card title={t('inbox.previous')}>
      <ul className={styles.previous}>
        {previous.map(({ id, kind, reference, status, subject, createdAt }) => (
          <li key={id}>
            <Link to={`/inbox/${encodeURIComponent(id)}`} dir="auto">
              {subject || t(`inbox.kind.${kind}`)}
            </Link>
            <span className={styles.soft}>
              {reference} · <Time at={createdAt} />
            </span>
            <Badge tone={statusTones[status]}>{t(`inbox.status.${status}`)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
