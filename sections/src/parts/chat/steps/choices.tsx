import { useStage } from '@vitrine/renderer'
import type { Choice } from '../machine/state.ts'
import type { Chat } from '../use-chat.ts'
import styles from './steps.module.css'

const choices = {
  start: [
    { choice: 'product', label: 'chat.start.product' },
    { choice: 'other', label: 'chat.start.other' },
  ],
  more: [
    { choice: 'yes', label: 'chat.more.yes' },
    { choice: 'no', label: 'chat.more.no' },
  ],
} as const satisfies Readonly<Record<string, readonly { choice: Choice; label: string }[]>>

interface ChoicesProps {
  readonly chat: Chat
  readonly of: keyof typeof choices
}

/** A question that is answered with one press. */
export function Choices({ chat: { dispatch }, of }: ChoicesProps) {
  const { words } = useStage()
  return (
    <div className={styles.choices} data-quick="">
      {choices[of].map(({ choice, label }, at) => (
        <button
          key={choice}
          type="button"
          className="button button-secondary"
          data-focus={at === 0 ? '' : undefined}
          onClick={() => dispatch({ type: 'choose', choice, at: Date.now() })}
        >
          {words(label)}
        </button>
      ))}
    </div>
  )
}
