import {
  type Component,
  type Draft,
  type Menu,
  PAGE_SCHEMA_VERSION,
  type PageRecord,
  type PageSchema,
  type SectionSpec,
  type Settings,
  type SettingsById,
  type SharedPart,
  type UpgradeStep,
} from '@vitrine/schemas'
import { withItemIds } from './index-paths.ts'
import { isObject } from './shape.ts'
import { type Specs, specOf } from './specs.ts'
import { deletionsAfter, keysAfter, languageMapAfter, propsAfter } from './upgrade-steps.ts'

type ById<V> = Readonly<Record<string, V>>

const mapObjects = <V>(maps: ById<V>, change: (map: V) => V): ById<V> =>
  Object.fromEntries(Object.entries(maps).map(([key, map]) => [key, isObject(map) ? change(map) : map]))

function settingsAfter(settings: Settings, step: UpgradeStep): Settings {
  const { props, editPropsByLangEnvMap: maps, translationMeta: meta, deletePropsPaths: deletions } = settings
  return {
    ...settings,
    ...(isObject(props) && { props: propsAfter(props, step) }),
    ...(isObject(maps) && { editPropsByLangEnvMap: mapObjects(maps, (map) => languageMapAfter(map, step)) }),
    ...(isObject(meta) && { translationMeta: mapObjects(meta, (map) => keysAfter(map, step)) }),
    ...(Array.isArray(deletions) && { deletePropsPaths: deletionsAfter(deletions, step) }),
  }
}

/**
 * Settings of one component in the version of its section that is registered now: every step from
 * `version` on, over base values, all language maps and their paths, their meta data and the
 * deletions; before that, paths by index become paths by id (L4). A newer version comes back as it is.
 *
 * @throws Error when a step of the section cannot be done: a rename out of its list.
 */
export function upgradeSettings(
  { version: current, upgrades = {} }: Pick<SectionSpec, 'version' | 'upgrades'>,
  version: number,
  settings: Settings,
): { readonly version: number; readonly settings: Settings } {
  if (version > current || !isObject(settings)) return { version, settings }
  let upgraded = withItemIds(settings)
  for (let from = version; from < current; from += 1) upgraded = (upgrades[from] ?? []).reduce(settingsAfter, upgraded)
  return { version: current, settings: upgraded }
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

/** A page with its components upgraded, and the settings that changed with them. */
function upgradeComponents(stored: PageSchema, settingsById: SettingsById, specs: Specs) {
  const settings = new Map<string, Settings>()
  if (stored.version > PAGE_SCHEMA_VERSION) return { pageSchema: stored, settings }
  const pageSchema = upgradePageSchema(stored)
  const components = changed(pageSchema.components, (component: Component, id) => {
    const spec = specOf(specs, component.type)
    if (!spec || component.version > spec.version) return component
    const before = Object.hasOwn(settingsById, id) ? settingsById[id] : undefined
    const after = before && upgradeSettings(spec, component.version, before).settings
    if (after && after !== before) settings.set(id, after)
    return component.version === spec.version ? component : { ...component, version: spec.version }
  })
  return { pageSchema: components === pageSchema.components ? pageSchema : { ...pageSchema, components }, settings }
}

const withChanged = (settingsById: SettingsById, settings: ReadonlyMap<string, Settings>): SettingsById =>
  settings.size === 0 ? settingsById : { ...settingsById, ...Object.fromEntries(settings) }

/**
 * A page structure and its settings with every component in the version that is registered now.
 * Unknown sections and newer versions, of a component or of the whole document, are kept as they
 * are, byte for byte. What needs no upgrade is the same object as before.
 */
export function upgradePage(pageSchema: PageSchema, settingsById: SettingsById, specs: Specs): SharedPart {
  const upgraded = upgradeComponents(pageSchema, settingsById, specs)
  return { pageSchema: upgraded.pageSchema, componentsSettingValues: withChanged(settingsById, upgraded.settings) }
}

const upgradeRecord = <R extends Menu | PageRecord>(record: R): R => {
  const settings = withItemIds(record.settings)
  return settings === record.settings ? record : { ...record, settings }
}

/** A draft with all its pages, its header and footer, and the paths of its menus and page records upgraded. */
export function upgradeDraft(draft: Draft, specs: Specs): Draft {
  const { header, footer } = draft.globalConfiguration
  const settings = new Map<string, Settings>()
  const pageSchemaMap = changed(draft.pageSchemaMap, (pageSchema) => {
    const upgraded = upgradeComponents(pageSchema, draft.componentsSettingValues, specs)
    for (const [id, values] of upgraded.settings) settings.set(id, values)
    return upgraded.pageSchema
  })
  const part = (shared: SharedPart): SharedPart => upgradePage(shared.pageSchema, shared.componentsSettingValues, specs)
  return {
    ...draft,
    pagesList: draft.pagesList.map(upgradeRecord),
    menuList: draft.menuList.map(upgradeRecord),
    pageSchemaMap,
    componentsSettingValues: withChanged(draft.componentsSettingValues, settings),
    globalConfiguration: {
      ...draft.globalConfiguration,
      ...(header && { header: part(header) }),
      ...(footer && { footer: part(footer) }),
    },
  }
}
