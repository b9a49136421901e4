import { useStage } from '@vitrine/renderer'
import type { ReactNode } from 'react'
import type { Chat } from '../use-chat.ts'
import styles from './answer-area.module.css'
import { Choices } from './choices.tsx'
import { Later } from './later.tsx'
import { Person } from './person.tsx'
import steps from './steps.module.css'
import { TextStep } from './text-step.tsx'

interface AnswerAreaProps {
  readonly chat: Chat
  /** Leads to a member who is there; nothing while nobody is, or where that is offered already. */
  readonly onMember: (() => void) | undefined
}

/** Where the visitor answers the question that stands open. */
export function AnswerArea({ chat, onMember }: AnswerAreaProps) {
  const { words } = useStage()
  const { state, dispatch, data } = chat
  const { step, isPerson, past, edit } = state
  const canGoBack = isPerson || step !== 'start' || past.length > 0 || edit !== undefined
  const hasPerson = data.ways.length > 0 || data.contact !== undefined
  return (
    <div className={styles.answer} data-step={isPerson ? 'person' : step}>
      {isPerson ? <Person data={data} /> : stepOf(chat)}
      {(step !== 'sent' || isPerson) && (
        <div className={styles.ways}>
          {canGoBack && (
            <button type="button" className={steps.plain} onClick={() => dispatch({ type: 'back' })}>
              {words('chat.back')}
            </button>
          )}
          {onMember && (
            <button type="button" className={steps.plain} data-offer="" onClick={onMember}>
              {words('chat.live.offer')}
            </button>
          )}
          {hasPerson && !isPerson && (
            <button type="button" className={steps.plain} onClick={() => dispatch({ type: 'person' })}>
              {words('chat.person')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

function stepOf(chat: Chat): ReactNode {
  const { step } = chat.state
  switch (step) {
    case 'start':
    case 'more':
      return <Choices chat={chat} of={step} />
    case 'message':
    case 'name':
    case 'email':
    case 'phone':
      return <TextStep chat={chat} of={step} />
    default:
      return <Later chat={chat} />
  }
}
