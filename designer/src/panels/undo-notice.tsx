import panel from '@vitrine/editor-core/controls/panel.module.css'
import type { History } from '@vitrine/model'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { type ReactNode, useEffect } from 'react'
import { useDraft, useEditor } from '../store/context.ts'

export type HistoryStep = History['past'][number]

interface UndoNoticeProps {
  readonly text: string
  /** The step that can be taken back from here for as long as it is the last one. */
  readonly step: HistoryStep | undefined
  /** Whether what was done does not count any more. */
  readonly isBack?: boolean
  readonly onClose: () => void
  readonly onUndone?: () => void
  readonly children?: ReactNode
}

/** Says what was just done, with the way back at hand. */
export function UndoNotice({ text, step, isBack = false, onClose, onUndone, children }: UndoNoticeProps) {
  const { t } = useTranslation('designer')
  const editor = useEditor()
  const isLast = useDraft(({ history }) => step !== undefined && history.past.at(-1) === step)
  // By the keys or by a jump in history, as by the button here.
  useEffect(() => {
    if (!isBack) return
    onUndone?.()
    onClose()
  }, [isBack, onUndone, onClose])
  return (
    <div className={`${panel.notice} ${panel.stays}`}>
      <p aria-live="polite">{text}</p>
      {children}
      <div className={panel.actions}>
        {isLast && (
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              editor.undo()
              onUndone?.()
              onClose()
            }}
          >
            {t('notice.takeBack')}
          </button>
        )}
        <button type="button" className={controls.button} onClick={onClose}>
          {t('notice.close')}
        </button>
      </div>
    </div>
  )
}
