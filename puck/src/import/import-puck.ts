import type { SiteDocument } from '@vitrine/renderer'
import { isList, isObject, type Json, type JsonObject, limits, own } from '@vitrine/schemas'
import type { PuckConfig, PuckData } from '../config.ts'
import { type Controls, planConfig } from '../plan/config-plan.ts'
import { type Encoding, encodeObject } from '../plan/encode.ts'
import { asJson } from '../plan/field-plans.ts'
import {
  type ConfigPlan,
  type ItemsField,
  type ObjectPlan,
  ROOT_SLOT,
  type SectionPlan,
  type SlotField,
  UNKNOWN_TYPE,
  ZONE_SLOT,
  ZONE_TYPE,
  ZONES_SLOT,
} from '../plan/plan.ts'
import { rawJson } from '../plan/raw-json.ts'
import { createTally, type ImportReport, type Tally } from '../report.ts'
import { createIds, type Ids } from './component-ids.ts'
import { notesOf } from './config-notes.ts'
import { createPageParts, type ImportedPage, type PageParts } from './page-parts.ts'
import { ROOT_ZONE, readZones, type Zone, type Zones } from './zones.ts'

/** What a document of Puck’s was made with, and on which page it is put. */
export interface ImportPuckOptions extends ImportedPage {
  /** The config that the document was made with, as `fromPuck` is given it. */
  readonly config: PuckConfig
  /** The same as `fromPuck` is given. */
  readonly controls?: Controls
  /** Whether `resolveData` has run already, as by `resolveAllData` of Puck's. */
  readonly isResolved?: boolean
}

/** A document that was taken in, and what became of each of its values. */
export interface Imported {
  /** A site with one page, for `<VitrinePage>`, `<VitrineEditor>` and the import of sites. */
  readonly site: SiteDocument
  readonly report: ImportReport
}

const LONGEST_NAME = 120
/** What is called so where the document does not say it. */
const PAGE_NAME = 'Home'

/**
 * Reads a document of Puck's as a site that the sections of `fromPuck(config)` draw. The same document always comes to the
 * same site, ids too. Every value is kept, converted or named in the report.
 *
 * `const { site, report } = importPuck(data, { config })`
 *
 * @public
 */
export function importPuck(data: PuckData, options: ImportPuckOptions): Imported {
  const { config, controls = {} } = options
  // What a value was seen to be narrows what the designer offers, never what is stored.
  const plan = planConfig(config, { controls, seenAt: () => undefined })
  const { tally, report } = createTally()
  const ids = createIds()
  const parts = createPageParts()
  const document = asJson(data)
  const reading = new Reading(plan, tally, ids, parts, readZones(own(document, 'zones')))
  const name = reading.read(isObject(document) ? document : {})
  for (const note of notesOf(plan, reading.met, options.isResolved === true)) tally.noted(note)
  return { site: parts.site(name, options), report: report(ids.known()) }
}

/** Components that found no place where they stood, and why. */
interface Displaced {
  readonly content: readonly Json[]
  readonly path: string
  readonly why: string
}

/** What a component stands in: its slots, as they fill. */
type Slots = Record<string, readonly string[]>

const known = new Set(['type', 'props', 'readOnly'])
const nothing: ObjectPlan = { fields: new Map() }

/** One document being read. */
class Reading {
  /** The components of the config that the document has, by name. */
  readonly met = new Set<string>()
  readonly #displaced: Displaced[] = []
  readonly #plan: ConfigPlan
  readonly #tally: Tally
  readonly #ids: Ids
  readonly #parts: PageParts
  readonly #zones: Zones

  constructor(plan: ConfigPlan, tally: Tally, ids: Ids, parts: PageParts, zones: Zones) {
    this.#plan = plan
    this.#tally = tally
    this.#ids = ids
    this.#parts = parts
    this.#zones = zones
  }

  /** @returns the name of the page */
  read(document: JsonObject): string {
    const { root, content, zones, ...others } = document
    const name = this.#root(isObject(root) ? root : {}, content)
    if (root !== undefined && !isObject(root)) this.#drop('root', '', root, 'The root of a document is an object.')
    this.#placeDisplaced()
    for (let zone = this.#zones.next(); zone; zone = this.#zones.next()) {
      const why =
        'The component of this zone is not in the document: what stood there is at the end of the page, hidden.'
      this.#displaced.push({ content: zone.content, path: `zones.${zone.key}`, why })
      this.#placeDisplaced()
    }
    for (const [key, value] of this.#zones.wrong) this.#drop('zones', key, value, 'A zone is a list of components.')
    if (zones !== undefined && !isObject(zones)) this.#drop('zones', '', zones, 'Zones stand in an object.')
    for (const [path, value] of Object.entries(others))
      this.#drop('document', path, value, 'A document of Puck’s has no such part.')
    return name
  }

  /** Puts what has no place to the end of the page; what finds none there either comes after it. */
  #placeDisplaced(): void {
    for (let next = this.#displaced.shift(); next; next = this.#displaced.shift()) {
      this.#tally.noted({ component: 'root', path: next.path, what: next.why })
      for (const id of this.#components(next.content, next.path, 1)) {
        this.#parts.hide(id)
        this.#parts.root.push(id)
      }
    }
  }

