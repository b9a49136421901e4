import { useCommandsContext } from '@vitrine/editor-core'
import { type Answer, type DeliveryState, type listDeliveries, replayDeliveries } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { DataTable } from '../../controls/data-table.tsx'
import { Badge, type Tone } from '../../controls/page.tsx'
import { Time } from '../../controls/time.tsx'
import type { Webhook } from '../webhook.ts'
import styles from '../webhooks.module.css'

type Delivery = Answer<typeof listDeliveries>['items'][number]

interface DeliveryListProps {
  readonly webhook: Webhook
  readonly deliveries: readonly Delivery[]
  readonly onReplayed: () => void
}

/** Events with what the receiver answered, the newest first. */
export function DeliveryList({ webhook, deliveries, onReplayed }: DeliveryListProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const { isBusy, error, run } = useAction()
  const replay = (delivery: Delivery) =>
    run(async () => {
      await send(replayDeliveries, { id: webhook.id, delivery: delivery.id })
      announcer.announce(t('webhooks.againDone'))
      onReplayed()
    })
  return (
    <>
      <ActionError error={error} />
      <DataTable
        label={t('webhooks.deliveries')}
        rows={deliveries}
        keyOf={({ id }) => id}
        columns={[
          { id: 'event', label: t('webhooks.event'), cell: (delivery) => <EventName delivery={delivery} /> },
          { id: 'at', label: t('webhooks.time'), cell: ({ event }) => <Time at={event.at} /> },
          { id: 'state', label: t('webhooks.state'), cell: (delivery) => <Outcome delivery={delivery} /> },
          { id: 'answer', label: t('webhooks.answer'), cell: (delivery) => <ReceiverAnswer delivery={delivery} /> },
          {
            id: 'again',
            label: t('webhooks.again'),
            hidesLabel: true,
            isAtEnd: true,
            cell: (delivery) =>
              delivery.state !== 'waiting' &&
              webhook.isOn && (
                <button
                  type="button"
                  className={controls.button}
                  disabled={isBusy}
                  aria-label={t('webhooks.againFor', { name: delivery.event.object.id })}
                  onClick={() => void replay(delivery)}
                >
                  {t('webhooks.again')}
                </button>
              ),
          },
        ]}
      />
    </>
  )
}

interface CellProps {
  readonly delivery: Delivery
}

function EventName({ delivery: { event } }: CellProps) {
  const { t } = useTranslation('office')
  return (
    <span className={styles.cell}>
      {t(`webhookEvent.${event.type}`)}{' '}
      {event.object.kind !== 'test' && (
        <code dir="ltr" className={styles.soft}>
          {event.object.id}
        </code>
      )}
    </span>
  )
}

const tones: Readonly<Record<DeliveryState, Tone>> = {
  waiting: 'plain',
  failed: 'warn',
  delivered: 'good',
  dead: 'bad',
}

function Outcome({ delivery: { state, tries, nextAt } }: CellProps) {
  const { t } = useTranslation('office')
  return (
    <span className={styles.cell}>
      <Badge tone={tones[state]}>{t(`webhookState.${state}`)}</Badge>{' '}
      {tries > 1 && <span className={styles.soft}>{t('webhooks.tries', { number: tries })}</span>}{' '}
      {nextAt !== undefined && (
        <span className={styles.soft}>
          {t('webhooks.nextTry')} <Time at={nextAt} isWhole />
        </span>
      )}
    </span>
  )
}

/** The status of the answer and why it did not count; its words are opened. */
function ReceiverAnswer({ delivery: { status, failure, answer } }: CellProps) {
  const { t } = useTranslation('office')
  const said = [...(status === undefined ? [] : [String(status)]), ...(failure ? [t(`webhookFailure.${failure}`)] : [])]
  if (answer === undefined) return said.join(' ') || '–'
  return (
    <details>
      <summary>{said.join(' ') || t('webhooks.answer')}</summary>
      <pre dir="auto" className={styles.answer}>
        {answer}
      </pre>
    </details>
  )
}
