import type { Submission } from '../form/submission/submission.ts'
import type { ToldProblem } from '../form/submission/told-problem.ts'
import type { SetterTranslator } from '../i18n/translator.ts'
import type { SummaryLine } from './error-summary.tsx'
import { fieldAround, fieldAt, leadToField } from './lead-to-field.ts'

/** Fields of one value show all that is wrong inside of it; those that are made of fields do not. */
const madeOfFields: ReadonlySet<string | undefined> = new Set(['group', 'list', 'union'])

/** What is wrong, as its fields are told of it: those of a value that is edited as a whole, of what is wrong inside. */
function forFields(problem: ToldProblem, root: HTMLElement): readonly ToldProblem[] {
  if (fieldAt(root, problem.paths)) return [problem]
  const around = fieldAround(root, problem.paths)
  if (!around || madeOfFields.has(around.dataset.setter)) return [problem]
  const path = around.dataset.field ?? around.dataset.newField ?? ''
  return [problem, { ...problem, paths: [path] }]
}

interface FoundLine extends SummaryLine {
  readonly field: HTMLElement | undefined
}

const labelIn = (field: Element | null | undefined) => field?.querySelector('[id$="-label"]')

function lineOf({ line: text, paths }: ToldProblem, root: HTMLElement): FoundLine {
  const field = fieldAt(root, paths) ?? fieldAround(root, paths)
  if (paths[0] === '') return { text, field }
  return { text, field, target: labelIn(field)?.id ?? root.id, lead: () => leadToField(root, paths) }
}

/** In the order of the fields on the screen; what has no field comes first. */
const byPlace = ({ field: one }: FoundLine, { field: other }: FoundLine): number => {
  if (one === other) return 0
  if (!one || !other) return one ? 1 : -1
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** What the browser cannot read of a number: `12e`. It is in no value. */
const unreadNumbers = (root: HTMLElement, t: SetterTranslator): readonly FoundLine[] =>
  [...root.querySelectorAll<HTMLInputElement>('input')]
    .filter((input) => input.validity.badInput)
    .map((input) => ({
      text: t('form.problemAt', {
        label: input.labels?.[0]?.textContent ?? '',
        text: t('problem.type', { type: t('kind.number') }),
      }),
      field: input,
      target: input.id,
      lead: () => input.focus(),
    }))

/**
 * Tells fields what is wrong with them, also in what is being filled in.
 *
 * @returns a line for each problem, in the order of the fields
 */
export function tellProblems(
  submission: Submission,
  problems: readonly ToldProblem[],
  root: HTMLElement,
  t: SetterTranslator,
): readonly SummaryLine[] {
  submission.tell(problems.flatMap((problem) => forFields(problem, root)))
  const inside = [...submission.unfinished].flatMap((one) => {
    const found = one.problems()
    return found ? found.problems.map((problem) => unfinishedLine(problem, found.element, t)) : []
  })
  return [...problems.map((problem) => lineOf(problem, root)), ...inside, ...unreadNumbers(root, t)].sort(byPlace)
}

const labelOf = (field: Element | null | undefined): string => labelIn(field)?.textContent ?? ''

/** What stands in something unfinished is named after the field that holds it. */
function unfinishedLine(problem: ToldProblem, element: HTMLElement, t: SetterTranslator): FoundLine {
  const field = fieldAt(element, problem.paths)
  const isWhole = problem.paths.includes('')
  const holder = element.closest('[data-field], [data-new-field]')
  const label = [labelOf(holder), ...(isWhole ? [labelOf(field)] : [])].filter((name) => name !== '').join(' › ')
  return {
    text: label === '' ? problem.line : t('form.problemAt', { label, text: problem.line }),
    field: field ?? element,
    target: labelIn(field ?? holder)?.id,
    lead: () => leadToField(element, problem.paths),
  }
}
