import {
  type Component,
  isObject,
  type Json,
  type Menu,
  MOST_ALIKE,
  PAGE_SCHEMA_VERSION,
  type PageRecord,
  type PageSchema,
  type SchemaNode,
  type SectionSpec,
  type Settings,
  type SettingsById,
  type SharedPart,
  splitPath,
  type TranslationMeta,
  type UpgradeStep,
} from '@vitrine/schemas'
import type { Editable } from '../document/editing.ts'
import { type Specs, specOf } from '../document/specs.ts'
import { fingerprint } from '../values/fingerprint.ts'
import { sourceAt } from '../values/source-at.ts'
import { fingerprintsOfStored, sourceOf } from '../values/source-words.ts'
import { withItemIds } from './index-paths.ts'
import {
  deletionsAfter,
  keysAfter,
  languageMapAfter,
  pathAfter,
  propsAfter,
  type Rewrite,
  slotsAfter,
  storedAt,
  storedRewrite,
} from './upgrade-steps.ts'

type ById<V> = Readonly<Record<string, V>>

const mapObjects = <V>(maps: ById<V>, change: (map: V) => V): ById<V> =>
  Object.fromEntries(Object.entries(maps).map(([key, map]) => [key, isObject(map) ? change(map) : map]))

function settingsAfter(settings: Settings, step: Rewrite): Settings {
  const { props, editPropsByLangEnvMap: maps, translationMeta: meta, alike, deletePropsPaths: deletions } = settings
  return {
    ...settings,
    ...(isObject(props) && { props: propsAfter(props, step) }),
    ...(isObject(maps) && { editPropsByLangEnvMap: mapObjects(maps, (map) => languageMapAfter(map, step)) }),
    ...(isObject(meta) && { translationMeta: mapObjects(meta, (map) => keysAfter(map, step)) }),
    ...(isObject(alike) && { alike: keysAfter(alike, step) }),
    ...(Array.isArray(deletions) && { deletePropsPaths: deletionsAfter(deletions, step) }),
  }
}

/** The steps from a version to the one that is registered now, in order. */
export const stepsFrom = (
  { version: current, upgrades = {} }: Pick<SectionSpec, 'version' | 'upgrades'>,
  version: number,
): readonly UpgradeStep[] =>
  Array.from({ length: Math.max(0, current - version) }, (_, at) => upgrades[version + at] ?? []).flat()

/** What stood at a path before some steps, as notes of any age may tell it, and what stands there after them. */
interface Renewal {
  readonly was: ReadonlySet<unknown>
  readonly is: string
}

function renewalAt(schema: SchemaNode, stored: Json, after: Settings, path: string): Renewal | undefined {
  const words = fingerprintsOfStored(schema, stored, path)
  const is = sourceOf(schema, after, path)
  // The words may be the same, and yet an older note would not know them again.
  if (words.has(is) && fingerprint(stored) === fingerprint(sourceAt(schema, after, path))) return undefined
  return { was: new Set([...words, fingerprint(stored)]), is }
}

/**
 * Translations that were made from the text as it was stood up to date, and do so afterwards: what the
 * steps made of that text is noted as their source, and counts as equal to what did before.
 */
