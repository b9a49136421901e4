import { type RowAction, RowMenu, useCommandsContext } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { type Answer, listInvitations, removeInvitation, resendInvitation } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import MailX from 'lucide-react/icons/mail-x'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useAction, useCall } from '../context/use-call.ts'
import { useSiteEvents } from '../context/use-site-events.ts'
import { ActionError } from '../controls/action-error.tsx'
import { ConfirmDialog } from '../controls/confirm-dialog.tsx'
import { DataTable } from '../controls/data-table.tsx'
import { Badge, Card, type Tone } from '../controls/page.tsx'
import { EmptyState, RequestState } from '../controls/request-state.tsx'
import { Time } from '../controls/time.tsx'
import styles from './people.module.css'
import { RoleText } from './role-text.tsx'

type Invitation = Answer<typeof listInvitations>['items'][number]

const tones: Readonly<Record<Invitation['mail'], Tone>> = {
  waiting: 'plain',
  sent: 'good',
  failed: 'bad',
  'no-mail-server': 'warn',
}

/** No more can wait at the same time, so one page holds them all. */
const MOST = 100

/** The invitations of the site. Asked again when work of the service ended: a mail may have left by then. */
export function useInvitations() {
  const request = useCall(listInvitations, { pageSize: MOST })
  useSiteEvents(['jobs'], request.refresh)
  return request
}

/** Who was invited and has not accepted yet: what became of the mail, and until when its link works. */
export function Invitations({ request }: { readonly request: ReturnType<typeof useInvitations> }) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const [ended, setEnded] = useState<Invitation>()
  const action = useAction()
  async function resend({ id, email }: Invitation) {
    const isDone = await action.run(async () => {
      const { mail } = await send(resendInvitation, { id })
      announcer.announce(t(mail === 'no-mail-server' ? 'people.invitationWaits' : 'people.resent', { email }))
    })
    if (isDone) request.refresh()
  }
  return (
    <Card title={t('people.invitations')}>
      <ActionError error={action.error} />
      <RequestState request={request}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text={t('people.noInvitations')} />
          ) : (
            <>
              <DataTable
                label={t('people.invitations')}
                rows={items}
                keyOf={({ id }) => id}
                columns={[
                  { id: 'email', label: t('people.email'), cell: ({ email }) => <bdi>{email}</bdi> },
                  { id: 'role', label: t('people.role'), cell: (invitation) => <RoleText place={invitation} /> },
                  { id: 'by', label: t('people.invitedBy'), cell: ({ invitedBy }) => <bdi>{invitedBy}</bdi> },
                  { id: 'state', label: t('people.state'), cell: (invitation) => <State invitation={invitation} /> },
                  {
                    id: 'actions',
                    label: t('people.actions'),
                    hidesLabel: true,
                    isAtEnd: true,
                    cell: (invitation) => (
                      <InvitationMenu
                        invitation={invitation}
                        onResend={() => void resend(invitation)}
                        onEnd={() => setEnded(invitation)}
                      />
                    ),
                  },
                ]}
              />
              <Notices items={items} />
            </>
          )
        }
      </RequestState>
      {ended && (
        <ConfirmDialog
          title={t('people.cancelTitle', { email: ended.email })}
          action={t('people.cancelInvitation')}
          onConfirm={() => send(removeInvitation, { id: ended.id })}
          onClose={(isDone) => {
            setEnded(undefined)
            if (!isDone) return
            announcer.announce(t('people.cancelled', { email: ended.email }))
            request.refresh()
          }}
        >
          <p className={dialog.text}>{t('people.cancelText')}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

/** What became of the mail, and until when its link works. */
function State({ invitation: { mail, isExpired, expiresAt } }: { readonly invitation: Invitation }) {
  const { t } = useTranslation('office')
  return (
    <span className={styles.person}>
      <span>
        <Badge tone={isExpired ? 'bad' : tones[mail]}>
          {isExpired ? t('people.expired') : t(`people.mail.${mail}`)}
        </Badge>
      </span>
      <span className={styles.email}>
        {t(isExpired ? 'people.expiredOn' : 'people.expiresOn')} <Time at={expiresAt} isWhole />
      </span>
    </span>
  )
}

/** What to do about mails that do not leave: once, however many wait for the same. */
function Notices({ items }: { readonly items: readonly Invitation[] }) {
  const notices = [...new Set(items.flatMap(({ notice }) => (notice === undefined ? [] : [notice])))]
  return notices.map((notice) => (
    <p key={notice} className={`${frames.note} ${styles.notice}`} data-kind="warn">
      {notice}
    </p>
  ))
}

interface InvitationMenuProps {
  readonly invitation: Invitation
  readonly onResend: () => void
  readonly onEnd: () => void
}

function InvitationMenu({ invitation: { email, role }, onResend, onEnd }: InvitationMenuProps) {
  const { t } = useTranslation('office')
  const { may, member } = useOffice()
  if (!may('members.write')) return null
  const reason = role === 'owner' && member.role !== 'owner' ? t('people.onlyOwners') : undefined
  const actions: readonly RowAction[] = [
    { id: 'resend', label: t('people.resend'), icon: Send, run: onResend, reason },
    { id: 'end', label: t('people.cancelInvitation'), icon: MailX, run: onEnd, reason },
  ]
  return <RowMenu label={t('people.actionsFor', { name: email })} actions={actions} />
}
