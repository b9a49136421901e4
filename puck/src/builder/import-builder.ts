import { isList, isObject, type Json, type JsonObject, limits, own } from '@vitrine/schemas'
import { createIds } from '../import/component-ids.ts'
import type { Imported } from '../import/import-puck.ts'
import { createPageParts, type ImportedPage } from '../import/page-parts.ts'
import { asJson } from '../plan/field-plans.ts'
import { createTally, type Tally } from '../report.ts'
import type { BuilderContent, BuilderMap, BuilderTarget } from './builder-map.ts'
import { ComponentValues, NO_PROP } from './component-values.ts'

/** What content of Builder.io becomes, and on which page. */
export interface ImportBuilderOptions extends ImportedPage {
  /** What becomes of each component, by its name. */
  readonly map: BuilderMap
}

const LONGEST_NAME = 120
const PAGE_NAME = 'Home'
/** The entry of the map for elements that are no component. */
const BOX = 'Box'
const TOO_DEEP = `Components stand at most ${limits.componentDepth} deep in each other: it is at the end of the page, hidden.`

/** What blocks say of themselves, and no visitor sees. */
const ofItself = new Set(['@type', '@version', 'meta', 'layerName', 'tagName', 'id'])

const isBlock = (value: Json): boolean => own(value, '@type') === '@builder.io/sdk:Element'
const holdsBlocks = (value: Json): boolean =>
  isBlock(value) || Object.values(isObject(value) || isList(value) ? value : {}).some(holdsBlocks)

/**
 * Reads a content of Builder.io as a site, each component as the section that the map names. Values that the map or the
 * section has no place for are named in the report; what stands in a component without an entry takes its place.
 *
 * `const { site, report } = importBuilder(content, { map: { Text: { section: text, props: { text: 'body' } } } })`
 *
 * @public
 */
export function importBuilder(content: BuilderContent, options: ImportBuilderOptions): Imported {
  const { tally, report } = createTally()
  const reading = new Reading(options.map, tally)
  const read = asJson(content)
  const data = own(read, 'data')
  const name = reading.read(isObject(data) ? data : {}, own(read, 'name'))
  return { site: reading.parts.site(name, options), report: report(reading.ids.known()) }
}

type Slots = Record<string, readonly string[]>

/** One component that blocks and options are read for. */
interface Reader {
  readonly target: BuilderTarget
  /** The block, as the report names it. */
  readonly component: string
  readonly id: string
  readonly path: string
  readonly depth: number
  readonly slots: Slots
}

/** The slot for what stands in a component. */
const slotOf = ({ slot, section }: BuilderTarget): string | undefined =>
  slot ?? Object.keys(section.spec.slots ?? {})[0]

class Reading {
  readonly ids = createIds()
  readonly parts = createPageParts()
  readonly #map: BuilderMap
  readonly #tally: Tally
  readonly #tooDeep: { readonly block: Json; readonly path: string }[] = []

  constructor(map: BuilderMap, tally: Tally) {
    this.#map = map
    this.#tally = tally
  }

  /** @returns the name of the page */
  read(data: JsonObject, name: Json | undefined): string {
    const { blocks, blocksString, title, ...others } = data
    this.parts.root.push(...this.#blocks(blocks ?? parsed(blocksString), 'blocks', 1))
    for (let next = this.#tooDeep.shift(); next; next = this.#tooDeep.shift()) {
      this.#tally.noted({ component: 'content', path: next.path, what: TOO_DEEP })
      for (const id of this.#block(next.block, next.path, 1)) {
        this.parts.hide(id)
        this.parts.root.push(id)
      }
    }
    if (blocks !== undefined && blocksString !== undefined)
      this.#drop('content', 'blocksString', blocksString, 'The blocks stand beside it, and count.')
    for (const [path, value] of Object.entries(others)) this.#drop('content', path, value, 'A page has no such part.')
    if (title !== undefined && isName(title)) this.#tally.converted(title)
    else if (title !== undefined) this.#drop('content', 'title', title, 'It can be no name of a page.')
    return [title, name].find(isName) ?? PAGE_NAME
  }

  #drop(component: string, path: string, value: Json, why: string): void {
    this.#tally.dropped({ component, path }, value, why)
  }

  #blocks(blocks: Json | undefined, path: string, depth: number): readonly string[] {
    if (isList(blocks)) return blocks.flatMap((block, at) => this.#block(block, `${path}[${at}]`, depth))
    if (blocks !== undefined) this.#drop('content', path, blocks, 'Blocks are a list.')
    return []
  }