  #drop(component: string, path: string, value: Json, why: string): void {
    this.#tally.dropped({ component, path }, value, why)
  }

  #root(root: JsonObject, content: Json | undefined): string {
    const { root: plan } = this.#plan
    // Older documents have the props of the root in the root itself.
    const { readOnly, ...bare } = root
    const { props = bare, ...beside } = isObject(root.props) ? bare : { props: bare }
    for (const [path, value] of Object.entries(beside)) this.#drop('root', path, value, 'The root has no such part.')
    this.#noteReadOnly('root', readOnly)
    const { id: _own, ...values } = props as JsonObject
    if (own(props, 'id') !== undefined) this.#tally.converted(own(props, 'id') as Json)
    const { title, ...rest } = values
    const isName = typeof title === 'string' && title.trim() !== '' && title.length <= LONGEST_NAME
    const zones = this.#zones.of('root').filter(({ name }) => name !== ROOT_ZONE)
    const isDrawn =
      plan.config.render !== undefined || Object.keys(plan.config.fields ?? {}).some((one) => one !== 'title')
    const isEmpty = title === undefined || title === ''
    const stands = isDrawn || zones.length > 0 || Object.keys(rest).length > 0 || (!isName && !isEmpty)
    const list = isList(content) ? content : []
    if (content !== undefined && !isList(content)) this.#drop('document', 'content', content, 'Content is a list.')
    const atRoot = this.#zones.of('root').find(({ name }) => name === ROOT_ZONE)
    if (!stands) {
      // The title is the name of the page, and nothing else is there.
      if (title !== undefined) this.#tally.converted(title)
      this.#zones.take('root')
      this.#parts.root.push(
        ...this.#components(list, 'content', 1),
        ...(atRoot ? this.#components(atRoot.content, `zones.${atRoot.key}`, 1) : []),
      )
      return isName ? title : PAGE_NAME
    }
    this.met.add('root')
    const id = this.#ids.component(undefined, 'root')
    const slots: Slots = {}
    const stored = this.#values(plan, values, { id, component: 'root', depth: 1, slots })
    slots[ROOT_SLOT] = this.#components(list, 'content', 2)
    this.#fillZones('root', plan, slots, 1, id)
    this.#parts.add(id, plan.type, slots, stored)
    this.#parts.root.push(id)
    return isName ? title : PAGE_NAME
  }

  /** The components of a list, as ids; those that are too deep are displaced. */
  #components(list: readonly Json[], path: string, depth: number): readonly string[] {
    return list.flatMap((value, at) => this.#component(value, `${path}[${at}]`, depth) ?? [])
  }

  #component(value: Json, path: string, depth: number): string | undefined {
    const type = own(value, 'type')
    if (!isObject(value) || typeof type !== 'string') {
      this.#drop('document', path, value, 'It is no component: a component has a type.')
      return undefined
    }
    const props = isObject(value.props) ? value.props : {}
    const own_ = typeof props.id === 'string' ? props.id : undefined
    const plan = this.#plan.components.get(type)
    const needed = plan ? heightOf(plan) : 0
    const zoned = own_ !== undefined && this.#zones.of(own_).length > 0 ? 1 : 0
    if (depth + Math.max(needed, zoned) > limits.componentDepth) {
      this.#displaced.push({
        content: [value],
        path,
        why: `Components stand at most ${limits.componentDepth} deep in each other: it is at the end of the page, hidden.`,
      })
      return undefined
    }
    const name = own_ ?? type
    const id = this.#ids.component(own_, path)
    for (const [part, inside] of Object.entries(value))
      if (!known.has(part)) this.#drop(name, part, inside, 'A component of Puck’s has no such part.')
    if (value.props !== undefined && !isObject(value.props))
      this.#drop(name, 'props', value.props, 'Props are an object.')
    this.#noteReadOnly(name, value.readOnly)
    const { id: read, ...values } = props
    if (read !== undefined) this.#tally.converted(read)
    const slots: Slots = {}
    if (plan) {
      this.met.add(type)
      this.#tally.converted(type)
      const stored = this.#values(plan, values, { id, component: name, depth, slots })
      if (own_ !== undefined) this.#fillZones(own_, plan, slots, depth, id)
      this.#parts.add(id, plan.type, slots, stored)
      return id
    }
    this.#tally.kept(type)
    this.#tally.noted({
      component: name,
      what: `The config has no component '${type}': its values are kept as they are, and nothing is drawn.`,
    })
    const raw = rawJson(values, { component: name, path: '' }, this.#tally) ?? {}
    if (own_ !== undefined) this.#fillZones(own_, nothing, slots, depth, id)
    this.#parts.add(id, UNKNOWN_TYPE, slots, { props: { component: type, values: raw } })
    return id
  }

  /** The values of a component as settings; what stands in it goes into its slots. */
  #values(
    plan: SectionPlan,
    values: JsonObject,
    { id, component, depth, slots }: { id: string; component: string; depth: number; slots: Slots },
  ) {
    const encoding: Encoding = {
      tally: this.#tally,
      component,
      itemId: (place) => this.#ids.item(id, place),
      fill: (field, content, read) => {
        slots[field.slot] = this.#accepted(field, content, `${component}.${read}`, depth + 1)
      },
      items: (field, content, read) => {
        slots[field.slot] = content.map((item, at) =>
          this.#item(field, item, { id, component, depth, path: `${read}[${at}]` }),
        )
      },
    }
    return { props: encodeObject(plan, values, '', encoding) }
  }

  #item(
    { item }: ItemsField,
    values: JsonObject,
    at: { readonly id: string; readonly component: string; readonly depth: number; readonly path: string },
  ): string {
    const id = this.#ids.item(at.id, at.path)
    const slots: Slots = {}
    const component = `${at.component}.${at.path}`
    const stored = this.#values(item, values, { id, component, depth: at.depth + 1, slots })
    this.#parts.add(id, item.type, slots, stored)
    return id
  }

  /** What a slot takes; what its rules refuse is displaced, as no page may have it there. */
  #accepted(field: SlotField, content: readonly Json[], path: string, depth: number): readonly string[] {
    const { accepts } = this.#plan.accepts(field)
    return content.flatMap((value, at) => {
      const type = own(value, 'type')
      const section = typeof type === 'string' ? this.#plan.components.get(type)?.type : undefined
      const here = `${path}[${at}]`
      if (accepts === undefined || section === undefined || accepts.includes(section))
        return this.#component(value, here, depth) ?? []
      const why = `Its slot does not allow ${String(type)}: it is at the end of the page, hidden.`
      this.#displaced.push({ content: [value], path: here, why })
      return []
    })
  }

  /** Old zones: in the slot that has their name, else each as a component of its own. */
  #fillZones(parent: string, plan: ObjectPlan, slots: Slots, depth: number, id: string): void {
    for (const zone of this.#zones.take(parent)) {
      const path = `zones.${zone.key}`
      const field = plan.fields.get(zone.name)
      if (parent === 'root' && zone.name === ROOT_ZONE) {
        slots[ROOT_SLOT] = [...(slots[ROOT_SLOT] ?? []), ...this.#components(zone.content, path, depth + 1)]
      } else if (field?.kind === 'slot') {
        slots[field.slot] = [...(slots[field.slot] ?? []), ...this.#accepted(field, zone.content, path, depth + 1)]
      } else slots[ZONES_SLOT] = [...(slots[ZONES_SLOT] ?? []), this.#zone(zone, path, depth + 1, id)]
    }
  }

  #zone(zone: Zone, path: string, depth: number, parent: string): string {
    const id = this.#ids.item(parent, path)
    this.#tally.noted({
      component: zone.key,
      what: `It is an old DropZone. As a field of the kind slot called '${zone.name}' it is a slot of its section, where more can be placed.`,
    })
    const content = this.#components(zone.content, path, depth + 1)
    this.#parts.add(id, ZONE_TYPE, { [ZONE_SLOT]: content }, { props: { zone: zone.name } })
    return id
  }

  #noteReadOnly(component: string, readOnly: Json | undefined): void {
    const names = Object.entries(isObject(readOnly) ? readOnly : {}).filter(([, is]) => is === true)
    if (names.length > 0)
      this.#tally.noted({
        component,
        what: `Read only in Puck, and not here: ${names.map(([name]) => name).join(', ')}.`,
      })
  }
}

/** How many levels of components the items of a section take below it. */
const heightOf = ({ items }: SectionPlan): number =>
  items.reduce((height, { item }) => Math.max(height, 1 + heightOf(item)), 0)
