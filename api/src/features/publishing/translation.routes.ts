import {
  baseLanguage,
  type CoverageByLanguage,
  coverage,
  coverageOf,
  findTexts as textsWith,
  translatedLanguages,
  untranslated,
} from '@vitrine/model'
import {
  type Answer,
  CallError,
  type ContentKind,
  contentProps,
  findTexts,
  listUntranslated,
  translatedTask,
} from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { draftIdOf } from '../drafts/named-draft.ts'

const kinds = {
  product: 'product',
  news: 'info',
  case: 'case',
  collection: 'collection',
  policy: 'policy',
} as const satisfies Readonly<Record<string, ContentKind>>

async function contentCoverage(
  kind: ContentKind,
  id: string,
  { stores, tenant }: MemberContext,
): Promise<CoverageByLanguage> {
  const record = await stores.contents.byId(tenant.id, kind, id)
  if (!record) throw new CallError('not_found')
  return coverageOf(contentProps[kind], record.settings, translatedLanguages(tenant), baseLanguage(tenant))
}

async function draftCoverage(
  type: 'page' | 'component' | 'site',
  id: string,
  draftsId: string | undefined,
  context: MemberContext,
): Promise<CoverageByLanguage> {
  const named = await draftIdOf(context, type === 'site' ? id : draftsId)
  const draft = await context.stores.drafts.byId(context.tenant.id, named)
  if (!draft) throw new CallError('not_found')
  const all = coverage(draft, context.parts.specs)
  const found =
    type === 'site'
      ? all.site
      : Object.entries(type === 'page' ? all.pages : all.components).find(([key]) => key === id)?.[1]
  if (!found) throw new CallError('not_found')
  return found
}

/** What no engine has worked on yet: the state is that of the texts. */
function taskOf(counts: CoverageByLanguage): Answer<typeof translatedTask> {
  const all = Object.values(counts)
  const open = all.reduce((sum, { missing, stale }) => sum + missing + stale, 0)
  const done = all.reduce((sum, { translated }) => sum + translated, 0)
  return {
    taskId: null,
    status: open === 0 ? 'done' : done === 0 ? 'none' : 'partial',
    languages: Object.fromEntries(
      Object.entries(counts).map(([language, { translated, total, stale, missing }]) => [
        language,
        { done: translated, total, failed: 0, stale, missing },
      ]),
    ),
    engine: null,
    startedAt: null,
    finishedAt: null,
    error: null,
  }
}

export const translationRoutes: readonly Endpoint[] = [
  memberEndpoint(translatedTask, async ({ sourceId, sourceType, draftsId }, context) => {
    if (sourceType === 'page' || sourceType === 'component' || sourceType === 'site')
      return taskOf(await draftCoverage(sourceType, sourceId, draftsId, context))
    return taskOf(await contentCoverage(kinds[sourceType], sourceId, context))
  }),

  memberEndpoint(listUntranslated, async ({ draftsId, language, pageId, page, pageSize }, context) => {
    const draft = await context.stores.drafts.byId(context.tenant.id, await draftIdOf(context, draftsId))
    if (!draft) throw new CallError('not_found')
    const offset = (page - 1) * pageSize
    const { items, total } = untranslated(draft, context.parts.specs, language, {
      page: pageId,
      offset,
      limit: pageSize,
    })
    const texts = items.map(({ of, status, ...text }) => ({ of: { ...of }, ...text, ...(status && { status }) }))
    return { items: texts, total, page, pageSize }
  }),

  memberEndpoint(findTexts, async ({ id, q, language, page, pageSize }, context) => {
    const draft = await context.stores.drafts.byId(context.tenant.id, await draftIdOf(context, id))
    if (!draft) throw new CallError('not_found')
    const place = { language, offset: (page - 1) * pageSize, limit: pageSize }
    const { items, total } = textsWith(draft, context.parts.specs, q, place)
    return { items: items.map(({ of, ...text }) => ({ of: { ...of }, ...text })), total, page, pageSize }
  }),
]
