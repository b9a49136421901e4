import { operationsBetween } from '@vitrine/model'
import {
  addedPageSlug,
  addedPageType,
  CallError,
  isAddedPageType,
  type Json,
  newId,
  type Operation,
  type PageQuestion,
  type PageRecord,
  type PageTypeSpec,
} from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import { operationFailure } from '../../operations/operation-errors.ts'
import { readForSave } from '../store/draft-changes.queries.ts'
import { revisionOf } from '../store/draft-rows.queries.ts'
import type { SaveInput } from './save.ts'

export interface PageSaveInput extends SaveInput {
  readonly pageId: string
}

const recordOf = (
  { pageType = 'pages', slug, header, footer, name = '', seo }: PageQuestion,
  id: string,
): PageRecord => ({
  id,
  pageType,
  order: 0,
  ...(typeof slug === 'string' && { slug }),
  ...(header !== undefined && { header }),
  ...(footer !== undefined && { footer }),
  settings: { props: { name, ...(seo && { seo }) } },
})

/** The slug that a path says: of a kind that a plugin adds all of it, else its last part. */
function slugOfPath(path: string, pageType: PageRecord['pageType']): string | null {
  const parts = path.split('/').filter(Boolean)
  return (isAddedPageType(pageType) ? parts.join('/') : parts.at(-1)) || null
}

/** The same question without the names that R254 has for what we call otherwise. */
function asOurs(
  { path, order, schema, ...question }: PageQuestion,
  pagesList: readonly PageRecord[],
  pageTypes: readonly PageTypeSpec[],
): PageQuestion {
  const others = pagesList.filter(({ id }) => id !== question.id)
  const known = pagesList.find(({ id }) => id === question.id)
  const pageType = question.pageType ?? known?.pageType ?? 'pages'
  const spec = addedPageType(pageTypes, pageType)
  return {
    // Of a kind of which there is one page, the kind says where it stands.
    ...(spec?.single && known?.pageType !== pageType && { slug: addedPageSlug(spec, '') }),
    ...(path !== undefined && { slug: slugOfPath(path, pageType) }),
    ...(schema && { pageSchema: schema }),
    ...(order !== undefined && {
      after: order === 0 ? null : (others[Math.min(order, others.length) - 1]?.id ?? null),
    }),
    ...question,
  }
}

/** What a page is made or changed with, as operations on the newest revision (R254). */
export async function draftPageEndpoints(
  asked: PageQuestion,
  { storage, tenant, parts, t }: Pick<MemberContext, 'storage' | 'tenant' | 'parts' | 't'>,
): Promise<PageSaveInput> {
  const { draftsId, id } = asked
  const { draft } =
    (await readForSave(storage.db, parts.specs, tenant.id, draftsId, {
      pages: id === undefined ? [] : [id],
      records: true,
    })) ?? {}
  if (!draft) throw new CallError('not_found')
  const { revision: baseRevision, pagesList } = draft
  const { pageType } = asked
  // A page may outlive the plugin of its kind; a new one is of a kind that there is.
  if (pageType !== undefined && isAddedPageType(pageType) && !addedPageType(parts.pageTypes, pageType))
    throw new CallError('invalid_request', { fields: { pageType: t('problem.unknownPageType', { pageType }) } })
  const question = asOurs(asked, pagesList, parts.pageTypes)
  const { pageSchema, componentsSettingValues = {}, after, name, seo } = question
  const known = pagesList.find((page) => page.id === id)
  if (!known) {
    if (name === undefined)
      throw new CallError('invalid_request', {
        fields: { name: t('problem.required', { missingProperty: 'name' }) },
      })
    const pageId = id ?? newId()
    const operation: Operation = {
      id: newId(),
      type: 'add-page',
      page: recordOf(question, pageId),
      pageSchema: pageSchema ?? { version: 1, root: [], components: {} },
      settings: componentsSettingValues,
      after: after === undefined ? (pagesList.at(-1)?.id ?? null) : after,
    }
    return { pageId, baseRevision, operations: [operation] }
  }
  const page = known.id
  const changes = Object.fromEntries(
    (['slug', 'header', 'footer', 'pageType'] as const)
      .filter((field) => question[field] !== undefined && question[field] !== known[field])
      .map((field) => [field, question[field]]),
  )
  const set = (path: string, value: Json): Operation => ({
    id: newId(),
    type: 'set-setting',
    of: { pageRecord: page },
    path,
    value,
  })
  const operations: Operation[] = [
    ...(Object.keys(changes).length > 0 ? [{ id: newId(), type: 'change-page' as const, page, changes }] : []),
    ...(name === undefined ? [] : [set('name', name)]),
    ...(seo === undefined ? [] : [set('seo', seo)]),
    ...(after === undefined ? [] : [{ id: newId(), type: 'move-page' as const, page, after }]),
    ...(pageSchema
      ? between(operationsBetween(draft, { page }, { pageSchema, componentsSettingValues }, parts.specs), t)
      : []),
  ]
  return { pageId: page, baseRevision, operations }
}

/** The operations of a difference, or why there are none. */
function between(difference: ReturnType<typeof operationsBetween>, t: MemberContext['t']): readonly Operation[] {
  if ('error' in difference) throw operationFailure(difference.error, t)
  return difference.operations
}

/** The removal of a page as an operation on the newest revision. */
export async function removalOf(
  page: string,
  draftsId: string,
  { storage, tenant }: Pick<MemberContext, 'storage' | 'tenant'>,
): Promise<SaveInput> {
  const baseRevision = await revisionOf(storage.db, tenant.id, Number(draftsId))
  if (baseRevision === undefined) throw new CallError('not_found')
  return { baseRevision, operations: [{ id: newId(), type: 'remove-page', page }] }
}
