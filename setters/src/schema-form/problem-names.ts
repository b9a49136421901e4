import { type SetterTranslator, missingText } from '../i18n/translator.ts'
import { nameInWords } from '../form/labels.ts'
import type { ToldProblem } from '../form/submission/submission.ts'
import { stepsOf } from '../value-source/json-path.ts'
import { fieldAt } from './lead-to-field.ts'

const labelOf = (field: Element): string => field.querySelector('[id$="-label"]')?.textContent ?? ''

/** What a drawn field is called: its label, after those of the items and fields that hold it. */
function nameOf(field: HTMLElement, root: Element): string {
  const names = [labelOf(field)]
  for (let around = field.parentElement; around && around !== root; around = around.parentElement) {
    if (around.matches('[data-field], [data-new-field]')) names.unshift(labelOf(around))
    const item = around.matches('li') ? around.querySelector(':scope > div > [data-opens]') : null
    if (item?.textContent) names.unshift(item.textContent)
  }
  return names.filter((name, at) => name !== '' && name !== names[at - 1]).join(' › ')
}

/** What a field is called that is not drawn, since it stands in something closed. */
const nameOfPath = (path: string, t: SetterTranslator): string =>
  stepsOf(path)
    .map((step) => ('name' in step ? nameInWords(step.name) : t('list.item', { number: Number(step.item) + 1 })))
    .join(' › ')

/** A problem as a list of all of them tells it: with its field. */
export function problemLine({ paths, text, isMissing }: ToldProblem, root: HTMLElement, t: SetterTranslator): string {
  const field = fieldAt(root, paths)
  const label = field ? nameOf(field, root) : nameOfPath(paths[0] ?? '', t)
  if (isMissing) return missingText(t, label)
  return label === '' ? text : t('form.problemAt', { label, text })
}
