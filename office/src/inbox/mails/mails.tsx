import { type Answer, listMails, mailStates, retryMail } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction, useCall } from '../../context/use-call.ts'
import { useSiteEvents } from '../../context/use-site-events.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { type Column, DataTable } from '../../controls/data-table.tsx'
import { SelectField } from '../../controls/field.tsx'
import { Badge, Card } from '../../controls/page.tsx'
import { EmptyState, RequestState } from '../../controls/request-state.tsx'
import { ScreenPager } from '../../controls/screen-pager.tsx'
import { Time } from '../../controls/time.tsx'
import { useQuery } from '../../navigation/navigation-context.ts'
import { usePages } from '../../navigation/use-pages.ts'
import styles from '../inbox.module.css'
import { InboxHead } from '../inbox-head.tsx'
import { mailTones } from './mail-tones.ts'
import mailStyles from './mails.module.css'
import { NoMailServer } from './no-mail-server.tsx'

const PAGE_SIZE = 50

type Mail = Answer<typeof listMails>['items'][number]

/** The mails that the site sent or will send, with those that failed and why. */
export function Mails() {
  const { t } = useTranslation('office')
  const [query, setQuery] = useQuery()
  const state = mailStates.find((one) => one === query.get('state'))
  const pages = usePages(PAGE_SIZE)
  const request = useCall(listMails, { page: pages.page, pageSize: PAGE_SIZE, ...(state && { state }) })
  useSiteEvents(['inbox'], request.refresh)
  return (
    <div className={styles.part}>
      <InboxHead />
      <div className={styles.partContent}>
        <NoMailServer />
        <div className={styles.narrow}>
          <SelectField
            label={t('inbox.mails.state')}
            value={state ?? ''}
            choices={[
              { value: '', label: t('inbox.filter.all') },
              ...mailStates.map((value) => ({ value, label: t(`inbox.mail.${value}`) })),
            ]}
            onChange={(value) => setQuery({ state: value, page: undefined })}
          />
        </div>
        <Card>
          <RequestState request={request}>
            {({ items, total }) =>
              items.length === 0 ? (
                <EmptyState text={state ? t('inbox.mails.noMatch') : t('inbox.mails.empty')} />
              ) : (
                <>
                  <MailTable mails={items} onRetried={request.refresh} />
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

function MailTable({ mails, onRetried }: { readonly mails: readonly Mail[]; readonly onRetried: () => void }) {
  const { t } = useTranslation('office')
  const columns: readonly Column<Mail>[] = [
    { id: 'to', label: t('inbox.mails.to'), cell: ({ to }) => <bdi>{to}</bdi> },
    {
      id: 'subject',
      label: t('inbox.mails.subject'),
      cell: ({ subject, kind }) => (
        <>
          <span dir="auto">{subject || t(`inbox.mailKind.${kind}`, { defaultValue: kind })}</span>
          {subject && <span className={mailStyles.second}>{t(`inbox.mailKind.${kind}`, { defaultValue: kind })}</span>}
        </>
      ),
    },
    { id: 'state', label: t('inbox.mails.state'), cell: (mail) => <State mail={mail} /> },
    {
      id: 'at',
      label: t('inbox.mails.at'),
      isAtEnd: true,
      cell: ({ sentAt, createdAt }) => <Time at={sentAt ?? createdAt} />,
    },
    {
      id: 'retry',
      label: t('inbox.mail.retry'),
      hidesLabel: true,
      isAtEnd: true,
      cell: (mail) => <Retry mail={mail} onRetried={onRetried} />,
    },
  ]
  return <DataTable label={t('inbox.part.mails')} columns={columns} rows={mails} keyOf={({ id }) => id} />
}

function State({ mail: { state, tries, lastError, nextAt } }: { readonly mail: Mail }) {
  const { t } = useTranslation('office')
  return (
    <>
      <Badge tone={mailTones[state]}>{t(`inbox.mail.${state}`)}</Badge>
      {state !== 'sent' && lastError && (
        <span className={mailStyles.reason} dir="auto">
          {lastError}
        </span>
      )}
      {state === 'failed' && (
        <span className={mailStyles.second}>
          {t('inbox.mail.tries', { count: tries })}
          {nextAt && (
            <>
              {' · '}
              {t('inbox.mail.next')} <Time at={nextAt} isWhole />
            </>
          )}
        </span>
      )}
    </>
  )
}

function Retry({ mail, onRetried }: { readonly mail: Mail; readonly onRetried: () => void }) {
  const { t } = useTranslation('office')
  const { send, may } = useOffice()
  const { isBusy, error, run } = useAction()
  const { id, state, to } = mail
  if ((state !== 'failed' && state !== 'dead') || !may('inbox.write')) return null
  return (
    <>
      <button
        type="button"
        className={controls.button}
        disabled={isBusy}
        aria-label={t('inbox.mail.retryTo', { to })}
        onClick={() => void run(() => send(retryMail, { id })).then((isDone) => isDone && onRetried())}
      >
        {t('inbox.mail.retry')}
      </button>
      <ActionError error={error} />
    </>
  )
}
