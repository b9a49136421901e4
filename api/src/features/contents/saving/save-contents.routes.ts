import { baseLanguage, contentOf } from '@vitrine/model'
import {
  contentHistory,
  contentKey,
  contentLanguages,
  entities,
  listContentOperations,
  listDeletedContents,
  readContentKey,
  saveContents,
} from '@vitrine/schemas'
import { type Endpoint, memberEndpoint } from '../../../http/endpoint/endpoint.ts'
import { withoutIgnored } from '../../operations/sent-operations.ts'
import { writtenLanguages } from '../editing/configured-languages.queries.ts'
import { contentOperationsSince, contentsRevision, newestContentOperations } from '../log/content-operations.queries.ts'
import { removals } from '../log/deleted-contents.queries.ts'
import { saveContents as save } from './save-contents.ts'

/** Contents that are changed by operations, and their log. */
export const saveContentsRoutes: readonly Endpoint[] = [
  memberEndpoint(
    saveContents,
    ({ baseRevision, operations }, context) => save(context, { baseRevision, operations }),
    withoutIgnored,
  ),

  memberEndpoint(listContentOperations, async ({ since, page, pageSize }, { storage, tenant }) => {
    const revision = await contentsRevision(storage.db, tenant.id)
    if (since === undefined)
      return { revision, ...(await newestContentOperations(storage.db, tenant.id, { page, pageSize })), page, pageSize }
    const items = await contentOperationsSince(storage.db, tenant.id, since, pageSize)
    return { revision, items, total: items.length, page: 1, pageSize }
  }),

  memberEndpoint(contentLanguages, async (_question, { storage, tenant }) => {
    const { defaultLanguage } = tenant
    const written = await writtenLanguages(storage.db, tenant)
    const sourceLanguage = baseLanguage(tenant)
    const missing = [defaultLanguage, sourceLanguage].filter((code) => !written.some((one) => one.code === code))
    const languages = [...new Set(missing)].map((code) => ({ code, enabled: true })).concat(written)
    return { defaultLanguage, sourceLanguage, languages }
  }),

  memberEndpoint(listDeletedContents, async ({ kind, page, pageSize }, { storage, tenant }) => {
    const { items, total } = await removals(storage.db, { tenantId: tenant.id, kind }, { page, pageSize })
    return {
      items: items.flatMap(({ operation, inverse, at, by }) => {
        const id = readContentKey(contentOf(operation) ?? '')?.id
        if (id === undefined || inverse.type !== 'add-content') return []
        const { slug, settings } = inverse.record
        const name = settings.props[entities[kind].title]
        return [
          {
            id,
            slug,
            name: typeof name === 'string' && name !== '' ? name : slug,
            at,
            ...(by !== undefined && { by }),
          },
        ]
      }),
      ...{ total, page, pageSize },
    }
  }),

  memberEndpoint(contentHistory, async ({ kind, id, page, pageSize }, { storage, tenant }) => {
    const { db } = storage
    const revision = await contentsRevision(db, tenant.id)
    const found = await newestContentOperations(db, tenant.id, { page, pageSize }, contentKey({ kind, id }))
    return { revision, ...found, page, pageSize }
  }),
]
