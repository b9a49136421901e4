import { copyOfPage, type PageContent, type Specs, slugFrom, specOf } from '@vitrine/model'
import {
  type Component,
  hasOwnSlug,
  newId,
  PAGE_SCHEMA_VERSION,
  type PageRecord,
  type PageTemplate,
  type PageType,
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

const addressed = (pages: readonly PageRecord[], slug: string, but?: string): boolean =>
  pages.some((page) => hasOwnSlug(page.pageType) && page.id !== but && (page.slug ?? page.id) === slug)

/** An address that no page has yet. */
export const freeSlug = (pages: readonly PageRecord[], text: string): string =>
  firstFree(slugFrom(text) || 'page', '-', (slug) => addressed(pages, slug))

/** What is wrong with an address that is typed for a page, as the key of a message. */
export function slugProblem(pages: readonly PageRecord[], page: string, typed: string): string | undefined {
  if (typed.length > slugSchema.maxLength || !isSlug.test(typed)) return 'pages.slugPattern'
  return addressed(pages, typed, page) ? 'pages.slugTaken' : undefined
}

/** The chat is a conversation that we draw: what a page of its kind holds would never be seen (R10, R84). */
const neverLaidOut: PageType = 'chat'

/** The kinds of which there may be one more page. */
export const freeTypes = (pages: readonly PageRecord[], but?: PageType): readonly PageType[] =>
  pageTypes
    .filter(({ key }) => key !== neverLaidOut)
    .filter(({ key, single }) => key === but || !single || pages.every(({ pageType }) => pageType !== key))
    .map(({ key }) => key)

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
export const recordFor = (pages: readonly PageRecord[], pageType: PageType, name: string): PageRecord => ({
  id: newId(),
  pageType,
  ...(hasOwnSlug(pageType) && { slug: freeSlug(pages, name) }),
  order: 0,
  settings: { props: { name } },
})

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

/** A copy of a page, under a name and an address that are free. Of a kind of which there is one, it is a plain page. */
export function duplicateOf(pages: readonly PageRecord[], content: PageContent): PageContent {
  const { slug, id, settings } = content.page
  const names = new Set(pages.map((page) => page.settings.props.name))
  const base = String(settings.props.name ?? id).replace(/ \d+$/, '')
  const free = firstFree(base, ' ', (name) => names.has(name))
  const number = free.slice(base.length)
  return copyOfPage(content, {
    id: newId(),
    pageType: ofWhichThereAreSeveral,
    slug: freeSlug(pages, slug?.replace(/-\d+$/, '') ?? base),
    rename: (name) => `${name.replace(/ \d+$/, '')}${number}`,
  })
}
