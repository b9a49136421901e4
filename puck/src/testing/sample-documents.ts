import type { Data } from '@puckeditor/core'

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
type Values = Record<string, Json>
export interface Placed {
  readonly type: string
  readonly props: Values
  readonly readOnly?: Readonly<Record<string, boolean>>
}

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const words = [
  'Bolts',
  'Schrauben',
  'Écrous',
  '螺栓',
  'براغي',
  'Ångström',
  'nuts & bolts',
  'a “quote”',
  '3 < 4',
  'two  spaces',
]
const links = [
  '/catalogue.pdf',
  'https://example.com/a?b=1&c=2',
  'mailto:sales@example.com',
  '#top',
  'tel:+49 30 123456',
]

const all = [
  'Everything',
  'Everything',
  'HeadingBlock',
  'Grid',
  'OnlyHeadings',
  'NoGrids',
  'Layout',
  'Tabs',
  'Spacer',
  'GoneForGood',
]
const narrow = ['Grid', 'Layout']
const zoned = ['Columns', 'Panel']

/** Makes documents that no importer has seen: every text and number in them stands there once. */
class Maker {
  readonly zones: Record<string, Placed[]> = {}
  readonly #random: () => number
  readonly #seed: number
  #made = 0

  readonly #isNarrow: boolean

  constructor(seed: number, isNarrow: boolean) {
    this.#seed = seed
    this.#isNarrow = isNarrow
    this.#random = randomFrom(seed * 7919)
  }

