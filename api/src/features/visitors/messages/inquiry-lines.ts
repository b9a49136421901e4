import { baseLanguage } from '@vitrine/model'
import { type FilledQuestion, formLimits, type ProductProps, type sendInquiry } from '@vitrine/schemas'
import {
  calculate,
  combinationOf,
  exceptionOf,
  MAX_QUANTITY,
  parseSelection,
  readQuantity,
  selectionTerms,
} from '@vitrine/schemas/selection'
import type { SiteContext } from '../../../http/endpoint/context.ts'
import { orderOf } from '../../contents/contents.routes.ts'
import { shownContent } from '../../contents/shown-content.ts'
import type { FieldReader } from '../form/form-fields.ts'
import { line as oneLine } from '../form/normalize-text.ts'

/** One chosen option: its ids, and what it was called where it was chosen and in the site's source language. */
export interface LineOption {
  readonly kind: string
  readonly option: string
  readonly name: string
  readonly label: string
  readonly sourceName: string
  readonly sourceLabel: string
}

/** One combination of a product that is asked about, as it is stored. Prices are minor units for `pricePer` units. */
export interface InquiryLine {
  readonly productId: string | undefined
  readonly productName: string
  readonly model?: string | undefined
  readonly options: readonly LineOption[]
  readonly quantity: number | undefined
  readonly unit?: string | undefined
  /** What the visitor was shown; nothing where the price has to be agreed on. */
  readonly unitPrice?: number | undefined
  /** What it was when the inquiry arrived: an owner sees both where they differ. */
  readonly priceAtReceipt?: number | undefined
  readonly pricePer: number
  readonly currency?: string | undefined
  readonly note?: string | undefined
}

interface SentLine {
  readonly productId: string
  readonly options: readonly string[]
  readonly quantity: number | undefined
  /** That it asks about the product as a whole: it names no quantity and no options. */
  readonly isWhole?: boolean
  readonly unitPrice?: number | undefined
  readonly note?: string | undefined
}

/** Lines as forms write them: `{product}:{selection}!{product}:{selection}`. */
const linesOfText = (text: string): readonly SentLine[] =>
  text.split('!').flatMap((ofProduct) => {
    const [productId = '', selection = ''] = ofProduct.split(/:(.*)/s)
    return parseSelection(selection).map((line) => ({ productId, ...line }))
  })

function sentLines({ lines = [] }: FilledQuestion<typeof sendInquiry>): readonly SentLine[] {
  if (typeof lines === 'string') return linesOfText(lines)
  return lines.map(({ productId, options = [], quantity, unitPrice, note }) => ({
    productId,
    options,
    quantity: typeof quantity === 'string' ? readQuantity(quantity) : quantity,
    isWhole: quantity === undefined && options.length === 0,
    unitPrice,
    note: note && oneLine(note),
  }))
}

/** A product as it is shown to the visitor, and in the language that its texts were written in. */
interface AskedProduct {
  readonly shown: ProductProps
  readonly source: ProductProps
}

async function productOf(id: string, context: SiteContext): Promise<AskedProduct | undefined> {
  const { stores, tenant } = context
  const record = await stores.contents.byId(tenant.id, 'product', id)
  if (record?.status !== 'published') return undefined
  const base = baseLanguage(tenant)
  return {
    shown: shownContent('product', record, orderOf(context)).props,
    source: shownContent('product', record, { language: base, chain: [base], baseLanguage: base }).props,
  }
}

/** The options of a combination by their names; nothing when the product is not offered in it. */
function optionsOf({ shown, source }: AskedProduct, options: readonly string[]): readonly LineOption[] | undefined {
  const terms = selectionTerms(shown)
  const combination = combinationOf(terms.kinds, options)
  if (!combination || exceptionOf(terms, combination)) return undefined
  const named = ({ specTypes = [] }: ProductProps, kind: string, option: string) => {
    const found = specTypes.find(({ id }) => id === kind)
    return { name: found?.name ?? '', label: found?.options.find(({ id }) => id === option)?.label ?? '' }
  }
  return terms.kinds.map(({ id: kind }, at) => {
    const option = combination[at] ?? ''
    const inSource = named(source, kind, option)
    return { kind, option, ...named(shown, kind, option), sourceName: inSource.name, sourceLabel: inSource.label }
  })
}

const isQuantity = (quantity: number | undefined): quantity is number =>
  quantity !== undefined && Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY

/** The lines of one product, with what each costs at the quantity of all of them. */
function linesOfProduct(product: AskedProduct, lines: readonly SentLine[], read: Refuse): readonly InquiryLine[] {
  const { shown } = product
  const terms = selectionTerms(shown)
  const found = lines.flatMap(({ options: ids, quantity, isWhole, unitPrice, note, productId }) => {
    if (isWhole) return []
    const options = optionsOf(product, ids)
    if (!options) {
      read.notOffered(shown.name)
      return []
    }
    if (!isQuantity(quantity)) {
      read.noQuantity()
      return []
    }
    return [{ productId, options, quantity, unitPrice, note }]
  })
  const { lines: calculated } = calculate(
    terms,
    found.map(({ options, quantity }) => ({ options: options.map(({ option }) => option), quantity })),
  )
  const known = { productName: shown.name, model: shown.model, unit: shown.unit, pricePer: terms.pricePer }
  const whole = lines
    .filter(({ isWhole }) => isWhole)
    .map(({ productId, note }) => ({ ...known, productId, options: [], quantity: undefined, note }))
  const chosen = found.map((line, at) => {
    const priceAtReceipt = calculated[at]?.unitPrice
    return {
      ...known,
      ...line,
      unitPrice: line.unitPrice ?? priceAtReceipt,
      priceAtReceipt,
      currency: terms.currency,
    }
  })
  return [...chosen, ...whole]
}

interface Refuse {
  readonly notOffered: (name: string) => void
  readonly noQuantity: () => void
}

/**
 * What an inquiry asks for, line by line (R125). What is no longer offered is told by its field, and nothing of the
 * inquiry is stored without it.
 */
export async function inquiryLines(
  question: FilledQuestion<typeof sendInquiry>,
  read: FieldReader,
  context: SiteContext,
): Promise<readonly InquiryLine[]> {
  const { t } = context
  const sent = sentLines(question)
  if (sent.length > formLimits.lines) {
    read.refuse('lines', t('form.message.tooManyLines', { max: formLimits.lines }))
    return []
  }
  const refuse: Refuse = {
    notOffered: (name) => read.refuse('lines', t('form.message.notOffered', { name })),
    noQuantity: () => {
      read.quantity('lines', 0)
    },
  }
  const lines: InquiryLine[] = []
  for (const productId of new Set(sent.map((line) => line.productId))) {
    const product = await productOf(productId, context)
    const ofProduct = sent.filter((line) => line.productId === productId)
    if (product) lines.push(...linesOfProduct(product, ofProduct, refuse))
    else read.refuse('lines', t('form.message.productGone'))
  }
  return lines
}
