import { readQuantity } from '../selection/read-quantity.ts'
import { combinationKey, optionsOfKey, parseSelection, type SelectionLine } from '../selection/selection-text.ts'
import { changeItem, removeFromList, removeLine, undoRemoval } from './change-list.ts'
import type { InquiryList } from './inquiry-list.ts'

/** What the form of the inquiry list sent, and what became of the list. */
export interface ListForm {
  readonly list: InquiryList
  /** Texts that are no quantity, by the name of their field. */
  readonly wrong: Readonly<Record<string, string>>
}

type Fields = Iterable<readonly [name: string, value: string]>

const LONGEST_QUANTITY = 40

/** The names of its fields: ids have no colon. */
export const listFieldName = {
  quantity: (productId: string, key: string) => `q:${productId}:${key}`,
  note: (productId: string) => `note:${productId}`,
} as const

/** What is typed for a combination: nothing for what is no quantity, 0 for an empty field. */
const typedQuantity = (text: string): number | undefined => (text.trim() === '' ? 0 : readQuantity(text))

/** Reads the fields of one product, as far as it is on the list. */
function typedOf(fields: readonly (readonly [string, string])[], productId: string, selection: string) {
  const quantities: SelectionLine[] = []
  const wrong: Record<string, string> = {}
  const start = listFieldName.quantity(productId, '')
  const known = new Set(parseSelection(selection).map(({ options }) => combinationKey(options)))
  for (const [name, typed] of fields) {
    if (!name.startsWith(start)) continue
    const key = name.slice(start.length)
    // A product without kinds gets its first quantity here; combinations are chosen on its own page.
    if (!known.has(key) && key !== combinationKey([])) continue
    const quantity = typedQuantity(typed.slice(0, LONGEST_QUANTITY))
    if (quantity === undefined) wrong[name] = typed.slice(0, LONGEST_QUANTITY)
    else quantities.push({ options: optionsOfKey(key), quantity })
  }
  return { quantities, wrong }
}

/** `remove:{product}`, `remove:{product}:{combination}`, `use:{product}:{combination}*{quantity}`, `undo`. */
function pressed(list: InquiryList, button: string, now: number): InquiryList {
  const [what = '', productId = '', ...rest] = button.split(':')
  const key = rest.join(':')
  if (what === 'undo') return undoRemoval(list, now)
  if (what === 'remove' && key !== '') return removeLine(list, productId, optionsOfKey(key), now)
  if (what === 'remove') return removeFromList(list, productId, now)
  if (what === 'use') return changeItem(list, productId, { quantities: parseSelection(key) }, now)
  return list
}

/**
 * Applies what was typed into the form of the list, and then what its button says: nothing that is typed is lost on
 * any button. A field of what is no longer on the list changes nothing.
 *
 * @param now in seconds since 1970.
 */
export function readListForm(fields: Fields, list: InquiryList, now: number): ListForm {
  const sent = [...fields]
  const wrong: Record<string, string> = {}
  let next = list
  for (const { productId, selection } of list.items) {
    const typed = typedOf(sent, productId, selection)
    Object.assign(wrong, typed.wrong)
    const note = sent.find(([name]) => name === listFieldName.note(productId))?.[1].trim()
    next = changeItem(next, productId, { quantities: typed.quantities, note }, now)
  }
  const button = sent.find(([name]) => name === 'do')?.[1]
  return { list: button === undefined ? next : pressed(next, button, now), wrong }
}
