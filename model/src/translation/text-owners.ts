import {
  type Draft,
  menuProps,
  type PageSchema,
  pageProps,
  type SchemaNode,
  type Settings,
  type SettingsById,
} from '@vitrine/schemas'
import { type Specs, specOf } from '../document/specs.ts'

/** Whose settings: those of a component where it stands, of a page's record, or of a menu. */
export type TextOwner =
  | { readonly page: string; readonly component: string }
  | { readonly part: 'header' | 'footer'; readonly component: string }
  | { readonly pageRecord: string }
  | { readonly menu: string }

/** Settings with the schema that says which of their values are texts. */
export interface Owned {
  readonly of: TextOwner
  readonly schema: SchemaNode
  readonly settings: Settings
}

function* componentsOf(
  place: { readonly page: string } | { readonly part: 'header' | 'footer' },
  { components }: PageSchema,
  settingsById: SettingsById,
  specs: Specs,
): Generator<Owned> {
  for (const [component, { type, version }] of Object.entries(components)) {
    const spec = specOf(specs, type)
    const settings = Object.hasOwn(settingsById, component) ? settingsById[component] : undefined
    if (spec?.version === version && settings) yield { of: { ...place, component }, schema: spec.props, settings }
  }
}

/** Everything in a draft that holds texts and whose schema is known; of one page only, where one is named. */
export function* ownersIn(draft: Draft, specs: Specs, only?: string): Generator<Owned> {
  const { pagesList, pageSchemaMap, componentsSettingValues, menuList, globalConfiguration } = draft
  for (const { id, settings } of pagesList)
    if (only === undefined || id === only) yield { of: { pageRecord: id }, schema: pageProps, settings }
  for (const [page, pageSchema] of Object.entries(pageSchemaMap))
    if (only === undefined || page === only) yield* componentsOf({ page }, pageSchema, componentsSettingValues, specs)
  if (only !== undefined) return
  for (const part of ['header', 'footer'] as const) {
    const shared = globalConfiguration[part]
    if (shared) yield* componentsOf({ part }, shared.pageSchema, shared.componentsSettingValues, specs)
  }
  for (const { id, settings } of menuList) yield { of: { menu: id }, schema: menuProps, settings }
}
