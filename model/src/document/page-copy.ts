import {
  type Component,
  newId,
  type PageRecord,
  type PageSchema,
  pageProps,
  type Settings,
  type SettingsById,
  type TranslationMeta,
} from '@vitrine/schemas'
import { sourceOf } from '../values/source-words.ts'
import { isUpToDate } from '../values/up-to-date.ts'

/** A page with all that stands on it. */
export interface PageContent {
  readonly page: PageRecord
  readonly pageSchema: PageSchema
  readonly settings: SettingsById
}

interface Copied extends Pick<PageRecord, 'id' | 'pageType'> {
  readonly slug?: string | undefined
  /** What each name of the page becomes: `About` → `About 2`. */
  readonly rename: (name: string) => string
}

/** The names of a page anew. A translation that was up to date still is. */
function renamed(settings: Settings, rename: Copied['rename']): Settings {
  const again = (name: unknown) => (typeof name === 'string' ? { name: rename(name) } : {})
  const maps = Object.entries(settings.editPropsByLangEnvMap ?? {})
  const next: Settings = {
    ...settings,
    props: { ...settings.props, ...again(settings.props.name) },
    ...(settings.editPropsByLangEnvMap && {
      editPropsByLangEnvMap: Object.fromEntries(maps.map(([code, map]) => [code, { ...map, ...again(map.name) }])),
    }),
  }
  if (!settings.translationMeta) return next
  const source = sourceOf(pageProps, next, 'name')
  const noted = (notes: Readonly<Record<string, TranslationMeta>>): typeof notes =>
    notes.name && isUpToDate(pageProps, settings, 'name', notes.name)
      ? { ...notes, name: { ...notes.name, source } }
      : notes
  return {
    ...next,
    translationMeta: Object.fromEntries(
      Object.entries(settings.translationMeta).map(([code, notes]) => [code, noted(notes)]),
    ),
  }
}

/**
 * A page once more, in all its languages and with a new id for each component, as `add-page` takes it.
 * Items of lists keep their ids: these are unique in their list.
 */
export function copyOfPage(
  { page, pageSchema, settings }: PageContent,
  { id, pageType, slug, rename }: Copied,
): PageContent {
  const ids = new Map(Object.keys(pageSchema.components).map((old) => [old, newId()]))
  const nameOf = (old: string): string => ids.get(old) ?? old
  const placed = ({ slots, ...component }: Component): Component =>
    slots
      ? {
          ...component,
          slots: Object.fromEntries(Object.entries(slots).map(([slot, list]) => [slot, list.map(nameOf)])),
        }
      : component
  const { slug: _slug, ...record } = page
  return {
    page: { ...record, id, pageType, ...(slug !== undefined && { slug }), settings: renamed(page.settings, rename) },
    pageSchema: {
      ...pageSchema,
      root: pageSchema.root.map(nameOf),
      components: Object.fromEntries(
        Object.entries(pageSchema.components).map(([old, component]) => [nameOf(old), placed(component)]),
      ),
    },
    settings: Object.fromEntries(
      Object.entries(settings).flatMap(([old, values]) => (ids.has(old) ? [[nameOf(old), values]] : [])),
    ),
  }
}
