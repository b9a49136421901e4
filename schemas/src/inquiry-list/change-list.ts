import {
  combinationKey,
  MAX_LINES,
  parseSelection,
  type SelectionLine,
  writeSelection,
} from '../selection/selection-text.ts'
import { fitsList, type InquiryList, type ListItem, listLimits } from './inquiry-list.ts'

/** Lines of both; where both have a combination, that of the second counts. */
const joined = (lines: readonly SelectionLine[], newer: readonly SelectionLine[]): readonly SelectionLine[] =>
  [...new Map([...lines, ...newer].map((line) => [combinationKey(line.options), line])).values()].slice(0, MAX_LINES)

const byKey = (one: SelectionLine, other: SelectionLine): number =>
  combinationKey(one.options) < combinationKey(other.options) ? -1 : 1

/** A product that is to be on the list, with what is chosen of it. */
export interface AddedProduct {
  readonly productId: string
  readonly selection: string
  /** Where it is to go, if that was chosen; nothing leaves it as it is. */
  readonly country?: string | undefined
  /** Whether this is all that is wanted of it: what is on the list of it already goes. */
  readonly isWhole?: boolean | undefined
}

/**
 * Puts a product on the list; what is on it of the same product is joined, and the newer quantity of a combination
 * counts.
 *
 * @param now in seconds since 1970.
 * @returns nothing when the list is full, and the same list when there is nothing to change.
 */
export function addToList(list: InquiryList, added: AddedProduct, now: number): InquiryList | undefined {
  const { productId, selection, isWhole = false } = added
  const known = list.items.find((item) => item.productId === productId)
  const lines = parseSelection(selection)
  const next =
    isWhole && lines.length > 0
      ? writeSelection(lines)
      : writeSelection(joined(parseSelection(known?.selection ?? ''), lines))
  const country = added.country ?? known?.country
  if (known && next === known.selection && country === known.country) return list
  const item: ListItem = {
    productId,
    selection: next,
    note: known?.note ?? '',
    ...(country !== undefined && { country }),
    changedAt: now,
  }
  const items = known ? list.items.map((one) => (one === known ? item : one)) : [...list.items, item]
  return fitsList(items) ? { items } : undefined
}

/** Changes to one product of a list: `undefined` leaves a part as it is. */
export interface ItemChange {
  /** Quantities by combination; 0 takes one off the list. */
  readonly quantities?: readonly SelectionLine[]
  readonly note?: string | undefined
}

/** Changes quantities and the note of a product that is on the list; any other product is left alone. */
export function changeItem(list: InquiryList, productId: string, change: ItemChange, now: number): InquiryList {
  const { quantities = [], note } = change
  const items = list.items.map((item) => {
    if (item.productId !== productId) return item
    const lines = new Map(parseSelection(item.selection).map((line) => [combinationKey(line.options), line]))
    for (const line of quantities) {
      if (line.quantity === 0) lines.delete(combinationKey(line.options))
      else lines.set(combinationKey(line.options), line)
    }
    const selection = writeSelection([...lines.values()].slice(0, MAX_LINES))
    const next = {
      ...item,
      selection,
      note: note === undefined ? item.note : [...note].slice(0, listLimits.note).join(''),
    }
    return next.selection === item.selection && next.note === item.note ? item : { ...next, changedAt: now }
  })
  return fitsList(items) ? { ...list, items } : list
}

/** Takes a product off the list, so that it can be put back. */
export function removeFromList(list: InquiryList, productId: string, now: number): InquiryList {
  const index = list.items.findIndex((item) => item.productId === productId)
  const item = list.items[index]
  if (!item) return list
  return { items: list.items.toSpliced(index, 1), removed: { item: { ...item, changedAt: now }, index } }
}

/** Takes one combination off the list; the whole product stands in `removed` as it was. */
export function removeLine(list: InquiryList, productId: string, options: readonly string[], now: number): InquiryList {
  const index = list.items.findIndex((item) => item.productId === productId)
  const item = list.items[index]
  if (!item) return list
  const next = changeItem(list, productId, { quantities: [{ options, quantity: 0 }] }, now)
  // The last of its combinations takes the product with it.
  if (next.items[index]?.selection === '') return removeFromList(list, productId, now)
  return { items: next.items, removed: { item: { ...item, changedAt: now }, index } }
}

/** Puts back what was removed last, where it stood. */
export function undoRemoval({ items, removed }: InquiryList, now: number): InquiryList {
  if (!removed) return { items }
  const item = { ...removed.item, changedAt: now }
  const rest = items.filter(({ productId }) => productId !== item.productId)
  const next = rest.toSpliced(removed.index, 0, item)
  return fitsList(next) ? { items: next } : { items }
}

/** An order of items that nobody chose, for two that were changed in one second. */
const compareItems = (one: ListItem, other: ListItem): number => {
  const [left, right] = [one, other].map(({ selection, note, country }) => `${selection}\n${country}\n${note}`) as [
    string,
    string,
  ]
  return one.changedAt - other.changedAt || (left < right ? -1 : left > right ? 1 : 0)
}

function mergedItem(one: ListItem, other: ListItem): ListItem {
  const [older, newer] = compareItems(one, other) <= 0 ? [one, other] : [other, one]
  const country = newer.country ?? older.country
  return {
    productId: newer.productId,
    selection: writeSelection(joined(parseSelection(older.selection), parseSelection(newer.selection)).toSorted(byKey)),
    note: newer.note || older.note,
    ...(country !== undefined && { country }),
    changedAt: newer.changedAt,
  }
}

/**
 * One list of two that grew apart, in the browser's storage and in a cookie: all products of both, of each the
 * combinations of both, and where both have one, what was changed later. It does not matter which is named first, and
 * merging again changes nothing. The order is that of the changes; what is too much is what was changed longest ago.
 */
export function mergeLists(one: InquiryList, other: InquiryList): InquiryList {
  const merged = new Map<string, ListItem>()
  for (const item of [...one.items, ...other.items]) {
    const known = merged.get(item.productId)
    merged.set(item.productId, known ? mergedItem(known, item) : item)
  }
  const sorted = [...merged.values()].sort(
    (left, right) => left.changedAt - right.changedAt || (left.productId < right.productId ? -1 : 1),
  )
  while (!fitsList(sorted)) sorted.shift()
  return { items: sorted }
}
