import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { Download } from 'lucide-react'
import { useEditor } from '../../store/context.ts'
import { WorkbenchCard } from '../card.tsx'
import { Import } from './import.tsx'
import { fileNameOf } from './read-draft-file.ts'

/** The draft as a file, to be kept, looked into, and brought back. */
export function DraftFile({ isWhole }: { readonly isWhole: boolean }) {
  const { t } = useTranslation('designer')
  const editor = useEditor()
  function download() {
    const draft = editor.whole()
    const address = URL.createObjectURL(new Blob([JSON.stringify(draft, null, 2)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = fileNameOf(draft)
    link.click()
    // The download has begun when this task is over.
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  }
  return (
    <WorkbenchCard title={t('workbench.file')}>
      <p className={frames.hint}>{t('workbench.fileHint')}</p>
      <button type="button" className={controls.button} disabled={!isWhole} onClick={download}>
        <Download size={16} aria-hidden />
        {t('workbench.download')}
      </button>
      <Import isDisabled={!isWhole} />
    </WorkbenchCard>
  )
}
