import { type FormOutcome, useStage } from '@vitrine/renderer'
import { createContext, type ReactNode, useContext } from 'react'
import styles from './form.module.css'
import { type FormName, formMessages, formOutcomes } from './messages.ts'
import { Notice } from './notice.tsx'

/** The answer to the form that is being drawn, and the field that is to be looked at first. */
export interface FormAnswer {
  readonly outcome: FormOutcome
  readonly first: string | undefined
}

const AnsweredContext = createContext<FormAnswer | undefined>(undefined)

/** Set around the fields of a form that came back. */
export const AnsweredProvider = ({
  answered,
  children,
}: {
  readonly answered: FormAnswer | undefined
  readonly children: ReactNode
}) => <AnsweredContext value={answered}>{children}</AnsweredContext>

/** The answer to the form around this field; nothing while it was not sent. */
export const useAnswered = (): FormAnswer | undefined => useContext(AnsweredContext)

/** What was filled in and what is wrong with it, for one field. */
export function useAnswerTo(field: string) {
  const answered = useAnswered()
  return {
    value: answered?.outcome.values[field],
    message: answered?.outcome.messages[field],
    isFirst: answered?.first === field,
  }
}

/** The first field that is wrong, in the order in which the form asks. */
export const firstWrong = (form: FormName, { messages }: FormOutcome): string | undefined =>
  Object.keys(formMessages[form]).find((field) => messages[field] !== undefined)

/**
 * What is said of the whole form (R189–R192, R198, R200): at a failure of ours that it failed, at
 * one of the visitor's what is wrong, all of it at once for ears.
 */
export function FormOutcomeMessage({
  form,
  answered: { outcome, first },
}: {
  readonly form: FormName
  readonly answered: FormAnswer
}) {
  const { words } = useStage()
  const { sent, failed, tooMany } = formOutcomes[form]
  const { kind, reference } = outcome
  if (kind === 'sent')
    return (
      <Notice kind="sent" isFirst>
        <p>{words(sent)}</p>
        {reference !== undefined && <p>{words('form.inquiry.reference', { reference })}</p>}
      </Notice>
    )
  const messages = [...new Set(Object.values(outcome.messages))]
  return (
    <Notice kind="failed" isFirst={first === undefined}>
      {kind === 'invalid' && messages.length > 0 ? (
        <ul className={styles.wrongs}>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : (
        <p>{words(kind === 'too-many' ? tooMany : failed)}</p>
      )}
    </Notice>
  )
}
