'use client'

import { useStage } from '@vitrine/renderer'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Chooser } from './chooser.tsx'
import { type Comment, type CommentsData, namesOf, subjectOf } from './comment-data.ts'
import styles from './comments.module.css'
import { ownIds } from './kept-author.ts'
import { Pins } from './pins.tsx'
import { fetchComments, sendComment } from './requests.ts'
import { Thread } from './thread.tsx'
import { elementOf, usePlaces } from './use-places.ts'
import { WriteForm } from './write-form.tsx'

/** What is open: nothing, the list, the choice of a section, or what is written about one (of the page without). */
type Open =
  | { readonly kind: 'nothing' | 'list' | 'choice' }
  | { readonly kind: 'form'; readonly component: string | undefined }

/**
 * Comments on a preview: a bar at the end of the window, the list beside the page, pins at sections. It comes first in
 * the document, so that whoever goes by keys finds it.
 */
export function Comments(data: CommentsData) {
  const { words } = useStage()
  const { sections } = data
  const [items, setItems] = useState(data.items)
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<Open>({ kind: 'nothing' })
  const [said, setSaid] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const places = usePlaces(ids)
  const names = useMemo(() => namesOf(sections, words), [sections, words])
  useEffect(() => setOwn(ownIds()), [])

  const unresolved = items.filter(({ isResolved }) => !isResolved)
  const resolved = items.filter(({ isResolved }) => isResolved)
  const numberOf = (comment: Comment) => unresolved.indexOf(comment) + 1

  const refresh = useCallback(async () => {
    try {
      setItems(await fetchComments(data))
      setFailed(false)
    } catch {
      // What was there stays there.
      setFailed(true)
    }
    setOwn(ownIds())
  }, [data])
  const isList = open.kind === 'list'
  useEffect(() => {
    if (!isList) return
    void refresh()
    // Replies are there when somebody comes back to the window.
    const look = () => document.visibilityState === 'visible' && void refresh()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isList, refresh])

  const close = useCallback(() => {
    setOpen({ kind: 'nothing' })
    opener.current?.focus()
  }, [])
  const isOpen = open.kind !== 'nothing'
  useEffect(() => {
    if (!isOpen) return
    // What is half written is not thrown away by one key.
    const isWriting = ({ target }: Event) => target instanceof HTMLTextAreaElement && target.value.trim() !== ''
    const press = (event: KeyboardEvent) => event.key === 'Escape' && !isWriting(event) && close()
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOpen, close])
  const done = async (what: string) => {
    setSaid(what)
    await refresh()
  }
  function showThread(id: string) {
    setOpen({ kind: 'list' })
    requestAnimationFrame(() => document.getElementById(`comment-${id}`)?.focus())
  }
  const thread = (comment: Comment) => {
    const { component } = comment
    const isHere = component !== undefined && places.has(component)
    return (
      <Thread
        key={comment.id}
        data={data}
        comment={comment}
        number={comment.isResolved ? undefined : numberOf(comment)}
        subject={subjectOf(comment, names, words)}
        own={own}
        onGo={isHere ? () => elementOf(component)?.scrollIntoView({ block: 'center' }) : undefined}
        onDone={done}
      />
    )
  }
  return (
    <div className={styles.all}>
      <section className={styles.bar} aria-label={words('comments.title')}>
        <button
          ref={opener}
          type="button"
          className={styles.other}
          aria-expanded={isList}
          onClick={() => (isList ? close() : setOpen({ kind: 'list' }))}
        >
          {words('comments.show', { count: unresolved.length })}
        </button>
        {open.kind === 'choice' ? (
          <button type="button" className={styles.main} onClick={close}>
            {words('comments.cancel')}
          </button>
        ) : (
          <button type="button" className={styles.main} onClick={() => setOpen({ kind: 'choice' })}>
            {words('comments.add')}
          </button>
        )}
      </section>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {open.kind === 'choice' && (
        <Chooser
          sections={sections}
          names={names}
          places={places}
          onChoose={(component) => setOpen({ kind: 'form', component })}
        />
      )}
      {open.kind !== 'choice' && (
        <Pins comments={unresolved} names={names} places={places} onOpen={(comment) => showThread(comment.id)} />
      )}
      {open.kind === 'form' && (
        <aside className={styles.panel} aria-label={words('comments.add')}>
          <h2 className={styles.title}>{words('comments.add')}</h2>
          <WriteForm
            label={words('comments.add')}
            action={words('comments.send')}
            limits={data.limits}
            onCancel={close}
            onSend={async (written) => {
              const id = await sendComment(data, { ...written, component: open.component })
              await done(words('comments.sent'))
              showThread(id)
            }}
          >
            <div>
              <label htmlFor="comment-section">{words('comments.about')}</label>
              <select
                id="comment-section"
                value={open.component ?? ''}
                onChange={({ target: { value } }) =>
                  setOpen({ kind: 'form', component: value === '' ? undefined : value })
                }
              >
                <option value="">{words('comments.wholePage')}</option>
                {sections.map(({ id }) => (
                  <option key={id} value={id}>
                    {names.get(id)}
                  </option>
                ))}
              </select>
            </div>
          </WriteForm>
        </aside>
      )}
      {isList && (
        <aside className={styles.panel} aria-label={words('comments.title')}>
          <div className={styles.head}>
            <h2 className={styles.title}>{words('comments.title')}</h2>
            <button type="button" className={styles.close} aria-label={words('comments.close')} onClick={close}>
              <span aria-hidden="true">×</span>
            </button>
          </div>
          {hasFailed && (
            <p role="alert" className={styles.problem}>
              {words('comments.failedLoad')}{' '}
              <button type="button" className={styles.link} onClick={() => void refresh()}>
                {words('comments.tryAgain')}
              </button>
            </p>
          )}
          {items.length === 0 && <p>{words('comments.none')}</p>}
          <ol className={styles.threads}>{unresolved.map(thread)}</ol>
          {resolved.length > 0 && (
            <details className={styles.resolved}>
              <summary>{words('comments.resolved', { count: resolved.length })}</summary>
              <ol className={styles.threads}>{resolved.map(thread)}</ol>
            </details>
          )}
        </aside>
      )}
    </div>
  )
}