  /** One block as components: one, or those in it where the map has nothing for it. */
  #block(block: Json, path: string, depth: number): readonly string[] {
    if (!isObject(block)) {
      this.#drop('content', path, block, 'It is no block.')
      return []
    }
    const named = own(block.component, 'name')
    const name = typeof named === 'string' ? named : BOX
    const target = Object.hasOwn(this.#map, name) ? this.#map[name] : undefined
    if (target && depth > limits.componentDepth) {
      this.#tooDeep.push({ block, path })
      return []
    }
    this.#partsOf(block, path)
    if (!target) return this.#hoisted(name, block, path, depth)
    const ownId = typeof block.id === 'string' ? block.id : undefined
    const id = this.ids.component(ownId, path)
    const reader: Reader = { target, component: ownId ?? path, id, path, depth, slots: {} }
    const values = this.#values(reader, own(block.component, 'options'))
    if (block.responsiveStyles !== undefined) values.styles(block.responsiveStyles)
    const slot = slotOf(target)
    const inside = this.#blocks(block.children, `${path}.children`, slot === undefined ? depth : depth + 1)
    if (slot !== undefined) this.#fill(reader, slot, inside)
    this.#add(reader, values)
    if (slot !== undefined || inside.length === 0) return [id]
    const what = `The section '${target.section.spec.type}' has no slot: what stood in it comes after it.`
    this.#tally.noted({ component: reader.component, what })
    return [id, ...inside]
  }

  /** What a block says beside its component, its styles and what stands in it. */
  #partsOf({ component, children: _children, responsiveStyles: _styles, ...others }: JsonObject, path: string): void {
    const at = typeof others.id === 'string' ? others.id : path
    if (component !== undefined && !isObject(component)) this.#drop(at, 'component', component, 'It is no component.')
    const { name, options: _options, ...rest } = isObject(component) ? component : {}
    if (typeof name === 'string') this.#tally.converted(name)
    else if (name !== undefined) this.#drop(at, 'component.name', name, 'It is no name.')
    const parts = [
      ...Object.entries(others),
      ...Object.entries(rest).map(([part, value]) => [`component.${part}`, value] as const),
    ]
    for (const [part, value] of parts)
      if (!ofItself.has(part)) this.#drop(at, part, value, 'Sections have no such part.')
  }

  #add({ id, target, slots }: Reader, values: ComponentValues): void {
    const { type, version } = target.section.spec
    this.parts.add(id, type, slots, values.settings(), version)
  }

  #fill({ slots }: Reader, slot: string, ids: readonly string[]): void {
    slots[slot] = [...(slots[slot] ?? []), ...ids]
  }

  /** A block without an entry: what stands in it takes its place, what it says itself is lost. */
  #hoisted(name: string, block: JsonObject, path: string, depth: number): readonly string[] {
    const why = `The map has no entry for '${name}'.`
    const component = typeof block.id === 'string' ? block.id : path
    this.#tally.noted({ component, what: `${why} What stood in it takes its place.` })
    const found: string[] = []
    const walk = (value: Json, here: string): void => {
      if (isBlock(value)) found.push(...this.#block(value, here, depth))
      else if (isList(value)) for (const [index, item] of value.entries()) walk(item, `${here}[${index}]`)
      else if (isObject(value)) for (const [key, item] of Object.entries(value)) walk(item, `${here}.${key}`)
      else this.#drop(component, here, value, why)
    }
    walk(own(block.component, 'options') ?? {}, `${path}.options`)
    if (block.responsiveStyles !== undefined) this.#drop(component, 'responsiveStyles', block.responsiveStyles, why)
    return [...found, ...this.#blocks(block.children, `${path}.children`, depth)]
  }

  /** The options of a component: values, or blocks for its slots. */
  #values(reader: Reader, options: Json | undefined): ComponentValues {
    const { target, component, id, path, depth } = reader
    const values = new ComponentValues({ target, component, tally: this.#tally, itemId: (at) => this.ids.item(id, at) })
    if (options !== undefined && !isObject(options)) this.#drop(component, 'options', options, 'Options are an object.')
    for (const [name, value] of Object.entries(isObject(options) ? options : {})) {
      const rule = target.slots?.[name]
      const here = `${path}.options.${name}`
      if (rule !== undefined && typeof rule !== 'string' && isList(value) && depth < limits.componentDepth)
        this.#fill(
          reader,
          rule.slot,
          value.map((entry, at) => this.#entry(rule.each, entry, reader, `${here}[${at}]`)),
        )
      else if (rule !== undefined || holdsBlocks(value))
        this.#blocksIn(value, here, reader, typeof rule === 'object' ? rule.slot : (rule ?? slotOf(target)))
      else values.option(name, value)
    }
    return values
  }

  /** One entry of a list as a component of its own. */
  #entry(target: BuilderTarget, entry: Json, parent: Reader, path: string): string {
    const id = this.ids.item(parent.id, path)
    const reader: Reader = { target, component: parent.component, id, path, depth: parent.depth + 1, slots: {} }
    this.#add(reader, this.#values(reader, entry))
    return id
  }

  /** All blocks in an option go into one slot; what is none has no place. */
  #blocksIn(value: Json, path: string, reader: Reader, slot: string | undefined): void {
    if (isBlock(value) && slot !== undefined) this.#fill(reader, slot, this.#block(value, path, reader.depth + 1))
    else if (isList(value))
      for (const [at, item] of value.entries()) this.#blocksIn(item, `${path}[${at}]`, reader, slot)
    else if (isObject(value))
      for (const [name, item] of Object.entries(value)) this.#blocksIn(item, `${path}.${name}`, reader, slot)
    else this.#drop(reader.component, path, value, NO_PROP)
  }
}

const isName = (value: Json | undefined): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NAME

/** The blocks of a content that has them as a text. */
function parsed(text: Json | undefined): Json | undefined {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}
