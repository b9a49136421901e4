import controls from '@vitrine/setters/controls/controls.module.css'
import UserPlus from 'lucide-react/icons/user-plus'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useScreenCommands } from '../context/screen-commands.ts'
import { Page } from '../controls/page.tsx'
import { Link } from '../navigation/link.tsx'
import { Invitations, useInvitations } from './invitations.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { Members } from './members.tsx'
import { RolesPage } from './roles-page.tsx'

/** Who works on the site, who is invited to, and what each role may do: `/people`, `/people/roles`. */
export default function People({ id }: { readonly id: string | undefined }) {
  return id === 'roles' ? <RolesPage /> : <Team />
}

function Team() {
  const { t } = useTranslation('office')
  const mayChange = useOffice().may('members.write')
  const [isInviting, setInviting] = useState(false)
  const invitations = useInvitations()
  useScreenCommands(
    useMemo(
      () =>
        mayChange
          ? [
              {
                id: 'invite',
                label: 'people.invite',
                icon: UserPlus,
                group: 'screen',
                shortcuts: ['c'],
                can: () => true,
                run: () => setInviting(true),
              },
            ]
          : [],
      [mayChange],
    ),
  )
  return (
    <Page
      title={t('screen.people')}
      actions={
        <>
          <Link to="/people/roles" className={controls.button}>
            {t('people.roles')}
          </Link>
          {mayChange && (
            <button type="button" className={controls.button} data-main onClick={() => setInviting(true)}>
              <UserPlus size={16} aria-hidden />
              {t('people.invite')}
            </button>
          )}
        </>
      }
    >
      <Members />
      <Invitations request={invitations} />
      {isInviting && (
        <InviteDialog
          onClose={(isDone) => {
            setInviting(false)
            if (isDone) invitations.refresh()
          }}
        />
      )}
    </Page>
  )
}
