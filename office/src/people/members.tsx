import { type RowAction, RowMenu } from '@vitrine/editor-core'
import { listMembers } from '@vitrine/schemas'
import LogOut from 'lucide-react/icons/log-out'
import UserCog from 'lucide-react/icons/user-cog'
import UserMinus from 'lucide-react/icons/user-minus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useCall } from '../context/use-call.ts'
import { DataTable } from '../controls/data-table.tsx'
import { Badge, Card } from '../controls/page.tsx'
import { RequestState } from '../controls/request-state.tsx'
import { ScreenPager } from '../controls/screen-pager.tsx'
import { Time } from '../controls/time.tsx'
import { usePages } from '../navigation/use-pages.ts'
import { ChangeRoleDialog } from './change-role-dialog.tsx'
import type { Member } from './member.ts'
import styles from './people.module.css'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'
import { RoleText } from './role-text.tsx'

const PAGE_SIZE = 50

/** Who works on the site, and as what. */
export function Members() {
  const { t } = useTranslation('office')
  const pages = usePages(PAGE_SIZE)
  const request = useCall(listMembers, { page: pages.page, pageSize: PAGE_SIZE })
  const [asked, setAsked] = useState<{ readonly what: 'change' | 'remove'; readonly member: Member }>()
  const close = (isDone: boolean) => {
    setAsked(undefined)
    if (isDone) request.refresh()
  }
  return (
    <Card title={t('people.members')}>
      <RequestState request={request}>
        {({ items, total }) => (
          <>
            <DataTable
              label={t('people.members')}
              rows={items}
              keyOf={({ accountId }) => accountId}
              columns={[
                { id: 'name', label: t('people.name'), cell: (member) => <MemberName member={member} /> },
                { id: 'role', label: t('people.role'), cell: (member) => <RoleText place={member} /> },
                { id: 'since', label: t('people.since'), cell: ({ createdAt }) => <Time at={createdAt} /> },
                {
                  id: 'actions',
                  label: t('people.actions'),
                  hidesLabel: true,
                  isAtEnd: true,
                  cell: (member) => (
                    <MemberMenu
                      member={member}
                      onChange={() => setAsked({ what: 'change', member })}
                      onRemove={() => setAsked({ what: 'remove', member })}
                    />
                  ),
                },
              ]}
            />
            <ScreenPager {...pages} total={total} />
          </>
        )}
      </RequestState>
      {asked?.what === 'change' && <ChangeRoleDialog member={asked.member} onClose={close} />}
      {asked?.what === 'remove' && <RemoveMemberDialog member={asked.member} onClose={close} />}
    </Card>
  )
}

function MemberName({ member: { name, email, isYou } }: { readonly member: Member }) {
  const { t } = useTranslation('office')
  return (
    <span className={styles.person}>
      <span className={styles.name}>
        <bdi>{name}</bdi> {isYou && <Badge>{t('people.you')}</Badge>}
      </span>
      <bdi className={styles.email}>{email}</bdi>
    </span>
  )
}

interface MemberMenuProps {
  readonly member: Member
  readonly onChange: () => void
  readonly onRemove: () => void
}

/** What may be done with a member: nothing for those who may not, and with an owner only by owners. */
function MemberMenu({ member: { name, role, isYou }, onChange, onRemove }: MemberMenuProps) {
  const { t } = useTranslation('office')
  const { may, member: own } = useOffice()
  if (!may('members.write')) return null
  const reason = role === 'owner' && own.role !== 'owner' ? t('people.onlyOwners') : undefined
  const actions: readonly RowAction[] = [
    { id: 'change', label: t('people.changeRole'), icon: UserCog, run: onChange, reason },
    isYou
      ? { id: 'remove', label: t('people.leave'), icon: LogOut, run: onRemove, reason }
      : { id: 'remove', label: t('people.remove'), icon: UserMinus, run: onRemove, reason },
  ]
  return <RowMenu label={t('people.actionsFor', { name })} actions={actions} />
}
