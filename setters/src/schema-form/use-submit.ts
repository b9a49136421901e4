import type { Json } from '@vitrine/schemas'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Submission } from '../form/submission/submission.ts'
import type { ToldProblem } from '../form/submission/told-problem.ts'
import { missingText } from '../i18n/translator.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { isCompilerHere, loadCompiler } from '../reading/compiler/load-compiler.ts'
import { same } from '../value-source/json-path.ts'
import type { ValueSource } from '../value-source/value-source.ts'
import { toldOf } from './answered-problems.ts'
import type { SummaryLine } from './error-summary.tsx'
import { tellProblems } from './find-problems.ts'
import type { SchemaFormProps } from './schema-form-props.ts'

type Answer = ReturnType<NonNullable<SchemaFormProps<unknown>['onSubmit']>>

interface SubmitOptions {
  readonly root: RefObject<HTMLFormElement | null>
  readonly source: ValueSource
  readonly submission: Submission
  /** What the whole value is called. */
  readonly whole: string
  readonly onSubmit: (value: Json) => Answer
}

interface Submit {
  readonly submit: () => void
  /** What was wrong when the form was sent last. */
  readonly lines: readonly SummaryLine[]
  /** Whether an answer is waited for. */
  readonly isSending: boolean
}

const none: readonly SummaryLine[] = []

/** Sends a form: tells all that is wrong, or hands its value over and tells what is answered. */
export function useSubmit({ root, source, submission, whole, onSubmit }: SubmitOptions): Submit {
  const { t } = useTranslation('setters')
  const [lines, setLines] = useState(none)
  const [isSending, setSending] = useState(false)
  const isOut = useRef(false)

  /** Answers whether something was wrong. */
  const tell = (problems: readonly ToldProblem[]): boolean => {
    if (!root.current) return false
    const found = tellProblems(submission, problems, root.current, t)
    flushSync(() => setLines(found))
    found.find(({ lead }) => lead)?.lead?.()
    return found.length > 0
  }
  /** What has to be handed over; nothing, where something is wrong. */
  const valid = (): Json | undefined => {
    flushSync(() => {
      for (const one of [...submission.unfinished]) one.finish()
    })
    const { shown, value, problems } = submission.read()
    const isMissing = shown === undefined || value === undefined
    const text = missingText(t, whole)
    const missing = isMissing ? [{ paths: [''], text, line: text }] : []
    if (tell([...missing, ...problems]) || isMissing) return undefined
    // What was kept back since it did not fit the rest fits now, where all of it is looked at together.
    if (!same(shown, source.value())) source.set('', shown)
    return value
  }
  /** Waits for what makes checks: nothing is sent without. Answers whether it is here; that it is not is said by the form. */
  const isLoaded = async (): Promise<boolean> => {
    isOut.current = true
    setSending(true)
    try {
      await loadCompiler()
      return true
    } catch {
      return false
    } finally {
      isOut.current = false
      flushSync(() => setSending(false))
    }
  }
  const submit = async () => {
    if (isOut.current) return
    if (!isCompilerHere() && !(await isLoaded())) return
    const value = valid()
    if (value === undefined) return
    const focused = document.activeElement
    isOut.current = true
    try {
      const answer = onSubmit(value)
      if (answer instanceof Promise) setSending(true)
      const problems = await answer
      if (problems && problems.length > 0) tell(toldOf(problems, value, submission))
    } catch (error) {
      setLines([{ text: t('form.failed') }])
      // It is the application's own, whose tools want to hear of it.
      reportError(error)
    } finally {
      isOut.current = false
      flushSync(() => setSending(false))
      // A button that could not be pressed for a while has lost the focus.
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus()
    }
  }
  return { submit: () => void submit(), lines, isSending }
}
