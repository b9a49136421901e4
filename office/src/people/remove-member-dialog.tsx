import { useCommandsContext } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { removeMember } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { ConfirmDialog } from '../controls/confirm-dialog.tsx'
import type { Member } from './member.ts'

interface RemoveMemberDialogProps {
  readonly member: Member
  readonly onClose: (isDone: boolean) => void
}

/** Takes somebody off the site, or oneself. */
export function RemoveMemberDialog({ member: { accountId, name, isYou }, onClose }: RemoveMemberDialogProps) {
  const { t } = useTranslation('office')
  const { send, boot } = useOffice()
  const { announcer } = useCommandsContext()
  const done = (isDone: boolean) => {
    // Whoever left has no place here any more, and is signed out.
    if (isDone && isYou) location.assign('/account')
    else if (isDone) announcer.announce(t('people.removed', { name }))
    onClose(isDone)
  }
  return (
    <ConfirmDialog
      title={isYou ? t('people.leaveTitle', { site: boot.siteName }) : t('people.removeTitle', { name })}
      action={t(isYou ? 'people.leave' : 'people.remove')}
      onConfirm={() => send(removeMember, { accountId })}
      onClose={done}
    >
      <p className={dialog.text}>{t(isYou ? 'people.leaveText' : 'people.removeText')}</p>
      <p className={dialog.text}>{t('apiKeys.endWithMember')}</p>
    </ConfirmDialog>
  )
}
