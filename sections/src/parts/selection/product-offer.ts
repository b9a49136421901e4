import { currencyDecimals, inLanguage, type Stage } from '@vitrine/renderer'
import { type SelectionTerms, selectionTerms } from '@vitrine/schemas/selection'
import type { Product } from '../product-facts/product-of.ts'
import { type KindData, matrixKinds, type SelectionData } from './selection-data.ts'

// What a selection is drawn from. It stands apart from what browsers need of it: islands are handed the result.

/** A matrix is a table of this size at the most; beyond it, options are chosen one by one. */
const MAX_CELLS = 200
const MAX_COLUMNS = 12

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
