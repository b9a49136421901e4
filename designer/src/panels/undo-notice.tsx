import type { History } from '@vitrine/model'
import type { ReactNode } from 'react'
import { useParts } from '../parts.ts'
import { useDraft, useEditor } from '../store/context.ts'
import styles from './controls.module.css'

export type HistoryStep = History['past'][number]

interface ToTell {
  readonly text: string
  /** The step that can be taken back from here for as long as it is the last one. */
  readonly step: HistoryStep | undefined
  readonly onClose: () => void
  readonly onUndone?: () => void
  readonly children?: ReactNode
}

/** Says what was just done, with the way back at hand. */
export function UndoNotice({ text, step, onClose, onUndone, children }: ToTell) {
  const { say } = useParts()
  const editor = useEditor()
  const isLast = useDraft(({ history }) => step !== undefined && history.past.at(-1) === step)
  return (
    <div className={styles.notice}>
      <p aria-live="polite">{text}</p>
      {children}
      <div className={styles.actions}>
        {isLast && (
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              editor.undo()
              onUndone?.()
              onClose()
            }}
          >
            {say('notice.takeBack')}
          </button>
        )}
        <button type="button" className={styles.button} onClick={onClose}>
          {say('notice.close')}
        </button>
      </div>
    </div>
  )
}
