import {
  draft as draftSchema,
  hasOwnSlug,
  PAGE_SCHEMA_VERSION,
  type PageRecord,
  type PageSchema,
  pageProps,
  pageTypes,
  type SettingsById,
} from '@vitrine/schemas'
import { type Editable, type Handler, ofMap, withMap } from '../document/editing.ts'
import { pageAddress } from '../document/page-address.ts'
import { settingsProblems } from '../validation/settings-problems.ts'
import { refuseSettings, refuseSize, refuseTaken, refuseTree } from './allowed.ts'
import { before, indexAfter } from './list-places.ts'
import { refuse } from './operation-error.ts'
import { refuseValue } from './owner.ts'
import { fitsPageOrder, ordered } from './page-order.ts'
import { slugProblems } from './page-type-rules.ts'
import { pickSettings } from './standing.ts'

const PAGES = draftSchema.properties.pagesList.maxItems

const idOf = ({ id }: { readonly id: string }): string => id

function recordAt(draft: Editable, page: string): readonly [index: number, record: PageRecord] {
  const index = draft.pagesList.findIndex(({ id }) => id === page)
  const record = draft.pagesList[index]
  return record ? [index, record] : refuse('refusal.unknownPage', { page })
}

/** Refuses a second page of a kind of which there is only one, and a second one at the same address. */
function refuseAddress(draft: Editable, page: PageRecord): void {
  const { id, pageType, slug } = page
  const [problem] = slugProblems(page)
  if (problem) refuse('refusal.value', { path: problem.path, ...problem.params }, problem)
  const others = draft.pagesList.filter((page) => page.id !== id)
  const isSingle = pageTypes.some(({ key, single }) => key === pageType && single)
  if (isSingle && others.some((page) => page.pageType === pageType)) refuse('refusal.singlePage', { pageType })
  const isHere = (other: PageRecord) =>
    hasOwnSlug(other.pageType) &&
    pageAddress(other.pageType, other.slug ?? other.id) === pageAddress(pageType, slug ?? id)
  if (hasOwnSlug(pageType) && others.some(isHere)) refuse('refusal.slugTaken', { slug: slug ?? id })
}

function refuseStructure(draft: Editable, pageSchema: PageSchema, specs: Parameters<typeof refuseTree>[0]): void {
  refuseTaken(draft, undefined, Object.keys(pageSchema.components))
  // What a newer version wrote comes back as it was.
  if (pageSchema.version <= PAGE_SCHEMA_VERSION) refuseTree(specs, pageSchema.root, pageSchema.components)
}

const entriesOf = (settings: SettingsById) => Object.entries(settings)

export const addPage: Handler<'add-page'> = (editing, { page, pageSchema, settings, after }) => {
  const { draft, specs } = editing
  if (draft.pagesList.some(({ id }) => id === page.id) || ofMap(draft.pageSchemaMap, page.id))
    return refuse('refusal.taken', { id: page.id })
  if (draft.pagesList.length >= PAGES) return refuse('refusal.tooMany', { limit: PAGES })
  refuseAddress(draft, page)
  refuseValue(settingsProblems(pageProps, page.settings), '')
  refuseStructure(draft, pageSchema, specs)
  refuseSettings(specs, pageSchema.components, settings)
  const index = indexAfter(draft.pagesList, after, idOf)
  const withSchema = withMap(editing, 'pageSchemaMap', [[page.id, pageSchema]])
  const withSettings = withMap({ ...editing, draft: withSchema }, 'componentsSettingValues', entriesOf(settings))
  const orders = fitsPageOrder(draft.pagesList, index, page.order) ? { [page.id]: page.order } : {}
  const { pagesList } = ordered(draft.pagesList, index, page, orders)
  const next = { ...withSettings, pagesList }
  refuseSize(next, { page: page.id }, pageSchema)
  return { draft: next, inverse: { type: 'remove-page', page: page.id } }
}

export const applyRemovePage: Handler<'remove-page'> = (editing, { page }) => {
  const { draft } = editing
  const [index, record] = recordAt(draft, page)
  if (record.pageType === 'home') return refuse('refusal.homePage')
  const pageSchema = ofMap(draft.pageSchemaMap, page) ?? refuse('refusal.pageNotLoaded', { page })
  const ids = Object.keys(pageSchema.components)
  const settings = pickSettings(draft.componentsSettingValues, ids)
  const withoutSchema = withMap(editing, 'pageSchemaMap', [[page, undefined]])
  const without = withMap(
    { ...editing, draft: withoutSchema },
    'componentsSettingValues',
    ids.map((id) => [id, undefined] as const),
  )
  return {
    draft: { ...without, pagesList: draft.pagesList.toSpliced(index, 1) },
    inverse: { type: 'add-page', page: record, pageSchema, settings, after: before(draft.pagesList, index, idOf) },
  }
}

const fields = ['slug', 'header', 'footer', 'pageType'] as const

export const changePage: Handler<'change-page'> = ({ draft }, { page, changes }) => {
  const [index, record] = recordAt(draft, page)
  const changed = fields.filter((field) => changes[field] !== undefined)
  const entries = Object.entries({ ...record, ...changes }).filter(([, value]) => value !== null)
  const next = Object.fromEntries(entries) as unknown as PageRecord
  if (record.pageType === 'home' && next.pageType !== 'home') return refuse('refusal.homePage')
  refuseAddress(draft, next)
  return {
    draft: { ...draft, pagesList: draft.pagesList.with(index, next) },
    inverse: {
      type: 'change-page',
      page,
      changes: Object.fromEntries(changed.map((field) => [field, record[field] ?? null])),
    },
  }
}

export const movePage: Handler<'move-page'> = ({ draft }, { page, after, orders = {} }) => {
  const [index, record] = recordAt(draft, page)
  const others = draft.pagesList.toSpliced(index, 1)
  const at = indexAfter(others, after, idOf)
  const next = ordered(others, at, record, orders)
  const former = [...next.renumbered, record].map(({ id, order }) => [id, order] as const)
  return {
    draft: { ...draft, pagesList: next.pagesList },
    inverse: {
      type: 'move-page',
      page,
      after: before(draft.pagesList, index, idOf),
      orders: Object.fromEntries(former),
    },
  }
}
