import controls from '@vitrine/setters/controls/controls.module.css'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { useAction } from '../context/use-call.ts'
import { ActionError } from '../controls/action-error.tsx'
import styles from './change-notice.module.css'

/** What was done in the table, with the way back. */
export interface TableNotice {
  readonly text: string
  /** Why it was not done. */
  readonly error?: Error
  /** What can be done about it: once, then the notice goes. */
  readonly act: { readonly label: string; readonly run: () => Promise<void> }
}

interface TableNoticeProps {
  readonly notice: TableNotice
  readonly onClose: () => void
}

/** Says what was just changed, over the end of the table, so that no row moves. Key it by its notice. */
export function ChangeNotice({ notice: { text, error, act }, onClose }: TableNoticeProps) {
  const { t } = useTranslation('office')
  const { isBusy, error: failure, run } = useAction()
  return (
    <section className={styles.notice} aria-label={t('contentTable.lastChange')}>
      <span>{text}</span>
      <ActionError error={failure ?? error} />
      <button
        type="button"
        className={controls.button}
        disabled={isBusy}
        onClick={async () => {
          if (await run(act.run)) onClose()
        }}
      >
        {act.label}
      </button>
      <button
        type="button"
        className={controls.tool}
        aria-label={t('contentTable.close')}
        title={t('contentTable.close')}
        onClick={onClose}
      >
        <X size={16} aria-hidden />
      </button>
    </section>
  )
}
