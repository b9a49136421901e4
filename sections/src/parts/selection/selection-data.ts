import { currencyDecimals, inLanguage, type Stage } from '@vitrine/renderer'
import { type SelectionLine, type SelectionTerms, selectionTerms } from '@vitrine/schemas/selection'
import type { Product } from '../product-facts/product-of.ts'

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

/** A matrix is a table of this size at the most; beyond it, options are chosen one by one. */
const MAX_CELLS = 200
const MAX_COLUMNS = 12

/** Rows and columns of the matrix: the last two kinds; of one kind alone, its options and one column. */
export function matrixKinds<K extends { readonly options: readonly unknown[] }>(
  kinds: readonly K[],
): { readonly before: readonly K[]; readonly rows: K | undefined; readonly columns: K | undefined } {
  if (kinds.length < 2) return { before: [], rows: kinds[0], columns: undefined }
  return { before: kinds.slice(0, -2), rows: kinds.at(-2), columns: kinds.at(-1) }
}

/** How the combinations of a product are best chosen. */
export function lookOf(kinds: readonly { readonly options: readonly unknown[] }[]): SelectionData['look'] {
  const { rows, columns } = matrixKinds(kinds)
  const [height, width] = [rows?.options.length ?? 1, columns?.options.length ?? 1]
  return width <= MAX_COLUMNS && height * width <= MAX_CELLS ? 'matrix' : 'options'
}

/** The names of texts, each in the language that it is in. */
function kindsOf(product: OfferedProduct, stage: Stage): readonly KindData[] {
  const named = (text: string, path: string) => {
    const { lang, dir } = inLanguage(product.languages?.[path], stage)
    return { text, ...(lang !== undefined && { lang, dir }) }
  }
  return (product.props.specTypes ?? [])
    .filter(({ options }) => options.length > 0)
    .map((kind) => ({
      id: kind.id,
      ...named(kind.name, `specTypes[${kind.id}].name`),
      options: kind.options.map((option) => ({
        id: option.id,
        ...named(option.label, `specTypes[${kind.id}].options[${option.id}].label`),
      })),
    }))
}

/** What is counted, by the plural category of the number. */
export function unitForms(language: string, unit: (count: number) => string): SelectionData['unit'] {
  const rules = new Intl.PluralRules(language)
  const counts = new Map<string, number>()
  for (let count = 0; count <= 120 && counts.size < rules.resolvedOptions().pluralCategories.length; count += 1)
    if (!counts.has(rules.select(count))) counts.set(rules.select(count), count)
  return Object.fromEntries([...counts].map(([category, count]) => [category, unit(count)]))
}

const relevant = (exceptions: SelectionTerms['exceptions'], kinds: readonly KindData[]) => {
  const offered = new Set(kinds.flatMap(({ options }) => options.map(({ id }) => id)))
  return exceptions
    .filter(({ options }) => options.every((id) => offered.has(id)))
    .map(({ options, state, reason }) => ({ options, state, ...(reason && { reason }) }))
}

/** A matrix is open at one option of each kind before it. */
export const firstOf = (kinds: readonly KindData[]): Readonly<Record<string, string>> =>
  Object.fromEntries(matrixKinds(kinds).before.map(({ id, options }) => [id, options[0]?.id ?? '']))

/** What a combination is called: the names of its options, as far as they are known. */
export const nameOf = ({ kinds }: Pick<SelectionData, 'kinds'>, options: readonly string[]): string =>
  options.map((id, at) => kinds[at]?.options.find((option) => option.id === id)?.text ?? '…').join(', ')

/** What of a product its selection is drawn from. */
export type OfferedProduct = Pick<Product, 'props' | 'languages'>

/** What a product offers to be chosen of it, whatever was chosen; `unit` is what `unitForms` answers for it. */
export function productOffer(
  product: OfferedProduct,
  stage: Stage,
  unit: SelectionData['unit'],
): Pick<SelectionData, 'look' | 'kinds' | 'terms' | 'decimals' | 'unit'> {
  const kinds = kindsOf(product, stage)
  const { kinds: _ids, ...terms } = selectionTerms(product.props)
  return {
    look: lookOf(kinds),
    kinds,
    terms: { ...terms, exceptions: relevant(terms.exceptions, kinds) },
    decimals: product.props.currency ? currencyDecimals(product.props.currency) : 0,
    unit,
  }
}
