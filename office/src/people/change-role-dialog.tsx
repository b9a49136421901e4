import { DialogAction, QuestionDialog, useCommandsContext } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { changeMember } from '@vitrine/schemas'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useAction } from '../context/use-call.ts'
import { ActionError } from '../controls/action-error.tsx'
import { problemOf } from '../controls/problem-of.ts'
import { useNavigation } from '../navigation/navigation-context.ts'
import type { Member } from './member.ts'
import { type ChosenRole, placeOf, RoleFields } from './role-fields.tsx'

interface ChangeRoleDialogProps {
  readonly member: Member
  readonly onClose: (isDone: boolean) => void
}

/** Gives a member another role, or other languages. It says what the role can do, and that they must sign in again. */
export function ChangeRoleDialog({ member, onClose }: ChangeRoleDialogProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const navigation = useNavigation()
  const { isBusy, error, run } = useAction()
  const { accountId, name, isYou } = member
  const [chosen, setChosen] = useState<ChosenRole>({
    role: member.role,
    languages: member.languages ?? [],
    permissionSets: (member.permissionSets ?? []).map(({ key }) => key),
  })
  async function save(event: FormEvent) {
    event.preventDefault()
    if (
      !(await run(() =>
        send(changeMember, { accountId, ...(member.permissionSets && { permissionSets: [] }), ...placeOf(chosen) }),
      ))
    )
      return
    announcer.announce(t('people.roleChanged', { name, role: t(`role.${chosen.role}`) }))
    onClose(true)
    // What is offered depends on one's own role, which is known from the start.
    if (isYou && chosen.role !== member.role) location.assign(navigation.addressOf('/today'))
  }
  return (
    <QuestionDialog title={t('people.changeRoleOf', { name })} isWide onClose={() => onClose(false)}>
      <form className={dialog.form} onSubmit={(event) => void save(event)}>
        <RoleFields chosen={chosen} given={member.permissionSets} error={error} onChange={setChosen} />
        <p className={dialog.text}>{t(isYou ? 'people.roleOfYourself' : 'people.roleSignsOut')}</p>
        <ActionError error={problemOf(error, 'languages') === undefined ? error : undefined} />
        <div className={dialog.foot}>
          <DialogAction onPress={() => onClose(false)}>{t('action.cancel')}</DialogAction>
          <DialogAction isMain type="submit" isDisabled={isBusy}>
            {t('action.save')}
          </DialogAction>
        </div>
      </form>
    </QuestionDialog>
  )
}
