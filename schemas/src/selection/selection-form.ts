import { readQuantity } from './read-quantity.ts'
import {
  combinationKey,
  MAX_LINES,
  optionsOfKey,
  parseSelection,
  type SelectionLine,
  writeSelection,
} from './selection-text.ts'

/** What a buyer wants of the form: its totals, to ask for them, or another line, or one less. */
export type SelectionFormAction = 'count' | 'ask'

/** What was sent with the selection form of a product, a GET form that works without script. */
export interface SelectionForm {
  readonly action: SelectionFormAction
  /** As they were before, with what is readable of the form. */
  readonly lines: readonly SelectionLine[]
  /** The selection as it stands in an address. */
  readonly text: string
  /** Options chosen by themselves, by their kind: they stand before the matrix. */
  readonly chosen: Readonly<Record<string, string>>
  /** Texts that are no quantity, by the combination. */
  readonly wrong: Readonly<Record<string, string>>
  /** Kinds of which no option was chosen, though a line was to be added. */
  readonly missing: readonly string[]
}

type Parameters = Iterable<readonly [name: string, value: string]>

const LONGEST_QUANTITY = 40

/** What stands for the combination in the one field for a line that is still to be added; no id is as short. */
export const NEW_LINE = 'new'

/** Reads `do`: `count`, `ask`, `add`, `remove.{combination}`, `use.{combination}*{quantity}`. */
function applyButton(button: string, lines: Map<string, SelectionLine>): void {
  if (button.startsWith('remove.')) lines.delete(button.slice('remove.'.length))
  if (button.startsWith('use.'))
    for (const line of parseSelection(button.slice('use.'.length))) lines.set(combinationKey(line.options), line)
}

/**
 * Reads what the selection form of a product sent: `q.{combination}` for each field, `k.{kind}` for each choice
 * that stands alone, `q.new` for the quantity of what these name, `kinds` with their ids, `s` with the lines that
 * were chosen before, and `do` for the button. Nothing when it was not sent.
 */
export function readSelectionForm(parameters: Parameters): SelectionForm | undefined {
  const query = new Map(parameters)
  const button = query.get('do')
  if (button === undefined) return undefined
  const lines = new Map(parseSelection(query.get('s') ?? '').map((line) => [combinationKey(line.options), line]))
  const wrong: Record<string, string> = {}
  const enter = (key: string, typed: string) => {
    const text = typed.slice(0, LONGEST_QUANTITY)
    const quantity = text.trim() === '' ? 0 : readQuantity(text)
    if (quantity === undefined) wrong[key] = text
    else if (quantity === 0) lines.delete(key)
    else lines.set(key, { options: optionsOfKey(key), quantity })
  }
  for (const [name, typed] of query) if (name.startsWith('q.') && name !== `q.${NEW_LINE}`) enter(name.slice(2), typed)

  const kinds = (query.get('kinds') ?? '').split('.').filter(Boolean)
  const chosen = Object.fromEntries(
    kinds.flatMap((kind) => {
      const option = query.get(`k.${kind}`)
      return option ? [[kind, option]] : []
    }),
  )
  const single = query.get(`q.${NEW_LINE}`) ?? ''
  const missing = single.trim() === '' && button !== 'add' ? [] : kinds.filter((kind) => !Object.hasOwn(chosen, kind))
  if (single.trim() !== '') {
    if (readQuantity(single) === undefined) wrong[NEW_LINE] = single.slice(0, LONGEST_QUANTITY)
    else if (missing.length === 0) enter(combinationKey(kinds.map((kind) => chosen[kind] ?? '')), single)
  } else if (button === 'add') wrong[NEW_LINE] = single
  applyButton(button, lines)
  const all = [...lines.values()].slice(0, MAX_LINES)
  return { action: button === 'ask' ? 'ask' : 'count', lines: all, text: writeSelection(all), chosen, wrong, missing }
}
