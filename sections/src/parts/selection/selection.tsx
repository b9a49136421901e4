import { currencyDecimals, Island, inLanguage, type Stage, useStage, useUnit } from '@vitrine/renderer'
import type { Country } from '@vitrine/schemas'
import {
  combinationOf,
  readSelection,
  readSelectionForm,
  type SelectionForm,
  type SelectionTerms,
  selectionTerms,
} from '@vitrine/schemas/selection'
import type { ReactNode } from 'react'
import type { Product } from '../product-facts/product-of.ts'
import { nameOf } from './chosen.tsx'
import { DestinationCountry } from './destination-country.tsx'
import selectionIsland from './selection.island.tsx'
import styles from './selection.module.css'
import { type KindData, lookOf, matrixKinds, type SelectionData } from './selection-data.ts'

interface SelectionProps {
  /** The id of the component that it stands in. */
  readonly id: string
  readonly product: Product
  readonly countries: readonly Country[]
  /** Where to ask: an address of this site, or an anchor of this page. */
  readonly askHref: string | undefined
  /** Whether the prices of quantities are shown. */
  readonly showsPrices: boolean
  /** What stands below the fields, in the same form: the button to ask. */
  readonly children: ReactNode
}

/** The id of the selection form of a component: buttons outside of it name it. */
export const selectionFormId = (id: string): string => `${id}-selection`

/**
 * Combinations and quantities of a product (R107–R123): a form that is sent with GET, so that it works without
 * script and what is chosen stands in the address. Nothing is chosen beforehand.
 */
export function Selection({ id, product, countries, askHref, showsPrices, children }: SelectionProps) {
  const stage = useStage()
  const data = useSelectionData({ id, product, askHref, showsPrices })
  const { visit, words } = stage
  const action = stage.address(visit.path)
  return (
    <form
      id={selectionFormId(id)}
      method="get"
      action={action.replace(/\?.*$/s, '')}
      aria-label={words('selection.form')}
      className={styles.form}
    >
      {[...new URLSearchParams(action.split('?')[1])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="c" value={id} />
      <input type="hidden" name="product" value={product.id} />
      {askHref !== undefined && <input type="hidden" name="ask" value={askHref} />}
      <Island of={selectionIsland} props={data} className={styles.island} />
      {countries.length > 0 && <DestinationCountry id={id} countries={countries} value={visit.query.to} />}
      {children}
    </form>
  )
}

/** The names of texts, each in the language that it is in. */
function kindsOf(product: Product, stage: Stage): readonly KindData[] {
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

/** A number of each plural category of the language. */
function countsByCategory(language: string): ReadonlyMap<string, number> {
  const rules = new Intl.PluralRules(language)
  const counts = new Map<string, number>()
  for (let count = 0; count <= 120 && counts.size < rules.resolvedOptions().pluralCategories.length; count += 1)
    if (!counts.has(rules.select(count))) counts.set(rules.select(count), count)
  return counts
}

/** What came back of the form that belongs to this component, because something in it could not be read. */
function formOf(query: Readonly<Record<string, string>>, id: string): SelectionForm | undefined {
  return query.c === id ? readSelectionForm(Object.entries(query)) : undefined
}

function useSelectionData({
  id,
  product,
  askHref,
  showsPrices,
}: Omit<SelectionProps, 'countries' | 'children'>): SelectionData {
  const stage = useStage()
  const unit = useUnit()
  const { query } = stage.visit
  const kinds = kindsOf(product, stage)
  const { kinds: _ids, ...terms } = selectionTerms(product.props)
  const form = formOf(query, id)
  const { lines, dropped } = readSelection(form?.text ?? query.s ?? '', { ...terms, kinds })
  const look = lookOf(kinds)
  return {
    id,
    productId: product.id,
    look,
    showsPrices,
    kinds,
    terms: { ...terms, exceptions: relevant(terms.exceptions, kinds) },
    decimals: product.props.currency ? currencyDecimals(product.props.currency) : 0,
    unit: Object.fromEntries(
      [...countsByCategory(stage.language)].map(([category, count]) => [category, unit(product.props.unit, count)]),
    ),
    lines,
    chosen: { ...(look === 'matrix' && firstOf(kinds)), ...chosenIn(query.at ?? '', kinds), ...form?.chosen },
    wrong: form?.wrong ?? {},
    missing: form?.missing ?? [],
    dropped: dropped.map((options) => nameOf({ kinds }, combinationOf(kinds, options) ?? options)),
    isEmptyAsk:
      query.do === 'ask' && query.c === id && lines.length === 0 && Object.keys(form?.wrong ?? {}).length === 0,
    ...(askHref !== undefined && { askHref: withProduct(askHref, product) }),
  }
}

const relevant = (exceptions: SelectionTerms['exceptions'], kinds: readonly KindData[]) => {
  const offered = new Set(kinds.flatMap(({ options }) => options.map(({ id }) => id)))
  return exceptions
    .filter(({ options }) => options.every((id) => offered.has(id)))
    .map(({ options, state, reason }) => ({ options, state, ...(reason && { reason }) }))
}

/** A matrix is open at one option of each kind before it. */
const firstOf = (kinds: readonly KindData[]): Readonly<Record<string, string>> =>
  Object.fromEntries(matrixKinds(kinds).before.map(({ id, options }) => [id, options[0]?.id ?? '']))

/** Options in an address: one for each kind in their order, some left open. */
function chosenIn(at: string, kinds: readonly KindData[]): Readonly<Record<string, string>> {
  const ids = at.split('.')
  return Object.fromEntries(
    kinds.flatMap(({ id, options }, index) => {
      const option = options.find((one) => one.id === ids[index])
      return option ? [[id, option.id]] : []
    }),
  )
}

/** The place to ask, with the product that is asked about. */
export function withProduct(href: string, { id }: Pick<Product, 'id'>): string {
  if (href.startsWith('#')) return href
  const [before = '', hash] = href.split(/#(.*)/s)
  const [path, query] = before.split(/\?(.*)/s)
  const search = new URLSearchParams(query)
  search.set('product', id)
  return `${path}?${search}${hash === undefined ? '' : `#${hash}`}`
}
