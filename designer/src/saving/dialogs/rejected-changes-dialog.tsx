import { DialogAction, messageText, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useDesignerContext } from '../../context/designer-context.ts'
import { changeInWords } from '../../i18n/change-text.ts'
import { placeInWords } from '../../i18n/location-text.ts'
import { useEditor } from '../../store/context.ts'
import type { RejectedChange } from '../conflicts/rejected-changes.ts'
import styles from '../saving.module.css'
import { useSaving } from '../saving-context.tsx'

/** Tells what could not be saved and why. What was written can be copied before it goes. */
export function RejectedChangesDialog({ change }: { readonly change: RejectedChange }) {
  const parts = useDesignerContext()
  const saving = useSaving()
  const editor = useEditor()
  const { t } = parts
  const { operations, message, refusal: error } = change
  const lines = operations.map(
    (operation) => `${placeInWords({ ...parts, editor }, operation)}: ${changeInWords(parts, operation)}`,
  )
  const done = () => saving.dismiss(change)
  return (
    <QuestionDialog title={t('saving.refused.title')} onClose={done}>
      <p className={dialog.text}>{error ? messageText(t, error.key, error.params) : message}</p>
      <p className={frames.hint}>{t('saving.refused.hint')}</p>
      <ul className={styles.changes}>
        {lines.map((line, at) => (
          <li key={operations[at]?.id}>{line}</li>
        ))}
      </ul>
      <div className={dialog.foot}>
        <DialogAction onPress={() => void navigator.clipboard?.writeText(lines.join('\n'))}>
          {t('saving.refused.copy')}
        </DialogAction>
        <DialogAction isMain onPress={done}>
          {t('dialog.close')}
        </DialogAction>
      </div>
    </QuestionDialog>
  )
}
