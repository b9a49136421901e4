import { copyOfPage, type PageContent, type Specs, slugFrom, specOf } from '@vitrine/model'
import {
  addedPageSlug,
  addedPageType,
  type Component,
  hasOwnSlug,
  isAddedPageType,
  newId,
  PAGE_SCHEMA_VERSION,
  type PageRecord,
  type PageTemplate,
  type PageType,
  type PageTypeSpec,
  pageTypes,
  type Settings,
  slug as slugSchema,
} from '@vitrine/schemas'
import { newComponent } from '../../../placement/new-component.ts'
import type { Editor } from '../../../store/editor.ts'

const isSlug = new RegExp(slugSchema.pattern)
const ofWhichThereAreSeveral: PageType = 'pages'

/** `text`, or the first of `text 2`, `text 3` … that is free. */
function firstFree(text: string, gap: string, isTaken: (text: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const next = number === 1 ? text : `${text}${gap}${number}`
    if (!isTaken(next)) return next
  }
}

/** Whether a page stands at a slug already; those of plugins' kinds have a base path in it. */
const addressed = (pages: readonly PageRecord[], slug: string, but?: string): boolean =>
  pages
    .filter(
      ({ id, pageType }) => id !== but && hasOwnSlug(pageType) && isAddedPageType(pageType) === slug.includes('/'),
    )
    .some((page) => (page.slug ?? page.id) === slug)

/** An address that no page has yet. `within` is the base path of its kind: `recipes/`. */
export const freeSlug = (pages: readonly PageRecord[], text: string, within = ''): string =>
  firstFree(`${within}${slugFrom(text) || 'page'}`, '-', (slug) => addressed(pages, slug))

/** The slug of a page in two parts: what its kind says of it, and what its owner chooses. */
export function partsOfSlug({
  id,
  slug = id,
}: Pick<PageRecord, 'id' | 'slug'>): readonly [within: string, last: string] {
  const at = slug.lastIndexOf('/') + 1
  return [slug.slice(0, at), slug.slice(at)]
}

/** What is wrong with the last part of an address that is typed for a page, as the key of a message. */
export function slugProblem(pages: readonly PageRecord[], page: PageRecord, typed: string): string | undefined {
  if (typed.length > slugSchema.maxLength || !isSlug.test(typed)) return 'pages.slugPattern'
  return addressed(pages, partsOfSlug(page)[0] + typed, page.id) ? 'pages.slugTaken' : undefined
}

/** The chat is a conversation that we draw: what a page of its kind holds would never be seen (R10, R84). */
const neverLaidOut: PageType = 'chat'

/** The kinds of which there may be one more page, and the one that a page has already. */
export function freeTypes(
  pages: readonly PageRecord[],
  added: readonly PageTypeSpec[],
  but?: PageType,
): readonly PageType[] {
  const known: readonly Pick<PageTypeSpec, 'key' | 'single'>[] = [...pageTypes, ...added]
  const free = known
    .filter(({ key }) => key !== neverLaidOut)
    .filter(({ key, single }) => key === but || !single || pages.every(({ pageType }) => pageType !== key))
    .map(({ key }) => key)
  return but === undefined || free.includes(but) ? free : [...free, but]
}

/** Whether the plugin of a kind of page is not installed. */
export const isMissingType = (added: readonly PageTypeSpec[], pageType: PageType): boolean =>
  isAddedPageType(pageType) && !addedPageType(added, pageType)

/** The slug that a page gets with a kind; nothing where the kind alone says where it stands. */
export function slugFor(
  pages: readonly PageRecord[],
  added: readonly PageTypeSpec[],
  pageType: PageType,
  text: string,
): string | undefined {
  const spec = addedPageType(added, pageType)
  if (spec) return spec.single ? addedPageSlug(spec, '') : freeSlug(pages, text, addedPageSlug(spec, ''))
  return hasOwnSlug(pageType) ? freeSlug(pages, text) : undefined
}

/** The templates of a kind of page, with the sections that are known here. */
export const templatesFor = (
  templates: readonly PageTemplate[],
  pageType: PageType,
  specs: Specs,
): readonly PageTemplate[] =>
  templates
    .filter(({ pageTypes }) => pageTypes.includes(pageType))
    .map((template) => ({ ...template, sections: template.sections.filter(({ type }) => specOf(specs, type)) }))
    .filter(({ sections }) => sections.length > 0)

/** What stands on a page from the start: the presets of a template, or nothing. */
export function contentFrom(
  specs: Specs,
  template: PageTemplate | undefined,
): Pick<PageContent, 'pageSchema' | 'settings'> {
  const root: string[] = []
  const components: Record<string, Component> = {}
  const settings: Record<string, Settings> = {}
  for (const { type, preset } of template?.sections ?? []) {
    const section = specOf(specs, type)
    const insertion = section && newComponent(specs, section, preset)
    if (!insertion) continue
    root.push(insertion.root)
    Object.assign(components, insertion.components)
    Object.assign(settings, insertion.settings)
  }
  return { pageSchema: { version: PAGE_SCHEMA_VERSION, root, components }, settings }
}

/** A new record: with an address made of its name, where there may be several pages of its kind. */
export function recordFor(
  pages: readonly PageRecord[],
  added: readonly PageTypeSpec[],
  pageType: PageType,
  name: string,
): PageRecord {
  const slug = slugFor(pages, added, pageType, name)
  return { id: newId(), pageType, ...(slug !== undefined && { slug }), order: 0, settings: { props: { name } } }
}

/** A page that is loaded, with all that stands on it. */
export function newPageContent({ state, structure, settings }: Editor, page: string): PageContent | undefined {
  const record = state.getState().pagesList.find(({ id }) => id === page)
  const pageSchema = structure({ page })
  if (!record || !pageSchema) return undefined
  const all = Object.keys(pageSchema.components).flatMap((id) => {
    const values = settings(id)
    return values ? [[id, values] as const] : []
  })
  return { page: record, pageSchema, settings: Object.fromEntries(all) }
}

/**
 * A copy of a page, under a name and an address that are free. Of a kind of which there is one, it is a plain page; of a kind
 * that a plugin adds it is another one of it, where there may be several.
 */
export function duplicateOf(pages: readonly PageRecord[], content: PageContent): PageContent {
  const { slug, id, settings, pageType } = content.page
  const [within, last] = slug === undefined ? ['', undefined] : partsOfSlug({ id, slug })
  const names = new Set(pages.map((page) => page.settings.props.name))
  const base = String(settings.props.name ?? id).replace(/ \d+$/, '')
  const free = firstFree(base, ' ', (name) => names.has(name))
  const number = free.slice(base.length)
  return copyOfPage(content, {
    id: newId(),
    pageType: within === '' ? ofWhichThereAreSeveral : pageType,
    slug: freeSlug(pages, last?.replace(/-\d+$/, '') ?? base, within),
    rename: (name) => `${name.replace(/ \d+$/, '')}${number}`,
  })
}
