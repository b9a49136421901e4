import { useStage } from '@vitrine/renderer'
import type { ChangeEvent, InputHTMLAttributes } from 'react'
import fields from '../../form/field.module.css'
import { problemText } from '../phrases.ts'
import type { Chat } from '../use-chat.ts'
import { Problem } from './problem.tsx'
import styles from './text-step.module.css'

const inputs = {
  message: {},
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
} as const satisfies Readonly<Record<string, InputHTMLAttributes<HTMLInputElement>>>

interface TextStepProps {
  readonly chat: Chat
  readonly of: keyof typeof inputs
}

/** A question that is answered in words. What is wrong stands beside what was typed, which stays. */
export function TextStep({ chat: { state, dispatch, phrases, data }, of }: TextStepProps) {
  const stage = useStage()
  const { problem, values } = state
  const message = problem && problemText(problem, stage, data.tooLong)
  const set = (value: string) => dispatch({ type: 'set', values: { [of]: value } })
  const attributes = {
    ...inputs[of],
    id: `chat-${of}`,
    name: of,
    value: values[of],
    required: true,
    className: fields.control,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': message ? 'chat-problem' : undefined,
    'data-focus': '',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(currentTarget.value),
  } as const
  return (
    <form
      noValidate
      className={styles.text}
      onSubmit={(event) => {
        event.preventDefault()
        dispatch({ type: 'answer', at: Date.now() })
      }}
    >
      <label htmlFor={attributes.id} className="visually-hidden">
        {phrases.question(of)}
      </label>
      {of === 'message' ? <textarea {...attributes} rows={4} /> : <input {...attributes} />}
      <button type="submit" className="button">
        {stage.words('chat.continue')}
      </button>
      {message && <Problem text={message} />}
    </form>
  )
}
