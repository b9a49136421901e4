import { useStage } from '@vitrine/renderer'
import { useState } from 'react'
import type { Comment, CommentsData, Reply } from './comment-data.ts'
import styles from './comments.module.css'
import { deleteComment, saveComment, sendComment } from './requests.ts'
import { WriteForm } from './write-form.tsx'

export interface ThreadProps {
  readonly data: CommentsData
  readonly comment: Comment
  /** The number of its pin; nothing for what is resolved. */
  readonly number?: number | undefined
  /** What it is about, in words. */
  readonly subject: string
  /** The ids of what was written in this browser. */
  readonly own: ReadonlySet<string>
  /** Shows its section; nothing where there is none on the page. */
  readonly onGo?: (() => void) | undefined
  /** Something was written, and is told in these words. */
  readonly onDone: (said: string) => Promise<void>
}

/** One comment with what was replied, and the ways to reply and to change one's own. */
export function Thread({ data, comment, number, subject, own, onGo, onDone }: ThreadProps) {
  const { words } = useStage()
  const [isReplying, setReplying] = useState(false)
  return (
    <li className={styles.thread} id={`comment-${comment.id}`} tabIndex={-1}>
      <p className={styles.subject}>
        {number !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        {onGo ? (
          <button
            type="button"
            className={styles.link}
            aria-label={words('comments.goTo', { name: subject })}
            onClick={onGo}
          >
            <bdi>{subject}</bdi>
          </button>
        ) : (
          <bdi>{subject}</bdi>
        )}
        {comment.isResolved && <span className={styles.tag}>{words('comments.isResolved')}</span>}
      </p>
      <Entry data={data} entry={comment} isOwn={own.has(comment.id)} onDone={onDone} />
      {comment.replies.length > 0 && (
        <ul className={styles.replies}>
          {comment.replies.map((reply) => (
            <li key={reply.id}>
              <Entry data={data} entry={reply} isOwn={own.has(reply.id)} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
      {isReplying ? (
        <WriteForm
          label={words('comments.replyTo', { name: comment.name })}
          action={words('comments.sendReply')}
          limits={data.limits}
          onCancel={() => setReplying(false)}
          onSend={async (written) => {
            await sendComment(data, { ...written, thread: comment.id })
            await onDone(words('comments.sent'))
            setReplying(false)
            document.getElementById(`comment-${comment.id}`)?.focus()
          }}
        />
      ) : (
        <button
          type="button"
          className={styles.link}
          aria-label={words('comments.replyTo', { name: comment.name })}
          onClick={() => setReplying(true)}
        >
          {words('comments.reply')}
        </button>
      )}
    </li>
  )
}

interface EntryProps extends Pick<ThreadProps, 'data' | 'onDone'> {
  readonly entry: Comment | Reply
  readonly isOwn: boolean
}

/** So much of a text names it. */
const start = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

function Entry({ data, entry, isOwn, onDone }: EntryProps) {
  const { language, words } = useStage()
  const { id, name, isMember, text, at, editedAt } = entry
  const [isEditing, setEditing] = useState(false)
  const [problem, setProblem] = useState('')
  const mayChange = isOwn && Date.now() - Date.parse(at) < data.limits.changeable
  async function remove() {
    setProblem('')
    try {
      await deleteComment(data, id)
      await onDone(words('comments.deleted'))
    } catch (error) {
      setProblem(error instanceof Error && error.name === 'CommentRefused' ? error.message : words('comments.failed'))
    }
  }
  if (isEditing)
    return (
      <WriteForm
        label={words('comments.editThis', { text: start(text) })}
        action={words('comments.save')}
        limits={data.limits}
        text={text}
        asksName={false}
        onCancel={() => setEditing(false)}
        onSend={async (written) => {
          await saveComment(data, id, written.text)
          await onDone(words('comments.saved'))
          setEditing(false)
        }}
      />
    )
  return (
    <>
      <p className={styles.by}>
        <strong dir="auto">{name}</strong>
        {isMember && <span className={styles.tag}>{words('comments.team')}</span>}
        <time dateTime={at}>
          {new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))}
        </time>
        {editedAt !== undefined && <span>{words('comments.edited')}</span>}
      </p>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
      {mayChange && (
        <p className={styles.own}>
          <button
            type="button"
            className={styles.link}
            aria-label={words('comments.editThis', { text: start(text) })}
            onClick={() => setEditing(true)}
          >
            {words('comments.edit')}
          </button>
          <button
            type="button"
            className={styles.link}
            aria-label={words('comments.deleteThis', { text: start(text) })}
            onClick={() => void remove()}
          >
            {words('comments.delete')}
          </button>
        </p>
      )}
      {problem !== '' && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
