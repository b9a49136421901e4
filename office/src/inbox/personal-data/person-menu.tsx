import { RowMenu, useCommandsContext } from '@vitrine/editor-core'
import { erasePerson, exportPerson } from '@vitrine/schemas'
import Eraser from 'lucide-react/icons/eraser'
import FileDown from 'lucide-react/icons/file-down'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx'
import { saveFile } from '../../controls/save-file.ts'
import { useNavigation } from '../../navigation/navigation-context.ts'

interface PersonMenuProps {
  readonly email: string
  /** Called when everything is erased; the list of conversations opens when it is left out. */
  readonly onErased?: () => void
}

/** What the law lets somebody ask for: all that is stored of them, as a file or erased. For roles that may do so. */
export function PersonMenu({ email, onErased }: PersonMenuProps) {
  const { t } = useTranslation('office')
  const { send, may } = useOffice()
  const { announcer } = useCommandsContext()
  const navigation = useNavigation()
  const [isAsked, setAsked] = useState(false)
  if (!may('people.erase')) return null
  async function save() {
    try {
      const person = await send(exportPerson, { email })
      const file = new Blob([JSON.stringify(person, undefined, 2)], { type: 'application/json' })
      saveFile(file, `${email.replaceAll(/[^\w.@-]/g, '_')}.json`)
      announcer.announce(t('inbox.personal.exported', { email }))
    } catch (error) {
      announcer.announce(error instanceof Error && error.message ? error.message : t('state.failed'), true)
    }
  }
  function close(isDone: boolean) {
    setAsked(false)
    if (!isDone) return
    announcer.announce(t('inbox.personal.erased', { email }))
    if (onErased) onErased()
    else navigation.go('/inbox')
  }
  return (
    <>
      <RowMenu
        label={t('inbox.personal.of', { email })}
        actions={[
          { id: 'export', label: t('inbox.personal.export'), icon: FileDown, run: () => void save() },
          { id: 'erase', label: t('inbox.personal.erase'), icon: Eraser, run: () => setAsked(true) },
        ]}
      />
      {isAsked && (
        <ConfirmDialog
          title={t('inbox.personal.eraseTitle', { email })}
          action={t('inbox.personal.eraseNow')}
          onConfirm={() => send(erasePerson, { email })}
          onClose={close}
        >
          <p>{t('inbox.personal.eraseText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
