import { Island, LayoutStep, useStage, useUnit } from '@vitrine/renderer'
import type { Country, SiteShippingTerms } from '@vitrine/schemas'
import {
  combinationOf,
  readSelection,
  readSelectionForm,
  type SelectionForm,
  selectionTerms,
} from '@vitrine/schemas/selection'
import type { ReactNode } from 'react'
import type { Product } from '../product-facts/product-of.ts'
import { withProduct } from '../product-facts/with-product.ts'
import { DestinationCountry } from './destination-country.tsx'
import { productOffer, unitForms } from './product-offer.ts'
import selectionIsland from './selection.island.tsx'
import styles from './selection.module.css'
import { firstOf, type KindData, nameOf, type SelectionData } from './selection-data.ts'

interface SelectionProps {
  /** The id of the component that it stands in. */
  readonly id: string
  readonly product: Product
  readonly countries: readonly Country[]
  /** How long goods travel, by country. */
  readonly zones: SiteShippingTerms['zones']
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
export function Selection({ id, product, countries, zones, askHref, showsPrices, children }: SelectionProps) {
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
      <LayoutStep />
      {countries.length > 0 && <DestinationCountry countries={countries} value={visit.query.to} zones={zones} />}
      {children}
    </form>
  )
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
}: Omit<SelectionProps, 'countries' | 'zones' | 'children'>): SelectionData {
  const stage = useStage()
  const unit = useUnit()
  const { query } = stage.visit
  const offer = productOffer(
    product,
    stage,
    unitForms(stage.language, (count) => unit(product.props.unit, count)),
  )
  const { kinds, look } = offer
  const form = formOf(query, id)
  const { lines, dropped } = readSelection(form?.text ?? query.s ?? '', selectionTerms(product.props))
  return {
    id,
    productId: product.id,
    ...offer,
    showsPrices,
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
