import { nameOfLanguage } from '@vitrine/editor-core'
import { type Answer, exportSubscriptions, listSubscriptions, subscriptionStatuses } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction, useCall } from '../../context/use-call.ts'
import { useSiteEvents } from '../../context/use-site-events.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { type Column, DataTable } from '../../controls/data-table.tsx'
import { SelectField } from '../../controls/field.tsx'
import { Badge, Card, type Tone } from '../../controls/page.tsx'
import { EmptyState, RequestState } from '../../controls/request-state.tsx'
import { saveFile } from '../../controls/save-file.ts'
import { ScreenPager } from '../../controls/screen-pager.tsx'
import { SearchField } from '../../controls/search-field.tsx'
import { Time } from '../../controls/time.tsx'
import { useQuery } from '../../navigation/navigation-context.ts'
import { usePages } from '../../navigation/use-pages.ts'
import styles from '../inbox.module.css'
import { InboxHead } from '../inbox-head.tsx'
import { PersonMenu } from '../personal-data/person-menu.tsx'

const PAGE_SIZE = 50

type Subscription = Answer<typeof listSubscriptions>['items'][number]

const tones: Readonly<Record<Subscription['status'], Tone>> = {
  pending: 'warn',
  confirmed: 'good',
  unsubscribed: 'plain',
  bounced: 'bad',
}

/** Who asked for the newsletter, and what became of it. */
export function Subscriptions() {
  const { t } = useTranslation('office')
  const [query, setQuery] = useQuery()
  const status = subscriptionStatuses.find((one) => one === query.get('status'))
  const q = query.get('q') ?? ''
  const pages = usePages(PAGE_SIZE)
  const request = useCall(listSubscriptions, {
    page: pages.page,
    pageSize: PAGE_SIZE,
    ...(status && { status }),
    ...(q && { q }),
  })
  useSiteEvents(['inbox'], request.refresh)
  const { send, boot } = useOffice()
  const { isBusy, error, run } = useAction()
  const save = () =>
    run(async () => {
      const file = (await send(exportSubscriptions, { ...(status && { status }), ...(q && { q }) })) as unknown as Blob
      saveFile(file, `${boot.clientId}-subscriptions-${new Date().toISOString().slice(0, 10)}.csv`)
    })
  return (
    <div className={styles.part}>
      <InboxHead />
      <div className={styles.partContent}>
        <div className={styles.partFilters}>
          <SearchField
            label={t('inbox.subscriptions.search')}
            value={q}
            onChange={(words) => setQuery({ q: words, page: undefined })}
          />
          <SelectField
            label={t('inbox.subscriptions.status')}
            value={status ?? ''}
            choices={[
              { value: '', label: t('inbox.filter.all') },
              ...subscriptionStatuses.map((value) => ({ value, label: t(`inbox.subscription.${value}`) })),
            ]}
            onChange={(value) => setQuery({ status: value, page: undefined })}
          />
          <button type="button" className={controls.button} disabled={isBusy} onClick={() => void save()}>
            <Download size={16} aria-hidden />
            {t('inbox.subscriptions.export')}
          </button>
        </div>
        <ActionError error={error} />
        <Card>
          <RequestState request={request}>
            {({ items, total }) =>
              items.length === 0 ? (
                <EmptyState text={status || q ? t('inbox.subscriptions.noMatch') : t('inbox.subscriptions.empty')} />
              ) : (
                <>
                  <SubscriptionTable subscriptions={items} onErased={request.refresh} />
                  <ScreenPager {...pages} total={total} />
                </>
              )
            }
          </RequestState>
        </Card>
      </div>
    </div>
  )
}

interface SubscriptionTableProps {
  readonly subscriptions: readonly Subscription[]
  readonly onErased: () => void
}

function SubscriptionTable({ subscriptions, onErased }: SubscriptionTableProps) {
  const { t } = useTranslation('office')
  const { locale, may } = useOffice()
  const columns: readonly Column<Subscription>[] = [
    { id: 'email', label: t('inbox.person.email'), cell: ({ email }) => <bdi>{email}</bdi> },
    {
      id: 'status',
      label: t('inbox.subscriptions.status'),
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`inbox.subscription.${status}`)}</Badge>,
    },
    { id: 'language', label: t('inbox.person.language'), cell: ({ language }) => nameOfLanguage(locale, language) },
    { id: 'created', label: t('inbox.subscriptions.created'), cell: ({ createdAt }) => <Time at={createdAt} /> },
    {
      id: 'changed',
      label: t('inbox.subscriptions.confirmed'),
      cell: ({ confirmedAt }) => (confirmedAt ? <Time at={confirmedAt} /> : '–'),
    },
    ...(may('people.erase')
      ? [
          {
            id: 'person',
            label: t('inbox.personal'),
            hidesLabel: true,
            isAtEnd: true,
            cell: ({ email }: Subscription) => <PersonMenu email={email} onErased={onErased} />,
          },
        ]
      : []),
  ]
  return (
    <DataTable label={t('inbox.part.subscriptions')} columns={columns} rows={subscriptions} keyOf={({ id }) => id} />
  )
}
