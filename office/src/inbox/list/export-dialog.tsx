import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { exportInquiries, type Question } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { saveFile } from '../../controls/save-file.ts'
import type { ConversationsWanted } from './use-conversation-list.ts'

/** What exports can be narrowed by: the status that stands for the folder, and the words. */
function exportOf({ folder, q }: ConversationsWanted): Question<typeof exportInquiries> {
  const status = folder === 'done' ? 'archived' : folder === 'spam' ? 'spam' : folder === 'all' ? undefined : 'open'
  return { ...(status && { status }), ...(q && { q }) }
}

/** The folder that an export is of. */
const exportedFolder = ({ folder }: ConversationsWanted) => (folder === 'mine' || folder === 'unread' ? 'open' : folder)

/** Saves the inquiries of the folder as a table. */
export function ExportButton({ wanted }: { readonly wanted: ConversationsWanted }) {
  const { t } = useTranslation('office')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={controls.tool}
        aria-label={t('inbox.export')}
        title={t('inbox.export')}
        onClick={() => setOpen(true)}
      >
        <Download size={18} aria-hidden />
      </button>
      {isOpen && <ExportDialog wanted={wanted} onClose={() => setOpen(false)} />}
    </>
  )
}

interface ExportDialogProps {
  readonly wanted: ConversationsWanted
  readonly onClose: () => void
}

function ExportDialog({ wanted, onClose }: ExportDialogProps) {
  const { t } = useTranslation('office')
  const { send, boot } = useOffice()
  const { isBusy, error, run } = useAction()
  const folder = t(`inbox.folder.${exportedFolder(wanted)}`)
  const { folder: chosen, kind, tag, assignee, q } = wanted
  const isWider = chosen === 'mine' || chosen === 'unread' || Boolean(kind ?? tag ?? assignee)
  async function save() {
    const isDone = await run(async () => {
      const file = (await send(exportInquiries, exportOf(wanted))) as unknown as Blob
      saveFile(file, `${boot.clientId}-inquiries-${new Date().toISOString().slice(0, 10)}.csv`)
    })
    if (isDone) onClose()
  }
  return (
    <QuestionDialog title={t('inbox.export')} onClose={onClose}>
      <p className={dialog.text}>
        {q === undefined ? t('inbox.export.all', { folder }) : t('inbox.export.matching', { folder, words: q })}
      </p>
      {isWider && <p className={dialog.text}>{t('inbox.export.wider')}</p>}
      <ActionError error={error} />
      <div className={dialog.foot}>
        <DialogAction onPress={onClose}>{t('action.cancel')}</DialogAction>
        <DialogAction isMain isDisabled={isBusy} onPress={() => void save()}>
          {t('inbox.export.save')}
        </DialogAction>
      </div>
    </QuestionDialog>
  )
}
