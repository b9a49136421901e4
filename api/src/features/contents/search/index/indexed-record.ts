import { type ContentRecord, isObject, type LanguageMap, type Settings, type Status } from '@vitrine/schemas'
import { folded } from '../../../../platform/language/folded.ts'
import { categoriesOf, nameProp, textsIn } from '../../plain-words.ts'
import { headWords } from './head-words.ts'
import { chunksOf, cut, joinedOf, wholeOf, wordsIn } from './split-words.ts'

/** How much a word says of what a record is, by where it stands. From 1 to 255. */
export const impactOf = {
  head: 80,
  headPart: 64,
  name: 40,
  partNumber: 90,
  piece: 20,
  category: 24,
  attribute: 16,
  summary: 8,
  text: 4,
}

/** The most words of one record: what comes first counts. */
const MOST = 5000
/** Longer values are sentences, by which nobody filters. */
const LONGEST_VALUE = 80

/** Words that begin with these are no words: whole part numbers, and whole names. They sort before letters and digits. */
export const PART_NUMBER = '#'
export const WHOLE_NAME = '!'

/** The group of the collections of a product or the categories of others; no kind of specification is called so. */
export const CATEGORY = ''

/** A value by which records are filtered, with what it and its group are called by language; the base stands under `''`. */
export interface FacetValue {
  /** `thread` */
  readonly facet: string
  /** `m8` */
  readonly value: string
  readonly names: Readonly<Record<string, readonly [facet: string, value: string]>>
}

export const statusCodes = { archived: 0, published: 1, draft: 2 } as const satisfies Record<Status, number>

/** What the index holds of a record. */
export interface IndexedRecord {
  /** Its words with their impacts. */
  readonly words: ReadonlyMap<string, number>
  readonly facets: readonly FacetValue[]
}

interface Text {
  readonly language: string
  readonly text: string
}

const mapsOf = ({ editPropsByLangEnvMap }: Settings) => Object.entries(editPropsByLangEnvMap ?? {})

/** The texts of a top property in every language, the base first; of rich texts and lists all that they hold. */
function textsAt(settings: Settings, prop: string, baseLanguage: string): readonly Text[] {
  const isBelow = (path: string) => path === prop || path.startsWith(`${prop}.`) || path.startsWith(`${prop}[`)
  return [
    ...textsIn(settings.props[prop], prop).map((text) => ({ language: baseLanguage, text })),
    ...mapsOf(settings).flatMap(([language, map]) =>
      Object.entries(map)
        .filter(([path]) => isBelow(path))
        .flatMap(([path, value]) => textsIn(value, path).map((text) => ({ language, text }))),
    ),
  ]
}

const attributes: ReadonlySet<string> = new Set(['importantAttributes', 'customAttributes', 'specTypes'])
const impactOfProp = (prop: string): number =>
  prop === 'summary'
    ? impactOf.summary
    : attributes.has(prop)
      ? impactOf.attribute
      : prop === 'category' || prop === 'collections'
        ? impactOf.category
        : impactOf.text

/** What a record is found by, in every language (R131). */
export function indexedRecord(record: Pick<ContentRecord, 'kind' | 'settings'>, baseLanguage: string): IndexedRecord {
  const { kind, settings } = record
  const words = new Map<string, number>()
  const add = (word: string, impact: number) => {
    const known = words.get(word)
    if (known === undefined ? words.size < MOST : known < impact) words.set(word, impact)
  }
  const name = nameProp(kind)
  for (const { language, text } of textsAt(settings, name, baseLanguage)) addName(add, text, language)
  const { model } = settings.props
  if (typeof model === 'string') addPartNumber(add, model)
  const props = new Set([...Object.keys(settings.props), ...mapsOf(settings).flatMap(([, map]) => topsOf(map))])
  const rest = [...props]
    .filter((prop) => prop !== name && prop !== 'model')
    .sort((left, right) => impactOfProp(right) - impactOfProp(left))
  for (const prop of rest)
    for (const { text } of textsAt(settings, prop, baseLanguage))
      for (const word of wordsIn(text)) add(cut(word), impactOfProp(prop))
  return { words, facets: facetsOf(record) }
}