function withSources(schema: SchemaNode, before: Settings, after: Settings, rewrites: readonly Rewrite[]): Settings {
  const { translationMeta: meta, alike } = after
  const noted = isObject(before.translationMeta) ? Object.values(before.translationMeta) : []
  const paths = [...noted, ...(isObject(before.alike) ? [before.alike] : [])].flatMap((one) => Object.keys(one ?? {}))
  const renewals = new Map<string, Renewal>()
  for (const path of new Set(paths)) {
    const next = rewrites.reduce<string | undefined>((at, step) => at && pathAfter(at, step), path)
    const stored = storedAt(before.props, splitPath(path))
    if (next === undefined || stored === undefined) continue
    const renewal = renewalAt(schema, stored, after, next)
    if (renewal) renewals.set(next, renewal)
  }
  if (renewals.size === 0) return after
  const renewed = (notes: ById<TranslationMeta>): ById<TranslationMeta> =>
    Object.fromEntries(
      Object.entries(notes).map(([path, note]) => {
        const renewal = renewals.get(path)
        return [path, renewal?.was.has(note?.source) ? { ...note, source: renewal.is } : note]
      }),
    )
  const equal = (all: NonNullable<Settings['alike']>): typeof all =>
    Object.fromEntries(
      Object.entries(all).map(([path, known]) => {
        const renewal = renewals.get(path)
        const isAbout = renewal && Array.isArray(known) && known.some((one) => renewal.was.has(one))
        return [path, isAbout ? [...new Set([...known, renewal.is])].slice(-MOST_ALIKE) : known]
      }),
    )
  return {
    ...after,
    ...(isObject(meta) && { translationMeta: mapObjects(meta, renewed) }),
    ...(isObject(alike) && { alike: equal(alike) }),
  }
}

/**
 * Settings of one component in the version of its section that is registered now: every step from
 * `version` on, over base values, all language maps and their paths, their meta data and the
 * deletions; before that, paths by index become paths by id (L4). A newer version comes back as it is.
 *
 * @throws Error when a step of the section cannot be done: a rename out of its list, or a change that
 * throws.
 */
export function upgradeSettings(
  spec: Pick<SectionSpec, 'version' | 'upgrades' | 'props'>,
  version: number,
  settings: Settings,
): { readonly version: number; readonly settings: Settings } {
  if (version > spec.version || !isObject(settings)) return { version, settings }
  const before = withItemIds(settings)
  const rewrites = stepsFrom(spec, version).flatMap((step) => storedRewrite(step) ?? [])
  const upgraded = rewrites.length === 0 ? before : rewrites.reduce(settingsAfter, before)
  return { version: spec.version, settings: withSources(spec.props, before, upgraded, rewrites) }
}

/** How page documents are brought from version n to n + 1, by n. */
export type PageSchemaUpgrades = ById<(pageSchema: PageSchema) => PageSchema>

/** There is one version so far, so nothing stands here yet. */
export const pageSchemaUpgrades: PageSchemaUpgrades = {}

/** The page document in the current version; a newer one comes back as it is. */
export function upgradePageSchema(
  pageSchema: PageSchema,
  upgrades: PageSchemaUpgrades = pageSchemaUpgrades,
  current: number = PAGE_SCHEMA_VERSION,
): PageSchema {
  let upgraded = pageSchema
  for (let from = pageSchema.version; from < current; from += 1)
    upgraded = { ...(upgrades[from]?.(upgraded) ?? upgraded), version: from + 1 }
  return upgraded
}

/** Replaces the values that change; the same object when none does. */
function changed<V>(all: ById<V>, change: (value: V, key: string) => V): ById<V> {
  const next = Object.entries(all).map(([key, value]) => [key, change(value, key)] as const)
  return next.every(([key, value]) => value === all[key]) ? all : Object.fromEntries(next)
}

/** One component in the version that is registered, with its settings; what a step cannot be done to stays as it is. */
function upgradeComponent(
  component: Component,
  settings: Settings | undefined,
  spec: SectionSpec,
): { readonly component: Component; readonly settings: Settings | undefined } {
  const { version, slots } = component
  try {
    const upgraded = settings && upgradeSettings(spec, version, settings).settings
    if (version === spec.version) return { component, settings: upgraded }
    const after = slots && stepsFrom(spec, version).reduce(slotsAfter, slots)
    return { component: { ...component, version: spec.version, ...(after && { slots: after }) }, settings: upgraded }
  } catch {
    // The steps expect what their version wrote. It is kept for whoever mends the section, and a check names it.
    return { component, settings }
  }
}

