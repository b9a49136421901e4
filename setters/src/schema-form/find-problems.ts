import type { SetterTranslator } from '../i18n/translator.ts'
import type { Submission, ToldProblem } from '../form/submission/submission.ts'
import type { SummaryLine } from './error-summary.tsx'
import { fieldAround, fieldAt, leadToField } from './lead-to-field.ts'
import { problemLine } from './problem-names.ts'

/** Fields of one value show all that is wrong inside of it; those that are made of fields do not. */
const madeOfFields: ReadonlySet<string | undefined> = new Set(['group', 'list', 'union'])

/** What is wrong, as its fields are told of it: those of a value that is edited as a whole, of what is wrong inside. */
function forFields(problem: ToldProblem, root: HTMLElement): readonly ToldProblem[] {
  if (fieldAt(root, problem.paths)) return [problem]
  const around = fieldAround(root, problem.paths)
  if (!around || madeOfFields.has(around.dataset.setter)) return [problem]
  const path = around.dataset.field ?? around.dataset.newField ?? ''
  return [problem, { paths: [path], text: problem.text }]
}

interface FoundLine extends SummaryLine {
  readonly field: HTMLElement | undefined
}

const lineOf = (problem: ToldProblem, root: HTMLElement, t: SetterTranslator): FoundLine => ({
  text: problemLine(problem, root, t),
  field: fieldAt(root, problem.paths) ?? fieldAround(root, problem.paths),
  ...(problem.paths[0] !== '' && { lead: () => leadToField(root, problem.paths) }),
})

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
    return found ? found.problems.map((problem) => unfinishedLine(problem, found.element, root, t)) : []
  })
  return [...problems.map((problem) => lineOf(problem, root, t)), ...inside, ...unreadNumbers(root, t)].sort(byPlace)
}

/** What stands in something unfinished is named after the field that holds it. */
function unfinishedLine(problem: ToldProblem, element: HTMLElement, root: HTMLElement, t: SetterTranslator): FoundLine {
  const field = fieldAt(element, problem.paths)
  const outer = element.closest<HTMLElement>('[data-field], [data-new-field]')
  const label = outer?.querySelector('[id$="-label"]')?.textContent ?? ''
  const text = field ? problemLine(problem, element, t) : problem.text
  return {
    text: label === '' || field ? text : t('form.problemAt', { label, text }),
    field: field ?? element,
    lead: () => leadToField(element, problem.paths),
  }
}
