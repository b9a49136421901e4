import { MAX_QUANTITY } from './read-quantity.ts'
import { exceptionOf, type SelectionKind, type SelectionTerms } from './terms.ts'

/** A combination and how many of it. */
export interface SelectionLine {
  /** The id of one option of each kind, in the order of the kinds; none where a product has no kinds. */
  readonly options: readonly string[]
  readonly quantity: number
}

export interface ReadSelection {
  readonly lines: readonly SelectionLine[]
  /** Combinations that are not offered (any more): what was named, in its order. */
  readonly dropped: readonly (readonly string[])[]
}

/** How many combinations may be chosen of one product. */
export const MAX_LINES = 100
/** The longest text that a selection can be: five options of eight characters, and a quantity, on each line. */
export const MAX_SELECTION_TEXT = MAX_LINES * 60

/** What stands for a product that has no kinds. */
const NO_OPTIONS = '-'

/** The name of a combination in addresses and forms: `k3v9Qa2Z.bbbbbbb1`, and `-` without any options. */
export const combinationKey = (options: readonly string[]): string => options.join('.') || NO_OPTIONS

export const optionsOfKey = (key: string): readonly string[] => (key === NO_OPTIONS ? [] : key.split('.'))

/**
 * A selection as it stands in an address (R123): lines apart by `_`, each `{options}*{quantity}`. Of signs, only
 * `*`, `.`, `_` and `-` stay as they are in a query.
 */
export const writeSelection = (lines: readonly SelectionLine[]): string =>
  lines.map(({ options, quantity }) => `${combinationKey(options)}*${quantity}`).join('_')

/** The same, read without knowing the product: what is no line is left out, and the last of two for one combination counts. */
export function parseSelection(text: string): readonly SelectionLine[] {
  const lines = new Map<string, SelectionLine>()
  for (const line of text.slice(0, MAX_SELECTION_TEXT).split('_')) {
    const match = /^(-|[A-Za-z0-9]{1,40}(?:\.[A-Za-z0-9]{1,40}){0,4})\*([0-9]{1,9})$/.exec(line)
    const [, key = '', digits] = match ?? []
    const quantity = Number(digits)
    if (!match || !(quantity >= 1 && quantity <= MAX_QUANTITY)) continue
    lines.set(key, { options: optionsOfKey(key), quantity })
  }
  return [...lines.values()].slice(0, MAX_LINES)
}

/** Options in the order of the kinds, one for each; nothing when they do not name one combination. */
export function combinationOf(
  kinds: readonly SelectionKind[],
  options: readonly string[],
): readonly string[] | undefined {
  if (options.length !== kinds.length) return undefined
  const left = [...options]
  const found = kinds.map((kind, at) => {
    const isOffered = (id: string) => kind.options.some((option) => option.id === id)
    // Kinds may have been put in another order since, and options of two kinds may have the same id.
    const own = left[at]
    const index =
      own !== undefined && own !== '' && isOffered(own) ? at : left.findIndex((id) => id !== '' && isOffered(id))
    const id = left[index]
    if (index >= 0) left[index] = ''
    return id
  })
  return found.every((id): id is string => id !== undefined) ? found : undefined
}

/**
 * Reads a selection for a product. Never throws: what is no line is left out; what the product does not offer
 * (any more), or cannot deliver, is dropped and named.
 */
export function readSelection(text: string, terms: Pick<SelectionTerms, 'kinds' | 'exceptions'>): ReadSelection {
  const lines = new Map<string, SelectionLine>()
  const dropped: (readonly string[])[] = []
  for (const { options, quantity } of parseSelection(text)) {
    const combination = combinationOf(terms.kinds, options)
    if (!combination || exceptionOf(terms, combination)) dropped.push(options)
    else lines.set(combinationKey(combination), { options: combination, quantity })
  }
  return { lines: [...lines.values()], dropped }
}
