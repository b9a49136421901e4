import panel from '@vitrine/editor-core/controls/panel.module.css'
import { CallError, removeComment } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useEffect, useRef, useState } from 'react'
import { useCommands } from '../../commands/index.ts'
import { useDesignerContext } from '../../context/designer-context.ts'

interface DeleteCommentProps {
  readonly id: string
  readonly onClose: (isDone: boolean) => void
}

/** Asks once more before a comment is gone with its replies. */
export function DeleteComment({ id, onClose }: DeleteCommentProps) {
  const { t } = useTranslation('designer')
  const { announcer } = useCommands()
  const { send, boot } = useDesignerContext()
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly message?: string }>({ isBusy: false })
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  async function remove() {
    setState({ isBusy: true })
    try {
      await send(removeComment, { id, draftsId: boot.draftsId })
      announcer.announce(t('comments.deleted'))
      onClose(true)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setState({ isBusy: false, message: error.message })
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own
    <div role="group" aria-label={t('comments.deleteTitle')} className={`${frames.note} ${panel.note}`}>
      <p>
        <strong>{t('comments.deleteTitle')}</strong>
      </p>
      <p className={frames.hint}>{t('comments.deleteText')}</p>
      {state.message !== undefined && (
        <p role="alert" className={frames.hint}>
          {state.message}
        </p>
      )}
      <div className={panel.actions}>
        <button
          type="button"
          className={controls.button}
          data-main
          disabled={state.isBusy}
          onClick={() => void remove()}
        >
          {t('comments.delete')}
        </button>
        <button ref={cancel} type="button" className={controls.button} onClick={() => onClose(false)}>
          {t('comments.cancel')}
        </button>
      </div>
    </div>
  )
}
