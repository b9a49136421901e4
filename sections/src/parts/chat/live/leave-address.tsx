import { useStage } from '@vitrine/renderer'
import { type FormEvent, useState } from 'react'
import fields from '../../form/field.module.css'
import { Problem } from '../steps/problem.tsx'
import styles from './live.module.css'
import type { LiveChat } from './use-live-chat.ts'

/** Where an answer goes that comes when the visitor is gone. */
export function LeaveAddress({ live: { leave } }: { readonly live: LiveChat }) {
  const { words } = useStage()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const wrong = await leave(email.trim())
    setBusy(false)
    setProblem(wrong === '' ? words('chat.live.notSent') : wrong)
  }
  return (
    <form noValidate className={styles.address} onSubmit={(event) => void submit(event)}>
      <label htmlFor="chat-live-email">{words('form.email')}</label>
      <div className={styles.composer}>
        <input
          id="chat-live-email"
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          spellCheck={false}
          required
          className={fields.control}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'chat-problem' : undefined}
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <button type="submit" className="button button-secondary" disabled={isBusy}>
          {words('chat.live.saveEmail')}
        </button>
      </div>
      {problem && <Problem text={problem} />}
    </form>
  )
}
