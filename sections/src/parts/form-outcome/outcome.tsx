import { createViewContext, type FormOutcome, useStage, useViewContext } from '@vitrine/renderer'
import type { ReactNode } from 'react'
import { ErrorSummary, type WrongField } from './error-summary.tsx'
import { idOfField } from './field-id.ts'
import { type FormName, formMessages, formOutcomes } from './messages.ts'
import { Notice } from './notice.tsx'

/** The answer to the form that is being drawn, and the field that is to be looked at first. */
export interface FormAnswer {
  readonly outcome: FormOutcome
  readonly first: string | undefined
}

const AnsweredContext = createViewContext<FormAnswer | undefined>(undefined)

/** Set around the fields of a form that came back. */
export const AnsweredProvider = ({
  answered,
  children,
}: {
  readonly answered: FormAnswer | undefined
  readonly children: ReactNode
}) => <AnsweredContext value={answered}>{children}</AnsweredContext>

/** The answer to the form around this field; nothing while it was not sent. */
export const useAnswered = (): FormAnswer | undefined => useViewContext(AnsweredContext)

/** What was filled in and what is wrong with it, for one field. */
export function useAnswerTo(field: string) {
  const answered = useAnswered()
  return {
    value: answered?.outcome.values[field],
    message: answered?.outcome.messages[field],
    isFirst: answered?.first === field,
  }
}

/**
 * The fields of a form that are wrong, in the order in which it asks: those of an inquiry list, whose names have a colon,
 * stand before the others; what is no field of it comes last.
 */
function wrongFields(form: FormName, { messages }: FormOutcome): readonly string[] {
  const asked = Object.keys(formMessages[form])
  const others = Object.keys(messages).filter((field) => !asked.includes(field))
  const listed = others.filter((field) => field.includes(':'))
  return [...listed, ...asked, ...others.filter((field) => !listed.includes(field))].filter(
    (field) => messages[field] !== undefined,
  )
}

/** The first field that is wrong, in the order in which the form asks. */
export const firstWrong = (form: FormName, outcome: FormOutcome): string | undefined => wrongFields(form, outcome)[0]

interface OutcomeProps {
  readonly form: FormName
  /** What the ids of its fields begin with. */
  readonly id: string
  readonly answered: FormAnswer | undefined
}

/**
 * What is said of the whole form (R189–R192, R198, R200): at a failure of ours that it failed, at
 * one of the visitor's what is wrong. The summary of errors is there before, for the script to fill in.
 */
export function FormOutcomeMessage({ form, id, answered }: OutcomeProps) {
  const { words } = useStage()
  const { failed, tooMany } = formOutcomes[form]
  const { outcome, first } = answered ?? {}
  const wrong: readonly WrongField[] =
    outcome?.kind === 'invalid'
      ? wrongFields(form, outcome).map((field) => ({
          id: idOfField(id, field),
          message: outcome.messages[field] ?? '',
        }))
      : []
  return (
    <>
      <ErrorSummary wrong={wrong} />
      {outcome && outcome.kind !== 'open' && wrong.length === 0 && (
        <Notice kind="failed" isFirst={first === undefined}>
          <p>{words(outcome.kind === 'too-many' ? tooMany : failed)}</p>
        </Notice>
      )}
    </>
  )
}
