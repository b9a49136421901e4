import { RowMenu } from '@vitrine/editor-core'
import KeyRound from 'lucide-react/icons/key-round'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../controls/data-table.tsx'
import { Badge } from '../controls/page.tsx'
import { Time } from '../controls/time.tsx'
import { hostOf, type Webhook } from './webhook.ts'
import styles from './webhooks.module.css'

interface WebhookListProps {
  readonly webhooks: readonly Webhook[]
  readonly onEdit: (webhook: Webhook) => void
  readonly onTest: (webhook: Webhook) => void
  readonly onRotate: (webhook: Webhook) => void
  readonly onDelete: (webhook: Webhook) => void
}

/** The webhooks of the site; each leads to its deliveries. */
export function WebhookList({ webhooks, onEdit, onTest, onRotate, onDelete }: WebhookListProps) {
  const { t } = useTranslation('office')
  return (
    <DataTable
      label={t('screen.webhooks')}
      rows={webhooks}
      keyOf={({ id }) => id}
      to={({ id }) => `/webhooks/${id}`}
      columns={[
        {
          id: 'address',
          label: t('webhooks.address'),
          cell: ({ url }) => (
            <bdi dir="ltr" className={styles.address}>
              {url}
            </bdi>
          ),
        },
        { id: 'events', label: t('webhooks.events'), cell: (webhook) => <Events webhook={webhook} /> },
        { id: 'state', label: t('webhooks.state'), cell: (webhook) => <State webhook={webhook} /> },
        { id: 'waiting', label: t('webhookState.waiting'), cell: (webhook) => <Amount webhook={webhook} /> },
        { id: 'maker', label: t('apiKeys.maker'), cell: (webhook) => <Maker webhook={webhook} /> },
        {
          id: 'actions',
          label: t('people.actions'),
          hidesLabel: true,
          isAtEnd: true,
          cell: (webhook) => (
            <RowMenu
              label={t('people.actionsFor', { name: hostOf(webhook) })}
              actions={[
                { id: 'edit', label: t('action.edit'), icon: Pencil, run: () => onEdit(webhook) },
                { id: 'test', label: t('webhooks.test'), icon: Send, run: () => onTest(webhook) },
                { id: 'rotate', label: t('webhooks.newSecret'), icon: KeyRound, run: () => onRotate(webhook) },
                { id: 'delete', label: t('action.delete'), icon: Trash2, run: () => onDelete(webhook) },
              ]}
            />
          ),
        },
      ]}
    />
  )
}

interface CellProps {
  readonly webhook: Webhook
}

/** So many events are written out; more are opened. */
const WRITTEN_OUT = 2

function Events({ webhook: { types } }: CellProps) {
  const { t } = useTranslation('office')
  const list = (
    <ul className={styles.events}>
      {types.map((type) => (
        <li key={type}>{t(`webhookEvent.${type}`)}</li>
      ))}
    </ul>
  )
  if (types.length <= WRITTEN_OUT) return list
  return (
    <details>
      <summary>{t('webhooks.eventsCount', { number: types.length })}</summary>
      {list}
    </details>
  )
}

/** Whether it is on and works; and how long an old secret still counts. */
export function State({ webhook: { isOn, stoppedAt, failingSince, oldSecretUntil } }: CellProps) {
  const { t } = useTranslation('office')
  return (
    <span className={styles.cell}>
      {stoppedAt !== undefined ? (
        <>
          <Badge tone="bad">{t('webhooks.stopped')}</Badge> <Time at={stoppedAt} />
        </>
      ) : !isOn ? (
        <Badge>{t('webhooks.off')}</Badge>
      ) : failingSince !== undefined ? (
        <>
          <Badge tone="warn">{t('webhooks.failing')}</Badge> <Time at={failingSince} />
        </>
      ) : (
        <Badge tone="good">{t('webhooks.on')}</Badge>
      )}{' '}
      {oldSecretUntil !== undefined && (
        <span className={styles.soft}>
          {t('webhooks.oldSecret')} <Time at={oldSecretUntil} isWhole />
        </span>
      )}
    </span>
  )
}

function Amount({ webhook: { waiting } }: CellProps) {
  const { i18n } = useTranslation('office')
  return new Intl.NumberFormat(i18n.language).format(waiting)
}

function Maker({ webhook: { maker } }: CellProps) {
  const { t } = useTranslation('office')
  if (!maker) return t('activity.formerMember')
  return (
    <>
      <bdi>{maker.name}</bdi> {maker.isYou && <Badge>{t('people.you')}</Badge>}
    </>
  )
}
