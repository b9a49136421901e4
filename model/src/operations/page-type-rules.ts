import {
  addedPageType,
  isAddedPageType,
  type PageRecord,
  type PageTypeSpec,
  type Problem,
  reservedWords,
} from '@vitrine/schemas'
import type { Editable } from '../document/editing.ts'
import type { OperationError } from './operation-error.ts'

/** A page at an address that pages of its kind cannot have. */
const slugOfKind = ({ pageType, slug = '' }: PageRecord): Problem => ({
  path: 'slug',
  key: 'problem.slugOfKind',
  params: { slug, pageType },
})

/**
 * What is wrong with the slug of a page, by its kind: of kinds that plugins add it is a whole address, which must not be one
 * of Vitrine's; of all others it is one part of it. Which kinds are installed is not asked.
 */
export function slugProblems(page: PageRecord): readonly Problem[] {
  const { pageType, slug } = page
  const fits = isAddedPageType(pageType)
    ? slug !== undefined && !reservedWords.has(baseOf(slug))
    : slug === undefined || !slug.includes('/')
  return fits ? [] : [slugOfKind(page)]
}

/** The pages of a draft before and after a change. */
interface ChangedPages {
  readonly before: Pick<Editable, 'pagesList' | 'pageSchemaMap'>
  readonly after: Pick<Editable, 'pagesList' | 'pageSchemaMap'>
}

/** Why a section may not be placed on a page itself, where the kind of the page says which may; `undefined` when it may. */
export function sectionOnPageError(
  added: readonly PageTypeSpec[],
  pageType: PageRecord['pageType'] | undefined,
  type: string,
): OperationError | undefined {
  const { sections } = (pageType !== undefined && addedPageType(added, pageType)) || {}
  if (pageType === undefined || !sections || sections.includes(type)) return undefined
  const problem = { path: '/root', key: 'problem.nesting.pageType', params: { type, pageType } } as const
  return { key: 'refusal.nesting', params: problem.params, problem }
}

/** The base path in a slug: `recipes` in `recipes/apple-pie`. */
const baseOf = (slug = ''): string => slug.split('/')[0] ?? ''

/** What is wrong with the record of a page whose kind or address is new. */
function recordError(
  added: readonly PageTypeSpec[],
  page: PageRecord,
  was: PageRecord | undefined,
  all: readonly PageRecord[],
): OperationError | undefined {
  const spec = addedPageType(added, page.pageType)
  if (!spec) return undefined
  const { key: pageType, basePath, single = false } = spec
  if (single && all.some((other) => other.id !== page.id && other.pageType === pageType))
    return { key: 'refusal.singlePage', params: { pageType } }
  // A plugin may give its kind another base path later: pages that are there stay where they are.
  const bases = [basePath.slice(1), ...(was?.pageType === pageType ? [baseOf(was.slug)] : [])]
  const { slug = '' } = page
  const fits = bases.includes(baseOf(slug)) && slug.includes('/') !== single
  return fits ? undefined : { key: 'refusal.value', params: { path: 'slug', slug }, problem: slugOfKind(page) }
}

/**
 * What a change says against the kinds of pages that plugins and the config add: the address of a page, a second one of a
 * kind of which there is one, a section that may not stand on it. What stood there before stays, and so do pages whose kind
 * is not installed.
 */
export function addedPageTypeError(
  added: readonly PageTypeSpec[],
  { before, after }: ChangedPages,
): OperationError | undefined {
  const isSame = before.pagesList === after.pagesList && before.pageSchemaMap === after.pageSchemaMap
  if (added.length === 0 || isSame) return undefined
  const known = new Map(before.pagesList.map((page) => [page.id, page]))
  for (const page of after.pagesList) {
    if (!isAddedPageType(page.pageType)) continue
    const was = known.get(page.id)
    const isMoved = was?.pageType !== page.pageType || was.slug !== page.slug
    const wrong = isMoved ? recordError(added, page, was, after.pagesList) : undefined
    if (wrong) return wrong
    const structure = after.pageSchemaMap[page.id]
    const stood = before.pageSchemaMap[page.id]
    if (!structure || structure === stood) continue
    for (const id of structure.root) {
      const type = structure.components[id]?.type
      if (type === undefined || stood?.root.includes(id)) continue
      const refused = sectionOnPageError(added, page.pageType, type)
      if (refused) return refused
    }
  }
  return undefined
}
