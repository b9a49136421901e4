import { nameOfLanguage } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import { CallError, changeComment } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useEffect, useRef, useState } from 'react'
import { type CommandContext, useCommands } from '../../commands/index.ts'
import { useDesignerContext } from '../../context/designer-context.ts'
import { shortTime } from '../history/times.ts'
import { openPageOf, openPlace } from '../places/open-place.ts'
import { nameOfComponent } from '../places/place-name.ts'
import rows from '../rows.module.css'
import styles from './comments.module.css'
import { DeleteComment } from './delete-comment.tsx'
import { ReplyForm } from './reply-form.tsx'
import type { CommentInList } from './use-comments.ts'

/** Shows what a comment is about: its section in its language, else its page. */
async function openSubject(commands: CommandContext, { page, component, language }: CommentInList): Promise<void> {
  if (component !== undefined) return openPlace(commands, { page, component, language })
  if (!(await openPageOf(commands, page))) return
  const { languages } = commands.editor.state.getState().configuration
  commands.view.change((state) => {
    if (languages.some(({ code }) => code === language)) state.curLanguageEnv = language
  })
}

interface CommentEntryProps {
  readonly comment: CommentInList
  readonly onChanged: () => void
}

/** One comment: where it is about, what was said and replied, and what can be done with it. */
export function CommentEntry({ comment, onChanged }: CommentEntryProps) {
  const { t } = useTranslation('designer')
  const commands = useCommands()
  const { send, boot, locale } = useDesignerContext()
  const [open, setOpen] = useState<'reply' | 'delete'>()
  const [message, setMessage] = useState<string>()
  const replyButton = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The focus is back where it was, and not at the start of the page.
    if (open === undefined && wasOpen.current) replyButton.current?.focus()
    wasOpen.current = open !== undefined
  }, [open])
  const { id, component, section, isSectionRemoved, isResolved, language } = comment
  const author = comment.name || t('comments.deletedAccount')
  const subject =
    component === undefined
      ? t('comments.wholePage')
      : isSectionRemoved
        ? t('comments.sectionRemoved')
        : nameOfComponent(commands, component, section)

  async function resolve() {
    setMessage(undefined)
    try {
      await send(changeComment, { id, draftsId: boot.draftsId, isResolved: !isResolved })
      commands.announcer.announce(t(isResolved ? 'comments.reopened' : 'comments.resolved'))
      onChanged()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setMessage(error.message)
    }
  }
  const close = (isDone: boolean) => {
    setOpen(undefined)
    if (isDone) onChanged()
  }
  return (
    <li className={styles.comment}>
      <div className={styles.head}>
        {isSectionRemoved ? (
          <p className={styles.gone}>{subject}</p>
        ) : (
          <button
            type="button"
            className={rows.press}
            aria-label={t('comments.go', { name: subject })}
            onClick={() => void openSubject(commands, comment)}
          >
            <span dir="auto" className={styles.subject}>
              {subject}
            </span>
          </button>
        )}
        <span className={frames.tag}>{nameOfLanguage(locale, language)}</span>
      </div>
      <Said entry={comment} />
      {comment.replies.length > 0 && (
        <ul className={styles.replies}>
          {comment.replies.map((reply) => (
            <li key={reply.id}>
              <Said entry={reply} />
            </li>
          ))}
        </ul>
      )}
      {message !== undefined && (
        <p role="alert" className={frames.hint} data-kind="bad">
          {message}
        </p>
      )}
      {open === 'reply' && <ReplyForm id={id} name={author} onClose={close} />}
      {open === 'delete' && <DeleteComment id={id} onClose={close} />}
      {open === undefined && (
        <div className={`${panel.actions} ${styles.actions}`}>
          <button
            ref={replyButton}
            type="button"
            className={controls.button}
            aria-label={t('comments.replyTo', { name: author })}
            onClick={() => setOpen('reply')}
          >
            {t('comments.reply')}
          </button>
          <button
            type="button"
            className={controls.button}
            aria-label={t(isResolved ? 'comments.reopenOf' : 'comments.resolveOf', { name: author })}
            onClick={() => void resolve()}
          >
            {t(isResolved ? 'comments.reopen' : 'comments.resolve')}
          </button>
          <button
            type="button"
            className={controls.button}
            aria-label={t('comments.deleteOf', { name: author })}
            onClick={() => setOpen('delete')}
          >
            {t('comments.delete')}
          </button>
        </div>
      )}
    </li>
  )
}

function Said({ entry }: { readonly entry: CommentInList | CommentInList['replies'][number] }) {
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  const { name, isMember, text, at, editedAt } = entry
  return (
    <div className={styles.said}>
      <p className={frames.hint}>
        <strong dir="auto" className={styles.author}>
          {name || t('comments.deletedAccount')}
        </strong>{' '}
        {isMember && <span className={frames.tag}>{t('comments.team')}</span>}{' '}
        <time dateTime={at}>{shortTime(at, locale)}</time>
        {editedAt !== undefined && ` · ${t('comments.edited')}`}
      </p>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
    </div>
  )
}
