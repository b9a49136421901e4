import { type DeliveryState, deliveryStates, listDeliveries, listWebhooks } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import History from 'lucide-react/icons/history'
import Send from 'lucide-react/icons/send'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../context/use-call.ts'
import { SelectField } from '../../controls/field.tsx'
import { Card, Page } from '../../controls/page.tsx'
import { EmptyState, RequestState } from '../../controls/request-state.tsx'
import { ScreenPager } from '../../controls/screen-pager.tsx'
import { useQuery } from '../../navigation/navigation-context.ts'
import { usePages } from '../../navigation/use-pages.ts'
import { TestResult } from '../test-result.tsx'
import { useTest } from '../use-test.ts'
import { hostOf, type Webhook } from '../webhook.ts'
import { State } from '../webhook-list.tsx'
import styles from '../webhooks.module.css'
import { DeliveryList } from './delivery-list.tsx'
import { ReplayDialog } from './replay-dialog.tsx'

const PAGE_SIZE = 50
/** What waits is sent within a second or two. */
const AGAIN = 2000

/** What became of the events that were sent to a webhook. */
export function Deliveries({ id }: { readonly id: string }) {
  const { t } = useTranslation('office')
  const request = useCall(listWebhooks, {})
  const webhook = request.data?.find((one) => one.id === id)
  const back = { to: '/webhooks', label: t('screen.webhooks') }
  if (webhook) return <Log webhook={webhook} back={back} onChanged={request.refresh} />
  return (
    <Page title={t('webhooks.deliveries')} back={back}>
      <RequestState request={request}>{() => <EmptyState text={t('state.notFound')} />}</RequestState>
    </Page>
  )
}

interface LogProps {
  readonly webhook: Webhook
  readonly back: { readonly to: string; readonly label: string }
  readonly onChanged: () => void
}

function Log({ webhook, back, onChanged }: LogProps) {
  const { t } = useTranslation('office')
  const [query, setQuery] = useQuery()
  const pages = usePages(PAGE_SIZE)
  const state: DeliveryState | undefined = deliveryStates.find((one) => one === query.get('state'))
  const { id } = webhook
  const request = useCall(listDeliveries, { id, page: pages.page, pageSize: PAGE_SIZE, ...(state && { state }) })
  const refresh = () => {
    request.refresh()
    onChanged()
  }
  const { result, test } = useTest(refresh)
  const [isReplaying, setReplaying] = useState(false)
  const isWaiting = request.data?.items.some((one) => one.state === 'waiting') === true
  const { data, refresh: lookAgain } = request
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer begins the wait anew
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(lookAgain, AGAIN)
    return () => clearTimeout(timer)
  }, [isWaiting, data])
  const actions = (
    <>
      <button type="button" className={controls.button} onClick={() => void test(id)}>
        <Send size={16} aria-hidden />
        {t('webhooks.test')}
      </button>
      <button type="button" className={controls.button} disabled={!webhook.isOn} onClick={() => setReplaying(true)}>
        <History size={16} aria-hidden />
        {t('webhooks.againSince')}
      </button>
    </>
  )
  return (
    <Page title={hostOf(webhook)} mark={<State webhook={webhook} />} back={back} actions={actions}>
      <TestResult result={result} />
      <search className={styles.facts}>
        <SelectField
          label={t('webhooks.state')}
          value={state ?? ''}
          choices={[
            { value: '', label: t('webhooks.allStates') },
            ...deliveryStates.map((value) => ({ value, label: t(`webhookState.${value}`) })),
          ]}
          onChange={(value) => setQuery({ state: value || undefined, page: undefined })}
        />
      </search>
      <RequestState request={request}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState icon={Send} text={t(state ? 'activity.noMatch' : 'webhooks.noDeliveries')} />
          ) : (
            <>
              <Card>
                <DeliveryList webhook={webhook} deliveries={items} onReplayed={refresh} />
              </Card>
              <ScreenPager {...pages} total={total} />
            </>
          )
        }
      </RequestState>
      {isReplaying && <ReplayDialog id={id} onReplayed={refresh} onClose={() => setReplaying(false)} />}
    </Page>
  )
}
