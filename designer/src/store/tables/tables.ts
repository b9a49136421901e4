import { type Editable, needsOf } from '@vitrine/model'
import type {
  Component,
  Draft,
  GlobalConfiguration,
  Menu,
  On,
  Operation,
  PageRecord,
  PageSchema,
  Settings,
} from '@vitrine/schemas'
import { type ComponentLocation, componentLocations, locationKey, locationOn, sameParent } from './places.ts'

/** What counts for the whole site, without the two parts, which stand in the tables like pages. */
export type Configuration = Omit<GlobalConfiguration, 'header' | 'footer'>

/** The lists of a draft: what is not in the tables. */
export interface Lists {
  readonly pagesList: readonly PageRecord[]
  readonly menuList: readonly Menu[]
  readonly configuration: Configuration
}

const parts = ['header', 'footer'] as const
const nothing: PageSchema = { version: 1, root: [], components: {} }

/** The one component that an operation edits the settings of. */
const editedBy = (operation: Operation): (On & { readonly component: string }) | undefined =>
  'of' in operation && 'component' in operation.of ? operation.of : undefined

/** The pages and parts whose whole structure an operation may look at. */
function wholeOf(operation: Operation): readonly string[] {
  if (editedBy(operation)) return []
  if (operation.type === 'set-part') return [locationKey({ part: operation.part })]
  const ons = [
    ...needsOf([operation]).pages.map((page) => locationKey({ page })),
    ...('part' in operation && operation.part !== undefined ? [locationKey({ part: operation.part as 'header' })] : []),
    ...(operation.type === 'move-component' ? [locationKey(operation.to)] : []),
  ]
  return 'of' in operation ? [] : ons
}

/** A part of the draft, just large enough for some operations, and which whole pages are in it. */
export interface Slice {
  readonly draft: Editable
  readonly whole: ReadonlySet<string>
  readonly edited: readonly (On & { readonly component: string })[]
}

/**
 * A draft in tables: structures by page or part, settings and places by component. Operations are
 * applied to a slice of it, so that an edit costs the same however long the page is.
 */
export class DraftTables {
  readonly #structures = new Map<string, PageSchema>()
  readonly #settings = new Map<string, Settings>()
  readonly #places = new Map<string, ComponentLocation>()

