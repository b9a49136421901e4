import panel from '@vitrine/editor-core/controls/panel.module.css'
import { CallError, commentLimits, replyToComment } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useCommands } from '../../commands/index.ts'
import { useDesignerContext } from '../../context/designer-context.ts'
import styles from './comments.module.css'

interface ReplyFormProps {
  readonly id: string
  /** Who is replied to. */
  readonly name: string
  readonly onClose: (isSent: boolean) => void
}

/** A reply that whoever has a link sees. What was typed stays when it could not be sent. */
export function ReplyForm({ id, name, onClose }: ReplyFormProps) {
  const { t } = useTranslation('designer')
  const { announcer } = useCommands()
  const { send, boot } = useDesignerContext()
  const field = useRef<HTMLTextAreaElement>(null)
  const fieldId = useId()
  const [key] = useState(() => crypto.getRandomValues(new Uint32Array(4)).join('-'))
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  useEffect(() => field.current?.focus(), [])
  async function reply(event: FormEvent) {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    if (isBusy) return
    if (text === '') {
      setMessage(t('comments.needsText'))
      field.current?.focus()
      return
    }
    setBusy(true)
    setMessage(undefined)
    try {
      await send(replyToComment, { id, draftsId: boot.draftsId, text, key })
      announcer.announce(t('comments.sent'))
      onClose(true)
    } catch (error) {
      setBusy(false)
      if (!(error instanceof CallError)) throw error
      setMessage(error.message)
    }
  }
  return (
    <form aria-label={t('comments.replyTo', { name })} className={styles.form} onSubmit={(event) => void reply(event)}>
      <label htmlFor={fieldId}>{t('comments.replyText')}</label>
      <textarea
        ref={field}
        id={fieldId}
        dir="auto"
        rows={3}
        maxLength={commentLimits.text}
        className={controls.input}
        aria-invalid={message !== undefined || undefined}
        aria-describedby={`${fieldId}-problem`}
      />
      <p role="alert" id={`${fieldId}-problem`} className={frames.hint}>
        {message}
      </p>
      <div className={panel.actions}>
        <button type="submit" className={controls.button} data-main aria-disabled={isBusy || undefined}>
          {t('comments.send')}
        </button>
        <button type="button" className={controls.button} onClick={() => onClose(false)}>
          {t('comments.cancel')}
        </button>
      </div>
    </form>
  )
}
