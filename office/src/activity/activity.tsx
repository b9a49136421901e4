import { listDeeds, listMembers, siteAuditKinds } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useCall } from '../context/use-call.ts'
import { useSiteEvents } from '../context/use-site-events.ts'
import { DataTable } from '../controls/data-table.tsx'
import { Field, SelectField } from '../controls/field.tsx'
import { Card, Page } from '../controls/page.tsx'
import { EmptyState, RequestState } from '../controls/request-state.tsx'
import { ScreenPager } from '../controls/screen-pager.tsx'
import { Time } from '../controls/time.tsx'
import { useQuery } from '../navigation/navigation-context.ts'
import { usePages } from '../navigation/use-pages.ts'
import styles from './activity.module.css'
import { type AuditEntry, EventActor, EventText } from './event-text.tsx'

const PAGE_SIZE = 50

type Kind = (typeof siteAuditKinds)[number]
const isKind = (value: string | null): value is Kind => siteAuditKinds.includes(value as Kind)

/** When a day begins where somebody looks, `2026-03-15` as the moment that the log is asked from; nothing for what is no day. */
function beginOf(day: string): string | undefined {
  const begin = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00`) : undefined
  return begin === undefined || Number.isNaN(begin.getTime()) ? undefined : begin.toISOString()
}

/** When a day ends where somebody looks: with it the next one begins. */
function endOf(day: string): string | undefined {
  const begin = beginOf(day)
  if (begin === undefined) return undefined
  const next = new Date(begin)
  next.setDate(next.getDate() + 1)
  return next.toISOString()
}

/** What the address asks for; what it says wrongly is left out. */
function filterIn(query: URLSearchParams) {
  const kind = query.get('kind')
  const day = query.get('from') ?? ''
  const from = beginOf(day)
  const lastDay = query.get('to') ?? ''
  const to = endOf(lastDay)
  return {
    kind: isKind(kind) ? kind : '',
    day: from === undefined ? '' : day,
    from,
    lastDay: to === undefined ? '' : lastDay,
    to,
    person: query.get('person')?.slice(0, 64) ?? '',
  }
}

/** The audit log: who did what on the site, and when. */
export default function ActivityScreen() {
  const { t } = useTranslation('office')
  const [query, setQuery] = useQuery()
  const { kind, day, from, lastDay, to, person } = filterIn(query)
  const pages = usePages(PAGE_SIZE)
  const { may } = useOffice()
  const members = useCall(listMembers, { pageSize: 100 }, { isReady: may('members.read') }).data?.items
  const request = useCall(listDeeds, {
    page: pages.page,
    pageSize: PAGE_SIZE,
    ...(kind !== '' && { action: kind }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(person !== '' && { account: person }),
  })
  useSiteEvents(['content', 'inbox', 'jobs', 'release', 'comments'], request.refresh)
  const isFiltered = kind !== '' || day !== '' || lastDay !== '' || person !== ''
  const showAll = () =>
    setQuery({ kind: undefined, from: undefined, to: undefined, person: undefined, page: undefined })
  return (
    <Page title={t('screen.activity')}>
      <search className={styles.filters}>
        <SelectField
          label={t('activity.kind')}
          value={kind}
          choices={[
            { value: '', label: t('activity.allKinds') },
            ...siteAuditKinds.map((value) => ({ value, label: t(`activity.kind.${value}`) })),
          ]}
          onChange={(value) => setQuery({ kind: value, page: undefined })}
        />
        <Field label={t('activity.from')}>
          {(control) => (
            <input
              {...control}
              type="date"
              className={controls.input}
              value={day}
              onChange={(event) => setQuery({ from: event.target.value, page: undefined })}
            />
          )}
        </Field>
        <Field label={t('activity.to')}>
          {(control) => (
            <input
              {...control}
              type="date"
              className={controls.input}
              min={day}
              value={lastDay}
              onChange={(event) => setQuery({ to: event.target.value, page: undefined })}
            />
          )}
        </Field>
        {members && (
          <SelectField
            label={t('activity.person')}
            value={person}
            choices={[
              { value: '', label: t('activity.allPersons') },
              ...members.map(({ accountId, name }) => ({ value: accountId, label: name })),
            ]}
            onChange={(value) => setQuery({ person: value, page: undefined })}
          />
        )}
        {isFiltered && (
          <button type="button" className={controls.button} onClick={showAll}>
            {t('activity.clear')}
          </button>
        )}
      </search>
      <RequestState request={request}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState text={t(isFiltered || pages.page > 1 ? 'activity.noMatch' : 'activity.empty')}>
              {(isFiltered || pages.page > 1) && (
                <button type="button" className={controls.button} onClick={showAll}>
                  {t('activity.showAll')}
                </button>
              )}
            </EmptyState>
          ) : (
            <>
              <Card>
                <Events items={items} />
              </Card>
              <ScreenPager {...pages} total={total} />
            </>
          )
        }
      </RequestState>
    </Page>
  )
}

const Words = ({ event }: { readonly event: AuditEntry }) => (
  <span className={styles.words}>
    <EventText event={event} />
  </span>
)

function Events({ items }: { readonly items: readonly AuditEntry[] }) {
  const { t } = useTranslation('office')
  return (
    <DataTable
      label={t('screen.activity')}
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        { id: 'what', label: t('activity.what'), cell: (event) => <Words event={event} /> },
        { id: 'who', label: t('activity.who'), cell: (event) => <EventActor event={event} /> },
        { id: 'when', label: t('activity.when'), isAtEnd: true, cell: ({ at }) => <Time at={at} isWhole /> },
      ]}
    />
  )
}
