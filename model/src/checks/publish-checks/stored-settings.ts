import { type Draft, menuProps, type PageSchema, pageProps, type SectionProps, type Settings } from '@vitrine/schemas'
import { type Specs, specOf } from '../../document/specs.ts'
import type { DraftPlace } from '../finding.ts'

/** Settings as they are stored, with where they stand and what describes them. */
export interface StoredSettings {
  readonly place: DraftPlace & { readonly component?: string }
  readonly props: SectionProps
  readonly settings: Settings
}

function* ofComponents(
  place: DraftPlace,
  { components }: PageSchema,
  settingsById: Readonly<Record<string, Settings>>,
  specs: Specs,
): Generator<StoredSettings> {
  for (const [component, { type, version }] of Object.entries(components)) {
    const spec = specOf(specs, type)
    const settings = Object.hasOwn(settingsById, component) ? settingsById[component] : undefined
    // Nobody here knows what the values of an unknown section or a newer version mean.
    if (settings && spec?.version === version) yield { place: { ...place, component }, props: spec.props, settings }
  }
}

/** All settings of a draft in the version of its sections: on pages, around them, of page records and menus. */
export function* storedSettings(draft: Draft, specs: Specs): Generator<StoredSettings> {
  const { pagesList, pageSchemaMap, menuList, globalConfiguration, componentsSettingValues } = draft
  for (const [page, pageSchema] of Object.entries(pageSchemaMap))
    yield* ofComponents({ page }, pageSchema, componentsSettingValues, specs)
  for (const part of ['header', 'footer'] as const) {
    const shared = globalConfiguration[part]
    if (shared) yield* ofComponents({ part }, shared.pageSchema, shared.componentsSettingValues, specs)
  }
  for (const { id: page, settings } of pagesList) yield { place: { page }, props: pageProps, settings }
  for (const { id: menu, settings } of menuList) yield { place: { menu }, props: menuProps, settings }
}