  #next = () => this.#seed * 10_000 + ++this.#made
  below = (limit: number): number => Math.floor(this.#random() * limit)
  pick = <T>(all: readonly T[]): T => all[this.below(all.length)] as T
  text = (): string => `${this.pick(words)} ${this.#next()}`
  number = (): number => this.#next() + 0.25
  whole = (): number => this.#next() * 5
  maybe = <T extends Json>(name: string, make: () => T): Values => (this.#random() < 0.7 ? { [name]: make() } : {})
  list = <T>(most: number, make: () => T): T[] => Array.from({ length: this.below(most + 1) }, make)

  html = (): string => {
    const inline = () =>
      this.pick([
        () => `<strong>${this.#plain()}</strong>`,
        () => `<em>${this.#plain()} <u>${this.#plain()}</u></em>`,
        () => `<a href="${this.#link()}">${this.#plain()}</a>`,
        () => `<code>${this.#plain()}</code>`,
        () => `${this.#plain()}<br>${this.#plain()}`,
      ])()
    const block = () =>
      this.pick([
        () => `<p>${this.#plain()} ${inline()}</p>`,
        () => `<h${1 + this.below(6)}>${inline()}</h2>`,
        () => `<ul><li><p>${inline()}</p></li><li>${this.#plain()}<ol start="3"><li>${inline()}</li></ol></li></ul>`,
        () => `<blockquote><p>${inline()}</p></blockquote>`,
        () => `<pre><code>${this.#plain()}</code></pre>`,
        () => '<hr>',
      ])()
    return Array.from({ length: 1 + this.below(4) }, block).join('')
  }

  #plain = () => this.text().replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  #link = () => this.pick(links).replaceAll('&', '&amp;')

  anything = (depth = 2): Json =>
    this.pick<() => Json>([
      this.text,
      this.number,
      () => null,
      () => true,
      ...(depth > 0
        ? [
            () => this.list(3, () => this.anything(depth - 1)),
            () => ({ ...this.maybe('a', () => this.anything(depth - 1)), 'b c': this.anything(depth - 1) }),
          ]
        : []),
    ])()

  everything = (): Values => ({
    ...this.maybe('title', this.text),
    ...this.maybe('text', () => `${this.text()}\n${this.text()}`),
    ...this.maybe('amount', this.whole),
    ...this.maybe('ratio', this.number),
    ...this.maybe('size', () => this.pick(['s', 'l', 'gone'])),
    ...this.maybe('isWide', () => this.pick([true, false])),
    ...this.maybe('columns', () => this.pick([1, 2, 3])),
    ...this.maybe('shape', () => this.pick<Json>([{ corners: 4, names: ['a', 'b'] }, { corners: 0 }, null])),
    ...this.maybe('body', this.html),
    ...this.maybe('visible', this.text),
    ...this.maybe('section', () => 'one'),
    ...this.maybe('data-x y', this.text),
    ...this.maybe('1st.of', this.number),
    ...this.maybe('seo', () => ({
      ...this.maybe('id', this.text),
      ...this.maybe('title', this.text),
      ...this.maybe('deep', () => ({ ...this.maybe('note', this.text), ...this.maybe('level', this.number) })),
    })),
    ...this.maybe('rows', () =>
      this.list(3, () => ({
        ...this.maybe('id', this.text),
        ...this.maybe('label', this.text),
        ...this.maybe('count', this.number),
        ...this.maybe('body', this.html),
        ...this.maybe('kind', () => 'a'),
        ...this.maybe('cells', () =>
          this.list(3, () => ({
            ...this.maybe('text', this.text),
            ...this.maybe('deep', () => this.list(3, () => ({ n: this.number() }))),
          })),
        ),
        ...this.maybe('link', () => ({ href: this.pick(links), label: this.text() })),
        ...this.maybe('without a field', this.anything),
      })),
    ),
    ...this.maybe('product', this.anything),
    ...this.maybe('colour', this.anything),
    // What resolveData wrote, and what is of another kind than its field.
    ...this.maybe('resolved', this.anything),
    ...(this.below(5) === 0 && { title: this.number(), amount: this.text(), seo: this.text() }),
  })

  /** @param isInSlot Puck draws old zones for components that stand in none of its slots, and breaks in the others */
  placed(depth: number, { only, isInSlot = false }: { only?: readonly string[]; isInSlot?: boolean } = {}): Placed {
    const some = (where: { only?: readonly string[]; isInSlot?: boolean }) => {
      if (depth === 0) return []
      const one = () => this.placed(depth - 1, where)
      return this.#isNarrow ? [one()] : this.list(3, one)
    }
    const inside = (types?: readonly string[]) => some({ isInSlot: true, ...(types && { only: types }) })
    const type = this.pick(only ?? [...(this.#isNarrow ? narrow : all), ...(isInSlot ? [] : zoned)])
    const id = `${type}-${this.#next()}`
    const slots = () => inside() as unknown as Json
    const zone = (name: string, content: Placed[]) => {
      if (content.length > 0) this.zones[`${id}:${name}`] = content
      return {}
    }
    const props: Readonly<Record<string, () => Values>> = {
      Everything: this.everything,
      HeadingBlock: () => ({ text: this.text(), level: this.number() }),
      Grid: () => ({ gap: this.number(), content: slots() }),
      OnlyHeadings: () => ({ items: inside(['HeadingBlock']) as unknown as Json }),
      NoGrids: () => ({ Body: inside(['Everything', 'HeadingBlock', 'Tabs']) as unknown as Json }),
      Layout: () => ({ name: this.text(), area: { label: this.text(), content: slots() } }),
      Tabs: () => ({
        tabs: this.list(3, () => ({
          label: this.text(),
          ...this.maybe('body', this.html),
          content: slots(),
          more: { note: this.text(), aside: slots() },
          rows: this.list(2, () => ({ name: this.text(), inside: slots() })),
        })) as unknown as Json,
        after: slots(),
      }),
      Columns: () => ({ ratio: this.text(), ...zone('left', some({})), ...zone('right side', some({})) }),
      Panel: () => zone('content', some({})),
      Spacer: () => ({}),
      GoneForGood: () => ({ said: this.text(), list: [this.number(), { deep: this.text() }] }),
    }
    const readOnly = this.below(8) === 0 ? { readOnly: { title: true } } : {}
    return { type, props: { ...props[type]?.(), id }, ...readOnly }
  }
}

export interface SampleDocument {
  readonly name: string
  /** Whether it is of the config whose root has fields. */
  readonly isFramed: boolean
  readonly data: Data
}

/** A document by its number: the same number, the same document. Every third has a zone whose parent is gone. */
export function sampleDocument(seed: number, { depth = 3, isNarrow = false } = {}): SampleDocument {
  const make = new Maker(seed, isNarrow)
  const isFramed = seed % 2 === 0
  const first = make.placed(1, { only: [isNarrow ? 'HeadingBlock' : 'Everything'] })
  const content = [
    first,
    ...Array.from({ length: isNarrow ? 1 : 1 + make.below(5) }, () =>
      make.placed(depth, isNarrow ? { only: ['Columns'] } : {}),
    ),
  ]
  if (seed % 3 === 0) make.zones['Gone-1:left'] = [make.placed(1), make.placed(0)]
  if (isFramed) make.zones['root:banner'] = [make.placed(1)]
  const props: Values = isFramed
    ? {
        title: make.text(),
        ...make.maybe('tone', make.text),
        foot: [make.placed(1, { isInSlot: true })] as unknown as Json,
      }
    : { title: make.text() }
  // Documents from before 0.11 have the props of the root in the root.
  const root = seed % 5 === 0 ? props : { props }
  const zones = Object.keys(make.zones).length > 0 || seed % 4 === 0 ? { zones: make.zones } : {}
  return { name: `document ${seed}`, isFramed, data: { root, content, ...zones } as unknown as Data }
}

export const sampleDocuments: readonly SampleDocument[] = Array.from({ length: 30 }, (_, at) => sampleDocument(at + 1))
