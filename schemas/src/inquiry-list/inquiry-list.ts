import { isObject } from '../json.ts'
import { MAX_SELECTION_TEXT, parseSelection } from '../selection/selection-text.ts'

/** One product on an inquiry list. No names, prices or persons: they are asked for when the list is shown. */
export interface ListItem {
  readonly productId: string
  /** What was chosen of it, as it stands in an address; empty while no quantity is chosen. */
  readonly selection: string
  /** What the buyer wrote about it. */
  readonly note: string
  /** Where it is to go, as the buyer chose with it: ISO 3166, two letters. */
  readonly country?: string | undefined
  /** When it was changed last, in seconds since 1970. */
  readonly changedAt: number
}

/** What was removed last, and where it stood: it can be put back. */
export interface RemovedItem {
  readonly item: ListItem
  readonly index: number
}

export interface InquiryList {
  readonly items: readonly ListItem[]
  readonly removed?: RemovedItem | undefined
}

export const emptyList: InquiryList = { items: [] }

const DAY = 24 * 60 * 60

/** What a list may hold. In a cookie it is less: browsers keep 4,096 bytes of one, with its name and attributes. */
export const listLimits = {
  products: 50,
  lines: 200,
  note: 500,
  cookieProducts: 20,
  cookieBytes: 3500,
  /** In seconds, after its last change. */
  life: 30 * DAY,
} as const

/**
 * Where a browser keeps the list, and for how long after its last change: for the declaration of cookies. With
 * script it stands in the local storage, without script in the cookie.
 */
export const listStorage = {
  localStorage: { name: 'vitrine:list:{clientId}', days: listLimits.life / DAY },
  cookie: { name: 'vitrine_list', days: listLimits.life / DAY },
} as const

const VERSION = 1

const isProductId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(value)

/** Whether it is written as a country: ISO 3166, two letters. */
export const isCountryCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{2}$/.test(value)

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1e11

function readItem(value: unknown): ListItem | undefined {
  if (!isObject(value)) return undefined
  const { p, s = '', note = '', to, at } = value
  if (!isProductId(p) || typeof s !== 'string' || typeof note !== 'string' || !isTime(at)) return undefined
  return {
    productId: p,
    selection: s.length <= MAX_SELECTION_TEXT ? s : '',
    note: [...note].slice(0, listLimits.note).join(''),
    ...(isCountryCode(to) && { country: to }),
    changedAt: at,
  }
}

/** How many combinations are on a list; a product without a quantity counts as one. */
export const linesOf = (items: readonly Pick<ListItem, 'selection'>[]): number =>
  items.reduce((sum, { selection }) => sum + Math.max(parseSelection(selection).length, 1), 0)

/** Whether a list holds no more than it may. */
export const fitsList = (items: readonly ListItem[]): boolean =>
  items.length <= listLimits.products && linesOf(items) <= listLimits.lines

/** Where the goods of a list are to go: the country that was chosen last with one of them. */
export const countryOf = (items: readonly ListItem[]): string | undefined =>
  items
    .filter(({ country }) => country !== undefined)
    .toSorted((one, other) => one.changedAt - other.changedAt)
    .at(-1)?.country

const written = ({ productId, selection, note, country, changedAt }: ListItem) => ({
  p: productId,
  ...(selection && { s: selection }),
  ...(note && { note }),
  ...(country !== undefined && { to: country }),
  at: changedAt,
})

/** The list as a browser keeps it: `{"v":1,"items":[{"p":"7","s":"M8*100","note":"Galvanised","at":1790000000}]}`. */
export const writeList = ({ items, removed }: InquiryList): string =>
  JSON.stringify({
    v: VERSION,
    items: items.map(written),
    ...(removed && { removed: written(removed.item), index: removed.index }),
  })

/**
 * The same, read. What cannot be read, is of another version, or older than 30 days, is an empty list; of two
 * entries for one product the first counts.
 *
 * @param now in seconds since 1970.
 */
export function readList(text: string | null | undefined, now: number): InquiryList {
  let value: unknown
  try {
    value = JSON.parse(text ?? '')
  } catch {
    return emptyList
  }
  if (!isObject(value) || value.v !== VERSION || !Array.isArray(value.items)) return emptyList
  const read = value.items.map(readItem).filter((item) => item !== undefined)
  const own = read.filter(({ productId }, at) => read.findIndex((one) => one.productId === productId) === at)
  const items: ListItem[] = []
  for (const item of own) if (fitsList([...items, item])) items.push(item)
  const removed = readItem(value.removed)
  const last = Math.max(...[...items, ...(removed ? [removed] : [])].map(({ changedAt }) => changedAt))
  if (!(last + listLimits.life > now)) return emptyList
  const index = isTime(value.index) ? Math.min(value.index, items.length) : items.length
  return { items, ...(removed && { removed: { item: removed, index } }) }
}