/** A page with its components upgraded, and the settings that changed with them. */
function upgradeComponents(stored: PageSchema, settingsById: SettingsById, specs: Specs) {
  const settings = new Map<string, Settings>()
  if (stored.version > PAGE_SCHEMA_VERSION) return { pageSchema: stored, settings }
  const pageSchema = upgradePageSchema(stored)
  const components = changed(pageSchema.components, (component: Component, id) => {
    const spec = specOf(specs, component.type)
    if (!spec || component.version > spec.version) return component
    const before = Object.hasOwn(settingsById, id) ? settingsById[id] : undefined
    const upgraded = upgradeComponent(component, before, spec)
    if (upgraded.settings && upgraded.settings !== before) settings.set(id, upgraded.settings)
    return upgraded.component
  })
  return { pageSchema: components === pageSchema.components ? pageSchema : { ...pageSchema, components }, settings }
}

const withChanged = (settingsById: SettingsById, settings: ReadonlyMap<string, Settings>): SettingsById =>
  settings.size === 0 ? settingsById : { ...settingsById, ...Object.fromEntries(settings) }

/**
 * A page structure and its settings with every component in the version that is registered now.
 * Unknown sections and newer versions, of a component or of the whole document, are kept as they
 * are, byte for byte, and so is a component whose steps fail. What needs no upgrade is the same object
 * as before.
 */
export function upgradePage(pageSchema: PageSchema, settingsById: SettingsById, specs: Specs): SharedPart {
  const upgraded = upgradeComponents(pageSchema, settingsById, specs)
  return { pageSchema: upgraded.pageSchema, componentsSettingValues: withChanged(settingsById, upgraded.settings) }
}

const upgradeRecord = <R extends Menu | PageRecord>(record: R): R => {
  const settings = withItemIds(record.settings)
  return settings === record.settings ? record : { ...record, settings }
}

/** The same list when none of its records changes. */
function upgradeRecords<R extends Menu | PageRecord>(records: readonly R[]): readonly R[] {
  const next = records.map(upgradeRecord)
  return next.every((record, at) => record === records[at]) ? records : next
}

function upgradePart(part: SharedPart, specs: Specs): SharedPart {
  const next = upgradePage(part.pageSchema, part.componentsSettingValues, specs)
  const { pageSchema, componentsSettingValues } = part
  return next.pageSchema === pageSchema && next.componentsSettingValues === componentsSettingValues ? part : next
}

/**
 * A draft with all its pages, its header and footer, and the paths of its menus and page records
 * upgraded. What needs no upgrade is the same object as before, down from the draft itself.
 */
export function upgradeDraft<D extends Editable>(draft: D, specs: Specs): D {
  const { header, footer } = draft.globalConfiguration
  const settings = new Map<string, Settings>()
  const next = {
    pagesList: upgradeRecords(draft.pagesList),
    menuList: upgradeRecords(draft.menuList),
    pageSchemaMap: changed(draft.pageSchemaMap, (pageSchema) => {
      const upgraded = upgradeComponents(pageSchema, draft.componentsSettingValues, specs)
      for (const [id, values] of upgraded.settings) settings.set(id, values)
      return upgraded.pageSchema
    }),
  }
  const parts = {
    ...(header && { header: upgradePart(header, specs) }),
    ...(footer && { footer: upgradePart(footer, specs) }),
  }
  const isSame =
    settings.size === 0 &&
    parts.header === header &&
    parts.footer === footer &&
    next.pagesList === draft.pagesList &&
    next.menuList === draft.menuList &&
    next.pageSchemaMap === draft.pageSchemaMap
  if (isSame) return draft
  const isPartChanged = parts.header !== header || parts.footer !== footer
  return {
    ...draft,
    ...next,
    componentsSettingValues: withChanged(draft.componentsSettingValues, settings),
    globalConfiguration: isPartChanged ? { ...draft.globalConfiguration, ...parts } : draft.globalConfiguration,
  }
}
