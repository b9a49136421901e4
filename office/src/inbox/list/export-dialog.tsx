import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { exportConversations, exportInquiries, type Question } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { SelectField } from '../../controls/field.tsx'
import { saveFile } from '../../controls/save-file.ts'
import type { ConversationsWanted } from './use-conversation-list.ts'

/** What exports can be narrowed by: the status that stands for the folder, and the words. */
function exportOf({ folder, q }: ConversationsWanted): Question<typeof exportInquiries> {
  const status = folder === 'done' ? 'archived' : folder === 'spam' ? 'spam' : folder === 'all' ? undefined : 'open'
  return { ...(status && { status }), ...(q && { q }) }
}

/** The list as it is shown, all of its pages. */
function listed({ kind, tag, assignee, q, folder }: ConversationsWanted): Question<typeof exportConversations> {
  return { folder, ...(kind && { kind }), ...(tag && { tag }), ...(assignee && { assignee }), ...(q && { q }) }
}

/** The folder that an export is of. */
const exportedFolder = ({ folder }: ConversationsWanted) => (folder === 'mine' || folder === 'unread' ? 'open' : folder)

/** Saves what the list shows as a table. */
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
  const { folder, kind, tag, assignee, q } = wanted
  const [isByLine, setByLine] = useState(false)
  const isWider = isByLine && (folder === 'mine' || folder === 'unread' || Boolean(kind ?? tag ?? assignee))
  async function save() {
    const isDone = await run(async () => {
      const file = isByLine
        ? await send(exportInquiries, exportOf(wanted))
        : await send(exportConversations, listed(wanted))
      const day = new Date().toISOString().slice(0, 10)
      saveFile(file as unknown as Blob, `${boot.clientId}-${isByLine ? 'inquiries' : 'inbox'}-${day}.csv`)
    })
    if (isDone) onClose()
  }
  const ofFolder = { folder: t(`inbox.folder.${exportedFolder(wanted)}`) }
  return (
    <QuestionDialog title={t('inbox.export')} onClose={onClose}>
      <SelectField
        label={t('inbox.export.what')}
        value={isByLine ? 'lines' : 'listed'}
        choices={(['listed', 'lines'] as const).map((value) => ({ value, label: t(`inbox.export.${value}`) }))}
        onChange={(value) => setByLine(value === 'lines')}
      />
      <p className={dialog.text}>
        {!isByLine
          ? t('inbox.export.listedText')
          : q === undefined
            ? t('inbox.export.all', ofFolder)
            : t('inbox.export.matching', { ...ofFolder, words: q })}
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