const topsOf = (map: LanguageMap): readonly string[] => Object.keys(map).map((path) => path.split(/[.[]/, 1)[0] ?? path)

type Add = (word: string, impact: number) => void

/** A word of a short name says more than one of a long name. */
function addName(add: Add, text: string, language: string): void {
  const heads = headWords(text, language)
  const words = [...wordsIn(text)]
  const { length } = chunksOf(text)
  const share = 2 / (1 + Math.log2(1 + length) / 2)
  const impactIn = (word: string) =>
    heads.whole.has(word) ? impactOf.head : word === heads.part ? impactOf.headPart : impactOf.name
  for (const word of words.map(cut)) add(word, scaled(impactIn(word), share))
  const whole = wholeOf(text)
  if (whole !== '') add(WHOLE_NAME + whole, 255)
}

const scaled = (impact: number, share: number): number => Math.max(1, Math.min(255, Math.round(impact * share)))

function addPartNumber(add: Add, model: string): void {
  const joined = joinedOf(model)
  if (joined === '') return
  add(PART_NUMBER + joined, 255)
  add(joined, impactOf.partNumber)
  for (const word of wordsIn(model)) add(cut(word), impactOf.piece)
}

/** The collections of a product, its kinds of specification and its attributes; the categories of others. */
export function facetsOf(record: Pick<ContentRecord, 'kind' | 'settings'>): readonly FacetValue[] {
  const found = categoriesOf(record).map((value) => ({ facet: CATEGORY, value, names: {} }))
  if (record.kind !== 'product') return found
  const { settings } = record
  const values = new Map<string, FacetValue>()
  for (const one of [...specifications(settings), ...attributeValues(settings)]) {
    const key = `${one.facet}\n${one.value}`
    if (one.facet !== CATEGORY && one.value !== '' && !values.has(key)) values.set(key, one)
  }
  return [...found, ...values.values()]
}

const listAt = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isObject) : []

function* specifications(settings: Settings): Generator<FacetValue> {
  for (const { id, name, options } of listAt(settings.props.specTypes))
    for (const { id: option, label } of listAt(options))
      yield* facetValue(settings, [name, `specTypes[${id}].name`], [label, `specTypes[${id}].options[${option}].label`])
}

function* attributeValues(settings: Settings): Generator<FacetValue> {
  for (const prop of ['importantAttributes', 'customAttributes'])
    for (const { id, name, value } of listAt(settings.props[prop]))
      yield* facetValue(settings, [name, `${prop}[${id}].name`], [value, `${prop}[${id}].value`])
}

type TextAt = readonly [base: unknown, path: string]

function* facetValue(settings: Settings, [name, namePath]: TextAt, [value, valuePath]: TextAt): Generator<FacetValue> {
  if (typeof name !== 'string' || typeof value !== 'string') return
  if (name.length > LONGEST_VALUE || value.length > LONGEST_VALUE) return
  const inLanguages = mapsOf(settings).flatMap(([language, map]) => {
    const [itsName, itsValue] = [map[namePath], map[valuePath]]
    if (typeof itsName !== 'string' && typeof itsValue !== 'string') return []
    const names = [typeof itsName === 'string' ? itsName : name, typeof itsValue === 'string' ? itsValue : value]
    return [[language, names] as const]
  })
  yield {
    facet: folded(name),
    value: folded(value),
    names: { '': [name, value], ...Object.fromEntries(inLanguages) } as FacetValue['names'],
  }
}

/** What a list of products is sorted by: the lowest price, in thousandths of the smallest coin, for one piece. */
export function termsOfTrade({ props }: Settings): {
  readonly price: number | null
  readonly currency: string | null
  readonly minimum: number | null
} {
  const { currency, minOrderQuantity, pricePer } = props
  const prices = listAt(props.priceTiers).flatMap(({ price }) =>
    typeof price === 'number' && price > 0 ? [price] : [],
  )
  const per = typeof pricePer === 'number' && pricePer > 0 ? pricePer : 1
  return {
    price: prices.length > 0 ? Math.round((Math.min(...prices) * 1000) / per) : null,
    currency: typeof currency === 'string' ? currency : null,
    minimum: typeof minOrderQuantity === 'number' ? minOrderQuantity : null,
  }
}
