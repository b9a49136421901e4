import type { SelectionLine, SelectionTerms } from '@vitrine/schemas/selection'

/** A text in the language that it is in, where that is another one than the page's. */
export interface NamedText {
  readonly text: string
  readonly lang?: string | undefined
  readonly dir?: string | undefined
}

export interface KindData extends NamedText {
  readonly id: string
  readonly options: readonly (NamedText & { readonly id: string })[]
}

/** All that the selection of a product is drawn from, on the server and in the browser: JSON of a few KB. */
export interface SelectionData {
  /** Of the form and what stands in it. */
  readonly id: string
  readonly productId: string
  readonly look: 'matrix' | 'options'
  /** Whether what it costs is shown. */
  readonly showsPrices: boolean
  readonly kinds: readonly KindData[]
  readonly terms: Omit<SelectionTerms, 'kinds'>
  /** Digits after the point of the currency. */
  readonly decimals: number
  /** What is counted, by the CLDR category of the number. */
  readonly unit: Readonly<Record<string, string>>
  readonly lines: readonly SelectionLine[]
  /** The option of each kind that is chosen by itself. */
  readonly chosen: Readonly<Record<string, string>>
  /** Texts that are no quantity, by the combination; `new` for a line that is still to be added. */
  readonly wrong: Readonly<Record<string, string>>
  readonly missing: readonly string[]
  /** What was chosen and is not offered any more. */
  readonly dropped: readonly string[]
  /** Whether somebody wanted to ask before anything was chosen. */
  readonly isEmptyAsk: boolean
  /** Where to ask without a quantity; nothing where there is no form to ask with. */
  readonly askHref?: string | undefined
}

/** Rows and columns of the matrix: the last two kinds; of one kind alone, its options and one column. */
export function matrixKinds<K extends { readonly options: readonly unknown[] }>(
  kinds: readonly K[],
): { readonly before: readonly K[]; readonly rows: K | undefined; readonly columns: K | undefined } {
  if (kinds.length < 2) return { before: [], rows: kinds[0], columns: undefined }
  return { before: kinds.slice(0, -2), rows: kinds.at(-2), columns: kinds.at(-1) }
}

/** A matrix is open at one option of each kind before it. */
export const firstOf = (kinds: readonly KindData[]): Readonly<Record<string, string>> =>
  Object.fromEntries(matrixKinds(kinds).before.map(({ id, options }) => [id, options[0]?.id ?? '']))

/** What a combination is called: the names of its options, as far as they are known. */
export const nameOf = ({ kinds }: Pick<SelectionData, 'kinds'>, options: readonly string[]): string =>
  options.map((id, at) => kinds[at]?.options.find((option) => option.id === id)?.text ?? '…').join(', ')