  structure(on: On | string): PageSchema | undefined {
    return this.#structures.get(typeof on === 'string' ? on : locationKey(on))
  }
  settings(component: string): Settings | undefined {
    return this.#settings.get(component)
  }
  place(component: string): ComponentLocation | undefined {
    return this.#places.get(component)
  }
  component(id: string): Component | undefined {
    const place = this.#places.get(id)
    return place && this.#structures.get(locationKey(place.on))?.components[id]
  }
  loaded(): readonly string[] {
    return [...this.#structures.keys()]
  }

  /** Puts a page or part in, or another one in its place. */
  load(on: On, structure: PageSchema, settings: Readonly<Record<string, Settings>>): void {
    const key = locationKey(on)
    this.unload(key)
    this.#structures.set(key, structure)
    for (const [id, place] of componentLocations(on, structure)) this.#places.set(id, place)
    for (const id of Object.keys(structure.components)) {
      const values = Object.hasOwn(settings, id) ? settings[id] : undefined
      if (values) this.#settings.set(id, values)
    }
  }

  unload(key: string): void {
    for (const id of Object.keys(this.#structures.get(key)?.components ?? {})) {
      if (locationKey(this.#places.get(id)?.on ?? locationOn(key)) !== key) continue
      this.#places.delete(id)
      this.#settings.delete(id)
    }
    this.#structures.delete(key)
  }

  #settingsOf(ids: Iterable<string>): Record<string, Settings> {
    const found: Record<string, Settings> = {}
    for (const id of ids) {
      const values = this.#settings.get(id)
      if (values) found[id] = values
    }
    return found
  }

  /** What some operations need, by themselves or with whole pages. */
  slice(lists: Lists, operations: readonly Operation[], alsoWhole: Iterable<string> = []): Slice {
    const whole = new Set([...operations.flatMap(wholeOf), ...alsoWhole].filter((key) => this.#structures.has(key)))
    const edited = operations.flatMap((operation) => editedBy(operation) ?? [])
    const pageSchemaMap: Record<string, PageSchema> = {}
    const settings: Record<string, Settings> = {}
    const inParts: Partial<
      Record<'header' | 'footer', { pageSchema: PageSchema; componentsSettingValues: Record<string, Settings> }>
    > = {}
    const put = (on: On, structure: PageSchema, values: Record<string, Settings>) => {
      if (on.part === undefined) {
        pageSchemaMap[on.page] = structure
        Object.assign(settings, values)
      } else inParts[on.part] = { pageSchema: structure, componentsSettingValues: values }
    }
    for (const key of whole) {
      const structure = this.#structures.get(key)
      if (structure) put(locationOn(key), structure, this.#settingsOf(Object.keys(structure.components)))
    }
    const alone = Map.groupBy(
      edited.filter((on) => !whole.has(locationKey(on))),
      locationKey,
    )
    for (const [key, members] of alone) {
      const structure = this.#structures.get(key)
      if (!structure) continue
      const components = Object.fromEntries(
        members.flatMap(({ component }) => {
          const known = structure.components[component]
          return known ? [[component, known] as const] : []
        }),
      )
      const { version } = structure
      put(
        locationOn(key),
        { version, root: Object.keys(components), components },
        this.#settingsOf(Object.keys(components)),
      )
    }
    const { pagesList, menuList, configuration } = lists
    const globalConfiguration = { ...configuration, ...inParts }
    return {
      draft: { pagesList, menuList, pageSchemaMap, componentsSettingValues: settings, globalConfiguration },
      whole,
      edited,
    }
  }

  /** Takes over what operations made of a slice; answers the keys of all that has changed. */
  write({ draft: before, whole, edited }: Slice, after: Editable): readonly string[] {
    const changed: string[] = []
    const settingsIn = (draft: Editable, { part }: On) =>
      part === undefined
        ? draft.componentsSettingValues
        : (draft.globalConfiguration[part]?.componentsSettingValues ?? {})
    const setSettings = (id: string, values: Settings | undefined) => {
      if (this.#settings.get(id) === values) return
      if (values) this.#settings.set(id, values)
      else this.#settings.delete(id)
      changed.push(`component:${id}`)
    }
    for (const on of edited) {
      if (whole.has(locationKey(on))) continue
      setSettings(on.component, settingsIn(after, on)[on.component])
    }
    const structures = new Map<string, PageSchema | undefined>()
    for (const key of whole) structures.set(key, undefined)
    for (const [page, structure] of Object.entries(after.pageSchemaMap))
      if (whole.has(locationKey({ page })) || !Object.hasOwn(before.pageSchemaMap, page))
        structures.set(locationKey({ page }), structure)
    for (const part of parts) {
      const structure = after.globalConfiguration[part]?.pageSchema
      if (structure && (whole.has(locationKey({ part })) || !before.globalConfiguration[part]))
        structures.set(locationKey({ part }), structure)
    }
    const gone: (readonly [string, PageSchema])[] = []
    for (const [key, structure] of structures) {
      const old = this.#structures.get(key)
      if (old && old !== structure) gone.push([key, old])
    }
    for (const [key, structure] of structures) {
      const old = this.#structures.get(key)
      const on = locationOn(key)
      if (structure && structure !== old) changed.push(...this.#restructure(on, old ?? nothing, structure))
      if (!structure && old) {
        this.#structures.delete(key)
        changed.push(`root:${key}`, `structure:${key}`)
      }
      for (const id of Object.keys(structure?.components ?? {})) setSettings(id, settingsIn(after, on)[id])
    }
    for (const [key, old] of gone)
      for (const id of Object.keys(old.components)) {
        const place = this.#places.get(id)
        if (place && locationKey(place.on) !== key) continue
        if (this.#structures.get(key)?.components[id]) continue
        this.#places.delete(id)
        this.#settings.delete(id)
        changed.push(`component:${id}`)
      }
    return changed
  }

  /** Another structure of a page: which components have other slots, and where all of them stand now. */
  #restructure(on: On, old: PageSchema, next: PageSchema): readonly string[] {
    const key = locationKey(on)
    this.#structures.set(key, next)
    const changed = [`structure:${key}`]
    if (old.root !== next.root) changed.push(`root:${key}`)
    for (const [id, component] of Object.entries(next.components))
      if (old.components[id] !== component) changed.push(`component:${id}`)
    for (const [id, place] of componentLocations(on, next)) {
      const before = this.#places.get(id)
      if (before && locationKey(before.on) === key && sameParent(before.parent, place.parent)) continue
      this.#places.set(id, place)
      changed.push(`place:${id}`)
    }
    return changed
  }

  /** The draft as one document, with all that is loaded: for checks, exports and coverage. */
  whole({ pagesList, menuList, configuration }: Lists): Omit<Draft, 'draftsId' | 'name' | 'revision'> {
    const { draft } = this.slice({ pagesList, menuList, configuration }, [], this.loaded())
    return draft
  }
}
