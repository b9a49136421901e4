import {
  type Component,
  limits,
  type On,
  PAGE_SCHEMA_VERSION,
  type PageSchema,
  type Parent,
  type SettingsById,
} from '@vitrine/schemas'
import { type Editable, type Editing, ofMap, withEntries, withMap } from '../document/editing.ts'
import { componentOf } from '../document/page-walk.ts'
import { before, indexAfter, inserted } from './list-places.ts'
import { refuse } from './operation-error.ts'

/** The structure of the page or the part that an operation names. */
export function structureOn(draft: Editable, { page, part }: On): PageSchema {
  const schema = part === undefined ? ofMap(draft.pageSchemaMap, page) : draft.globalConfiguration[part]?.pageSchema
  if (!schema)
    return part === undefined ? refuse('refusal.unknownPage', { page }) : refuse('refusal.unknownPart', { part })
  // What a newer version wrote is kept as it is; nobody here can read it.
  return schema.version > PAGE_SCHEMA_VERSION ? refuse('refusal.newerDocument') : schema
}

/** The settings of what stands on a page (of all pages: one map) or on a part. */
export const settingsOn = (draft: Editable, { part }: On): SettingsById =>
  part === undefined ? draft.componentsSettingValues : (draft.globalConfiguration[part]?.componentsSettingValues ?? {})

/** The draft with another structure of a page or part, and other settings of some of its components. */
export function withStructure(
  editing: Editing,
  on: On,
  structure: PageSchema | undefined,
  settings: Iterable<readonly [string, SettingsById[string] | undefined]> = [],
): Editable {
  const changed = [...settings]
  if (on.part === undefined) {
    const draft = structure ? withMap(editing, 'pageSchemaMap', [[on.page, structure]]) : editing.draft
    return changed.length > 0 ? withMap({ ...editing, draft }, 'componentsSettingValues', changed) : draft
  }
  const { globalConfiguration } = editing.draft
  const part = globalConfiguration[on.part]
  if (!part) return editing.draft
  const next = {
    pageSchema: structure ?? part.pageSchema,
    componentsSettingValues:
      changed.length > 0 ? withEntries(part.componentsSettingValues, changed) : part.componentsSettingValues,
  }
  return { ...editing.draft, globalConfiguration: { ...globalConfiguration, [on.part]: next } }
}

/** A component of a page or part. */
export const componentOn = (structure: PageSchema, component: string): Component =>
  componentOf(structure, component) ?? refuse('refusal.unknownComponent', { component })

/** The components of a list: of a slot, or of the page itself. */
export function placeListOf(structure: PageSchema, parent: Parent): readonly string[] {
  if (parent === null) return structure.root
  return ofMap(componentOn(structure, parent.component).slots ?? {}, parent.slot) ?? []
}

/** The structure with another list; a slot without components is no longer noted. */
export function withList(structure: PageSchema, parent: Parent, ids: readonly string[]): PageSchema {
  if (parent === null) return { ...structure, root: ids }
  const { slots = {}, ...component } = componentOn(structure, parent.component)
  const next = withEntries(slots, [[parent.slot, ids.length > 0 ? ids : undefined]])
  const holds = Object.keys(next).length > 0
  return {
    ...structure,
    components: withEntries(structure.components, [
      [parent.component, { ...component, ...(holds && { slots: next }) }],
    ]),
  }
}

/** Where a component stands. */
export interface Standing {
  readonly parent: Parent
  readonly index: number
  readonly after: string | null
}

const itself = (id: string): string => id

const standingIn = (ids: readonly string[], parent: Parent, component: string): Standing | undefined => {
  const index = ids.indexOf(component)
  return index < 0 ? undefined : { parent, index, after: before(ids, index, itself) }
}

/** Where a component stands on a page; one that no list names is treated as unknown. */
export function standingOf(structure: PageSchema, component: string): Standing {
  componentOn(structure, component)
  const onRoot = standingIn(structure.root, null, component)
  if (onRoot) return onRoot
  for (const [id, { slots = {} }] of Object.entries(structure.components))
    for (const [slot, ids] of Object.entries(slots)) {
      const standing = standingIn(ids, { component: id, slot }, component)
      if (standing) return standing
    }
  return refuse('refusal.unknownComponent', { component })
}

/** Puts a component into a list behind another one. */
export function placed(structure: PageSchema, parent: Parent, after: string | null, component: string): PageSchema {
  const ids = placeListOf(structure, parent)
  const index = indexAfter(ids, after, itself)
  return withList(structure, parent, inserted(ids, index, component))
}

/** Takes a component out of its list. */
export const taken = (structure: PageSchema, { parent, index }: Standing): PageSchema =>
  withList(structure, parent, placeListOf(structure, parent).toSpliced(index, 1))

/** A component and all that stands in it, outermost first. It does not recurse, and ends in loops too. */
export function subtreeOf(structure: PageSchema, root: string): Readonly<Record<string, Component>> {
  const found: Record<string, Component> = {}
  const open = [root]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const component = componentOf(structure, id)
    if (!component || Object.hasOwn(found, id)) continue
    found[id] = component
    for (const ids of Object.values(component.slots ?? {})) open.push(...ids)
  }
  return found
}

/** The structure with more components, which no list names yet. */
export function withComponents(structure: PageSchema, components: Readonly<Record<string, Component>>): PageSchema {
  const next = withEntries(structure.components, Object.entries(components))
  if (Object.keys(next).length > limits.componentsPerPage)
    return refuse('refusal.tooMany', { limit: limits.componentsPerPage })
  return { ...structure, components: next }
}

export const withoutComponents = (structure: PageSchema, ids: readonly string[]): PageSchema => ({
  ...structure,
  components: withEntries(
    structure.components,
    ids.map((id) => [id, undefined] as const),
  ),
})

/** The settings of some components, of those that have any. */
export const pickSettings = (settings: SettingsById, ids: readonly string[]): SettingsById =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const values = ofMap(settings, id)
      return values ? [[id, values] as const] : []
    }),
  )
