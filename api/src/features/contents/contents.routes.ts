import { baseLanguage } from '@vitrine/model'
import {
  type Answer,
  CallError,
  type ContentKind,
  caseCategories,
  caseDetail,
  caseList,
  collectionDetail,
  collectionList,
  type FilledQuestion,
  infoCategories,
  infoDetail,
  infoList,
  policyDetail,
  policyList,
  productDetail,
  productList,
  type Status,
  showUnsavedContent,
} from '@vitrine/schemas'
import type { SiteContext } from '../../http/endpoint/context.ts'
import { type Endpoint, endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'
import type { ListOptions } from './contents.queries.ts'
import { fileFactsOf } from './file-facts.queries.ts'
import { orderIn } from './rows/rows-question.ts'
import { recordsCalled } from './rows/stored-rows.queries.ts'
import { type ShownContent, shownContent } from './shown-content.ts'
import { filtersIn, shownFacets } from './shown-facets.ts'

/** In which order the languages of an answer count. */
export const orderOf = ({ language, chain, tenant }: SiteContext) => ({
  language,
  chain,
  baseLanguage: baseLanguage(tenant),
})

/** In the preview of a draft, contents that are drafts themselves are shown too (R268). */
const statusesIn = ({ draft }: SiteContext): readonly Status[] | undefined =>
  draft ? ['published', 'draft'] : undefined

type ListQuestion = Omit<FilledQuestion<typeof infoList>, 'sort'> &
  Partial<Pick<FilledQuestion<typeof productList>, 'filters' | 'facets'>> &
  Pick<ListOptions, 'sort'>

const list =
  <K extends ContentKind>(kind: K) =>
  async ({ page, pageSize, category, q, sort, ...more }: ListQuestion, context: SiteContext) => {
    // Reading is not counted, but what makes the database look through everything is (R300).
    if (q) await context.limits.take('search', context.peer)
    const { items, total, instead, suggestion, facets } = await context.stores.contents.list(context.tenant.id, kind, {
      page,
      pageSize,
      category,
      q,
      sort,
      filters: filtersIn(more.filters),
      withFacets: more.facets,
      languages: context.chain,
      version: context.tenant.contentVersion,
      statuses: statusesIn(context),
    })
    return {
      ...{ items: items.map((record) => shownContent(kind, record, orderOf(context))), total, page, pageSize },
      ...(instead !== undefined && { instead }),
      ...(suggestion !== undefined && { suggestion }),
      ...(facets && shownFacets(facets, context)),
    }
  }

const detail =
  <K extends ContentKind>(kind: K) =>
  async ({ id, slug }: FilledQuestion<typeof productDetail>, context: SiteContext) => {
    const record = await context.stores.contents.byIdOrSlug(
      context.tenant.id,
      kind,
      id ?? slug ?? '',
      statusesIn(context),
    )
    if (!record) throw new CallError('not_found')
    return shownContent(kind, record, orderOf(context))
  }

/** With what is known of the files that it names, so that nobody has to type it. */
async function withFiles(
  product: ShownContent<'product'>,
  context: Pick<SiteContext, 'storage' | 'tenant'>,
): Promise<Answer<typeof productDetail>> {
  const { certifications = [], downloads = [] } = product.props
  const addresses = [...certifications, ...downloads].flatMap(({ file }) => (file ? [file] : []))
  if (addresses.length === 0) return product
  return { ...product, files: await fileFactsOf(context.storage.db, context.tenant.id, addresses) }
}

const productWithFiles = async (question: FilledQuestion<typeof productDetail>, context: SiteContext) =>
  withFiles(await detail('product')(question, context), context)

/** Each under its name in the source language, so that a choice outlives a change of language. */
const categories =
  (kind: 'case' | 'info') =>
  async (_: unknown, { stores, tenant, chain, language }: SiteContext) => {
    const all = await stores.contents.categories(tenant.id, kind)
    return all.map((names) => {
      const own = chain.find((code) => names[code] !== undefined) ?? baseLanguage(tenant)
      return { value: names[''] ?? '', name: names[own] ?? names[''] ?? '', ...(own !== language && { language: own }) }
    })
  }

/** Products, cases, articles, collections and policies: what is published of them, in one language. */
export const contentRoutes: readonly Endpoint[] = [
  endpoint(productList, list('product')),
  endpoint(productDetail, productWithFiles),
  endpoint(caseList, list('case')),
  endpoint(caseDetail, detail('case')),
  endpoint(caseCategories, categories('case')),
  endpoint(infoList, list('info')),
  endpoint(infoDetail, detail('info')),
  endpoint(infoCategories, categories('info')),
  endpoint(collectionList, list('collection')),
  endpoint(collectionDetail, detail('collection')),
  endpoint(policyList, list('policy')),
  endpoint(policyDetail, detail('policy')),
  memberEndpoint(showUnsavedContent, async ({ kind, id, slug, settings, language }, context) => {
    const { storage, tenant } = context
    const record = (await recordsCalled(storage.db, tenant.id, [id])).find((one) => one.kind === kind)
    const unsaved = { ...orNotFound(record), slug, settings }
    const order = orderIn(tenant, language)
    return kind === 'product'
      ? withFiles(shownContent('product', unsaved, order), context)
      : shownContent(kind, unsaved, order)
  }),
]
