import { useStage } from '@vitrine/renderer'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './comments.module.css'
import { keepName, keptName, newSecret } from './kept-author.ts'
import { CommentRefused } from './requests.ts'

interface WriteFormProps {
  readonly label: string
  readonly action: string
  readonly limits: { readonly name: number; readonly text: number }
  /** What stands in it already: what is edited needs no name. */
  readonly text?: string
  readonly asksName?: boolean
  readonly children?: ReactNode
  readonly onSend: (written: { readonly name: string; readonly text: string; readonly key: string }) => Promise<unknown>
  readonly onCancel: () => void
}

/** A form for what somebody writes: the text, and once a name. What was typed stays when it could not be sent. */
export function WriteForm(props: WriteFormProps) {
  const { label, action, limits, text = '', asksName = true, children, onSend, onCancel } = props
  const { words } = useStage()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [key] = useState(newSecret)
  const [isBusy, setBusy] = useState(false)
  const [missing, setMissing] = useState<'name' | 'text'>()
  const [problem, setProblem] = useState('')
  // Whoever gave a name before goes on with the text.
  useEffect(() => {
    const first = asksName && keptName() === '' ? 'name' : 'text'
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }, [asksName])
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const given = new FormData(event.currentTarget)
    const [name, written] = ['name', 'text'].map((field) => String(given.get(field) ?? '').trim()) as [string, string]
    const lacking = asksName && name === '' ? 'name' : written === '' ? 'text' : undefined
    setMissing(lacking)
    setProblem('')
    if (lacking) return event.currentTarget.querySelector<HTMLElement>(`[name=${lacking}]`)?.focus()
    setBusy(true)
    try {
      if (asksName) keepName(name)
      await onSend({ name, text: written, key })
    } catch (error) {
      setProblem(error instanceof CommentRefused ? error.message : words('comments.failed'))
      setBusy(false)
    }
  }
  const isMissing = (field: 'name' | 'text') => missing === field || undefined
  const described = (field: 'name' | 'text') => (missing === field ? `${id}-missing` : undefined)
  const whatIsMissing = (field: 'name' | 'text', text: string) =>
    missing === field && (
      <p id={`${id}-missing`} className={styles.problem}>
        {text}
      </p>
    )
  return (
    <form ref={form} aria-label={label} noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      {children}
      {asksName && (
        <div>
          <label htmlFor={`${id}-name`}>{words('comments.name')}</label>
          <input
            id={`${id}-name`}
            name="name"
            dir="auto"
            autoComplete="name"
            maxLength={limits.name}
            defaultValue={keptName()}
            aria-invalid={isMissing('name')}
            aria-describedby={described('name')}
          />
          {whatIsMissing('name', words('comments.needsName'))}
        </div>
      )}
      <div>
        <label htmlFor={`${id}-text`}>{words('comments.text')}</label>
        <textarea
          id={`${id}-text`}
          name="text"
          dir="auto"
          rows={4}
          maxLength={limits.text}
          defaultValue={text}
          aria-invalid={isMissing('text')}
          aria-describedby={described('text')}
        />
        {whatIsMissing('text', words('comments.needsText'))}
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <button type="submit" aria-disabled={isBusy || undefined} className={styles.main}>
          {action}
        </button>
        <button type="button" className={styles.other} onClick={onCancel}>
          {words('comments.cancel')}
        </button>
      </div>
    </form>
  )
}
