import { baseLanguage, languageOrder } from '@vitrine/model'
import {
  type BulkChange,
  type BulkPreviewItem,
  CallError,
  type ContentKind,
  columnsOf,
  type EntityColumn,
  entities,
  newId,
  previewBulkChange,
  propertiesOf,
  startBulkChange,
  undoBulkChange,
} from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { InvalidQuestion } from '../../http/question/question.ts'
import type { JobAuthor } from '../content-imports/job-author.ts'
import { namesIn } from '../contents/rows/rows.routes.ts'
import { notAmong, orderIn } from '../contents/rows/rows-question.ts'
import { cellsOf } from '../contents/rows/shown-row.ts'
import { recordsCalled } from '../contents/rows/stored-rows.queries.ts'
import { BULK, type BulkJobInput } from './bulk-job.ts'
import { selectedIds } from './selected-ids.ts'
import { nameOfRecord, type Simulated, simulated } from './simulate.ts'
import { UNDO_BULK, type UndoBulkJobInput } from './undo-bulk-job.ts'

/** The column of the field that a change sets or clears; nothing where it is about no field. @throws InvalidQuestion */
function columnChanged(kind: ContentKind, change: BulkChange, { tenant }: MemberContext): EntityColumn | undefined {
  if (!('path' in change)) return undefined
  const entity = entities[kind]
  if (!Object.hasOwn(propertiesOf(entity.props), change.path)) throw notAmong('change.path', columnsOf(entity))
  if (change.language !== undefined) orderIn(tenant, change.language)
  if (change.language !== undefined && change.language === baseLanguage(tenant))
    throw new InvalidQuestion([
      { path: 'change.language', key: 'problem.languageNotConfigured', params: { language: change.language } },
    ])
  return columnsOf(entity).find(({ path }) => path === change.path)
}

/** What each would show before and after, in the language of the change. */
async function shown(
  all: readonly Simulated[],
  kind: ContentKind,
  change: BulkChange,
  context: MemberContext,
): Promise<readonly BulkPreviewItem[]> {
  const { tenant } = context
  const column = columnChanged(kind, change, context)
  const columns = column ? [column] : []
  const order = languageOrder(tenant, ('language' in change ? change.language : undefined) ?? baseLanguage(tenant))
  const after = all.flatMap(({ record, after }) => (after ? [{ ...record, ...after }] : []))
  const nameOf = await namesIn(context, [...all.map(({ record }) => record), ...after.slice(0, 1)], columns, order)
  const cells = (of: Parameters<typeof cellsOf>[0]) => cellsOf(of, { entity: entities[kind], columns, order }, nameOf)
  return all.map(({ record, outcome, after: next, message }) => ({
    ...{ id: record.id, name: nameOfRecord(record), outcome },
    ...(column && { before: cells(record) }),
    ...(column && next && { after: cells(next) }),
    ...(message !== undefined && { message }),
  }))
}

const authorOf = ({ account, requestId, parts }: MemberContext): JobAuthor => ({
  ...{ accountId: account.id, apiKeyId: account.apiKey?.id, requestId },
  ...{ mediaHosts: parts.mediaHosts, systemOrigin: parts.systemOrigin },
})

/** Many contents are changed in the same way: looked at first, done as a job, and taken back. */
export const bulkChangeRoutes: readonly Endpoint[] = [
  memberEndpoint(previewBulkChange, async ({ kind, selection, change, page = 1, pageSize = 100 }, context) => {
    const { storage, tenant } = context
    columnChanged(kind, change, context)
    const ids = await selectedIds(kind, selection, context)
    const some = ids.slice((page - 1) * pageSize, page * pageSize)
    const records = await recordsCalled(storage.db, tenant.id, some)
    const all = await simulated(storage.db, context, records, { change, seed: 'preview' })
    return { items: await shown(all, kind, change, context), total: ids.length, page, pageSize }
  }),

  memberEndpoint(startBulkChange, async ({ kind, selection, change }, context) => {
    const { tenant, parts } = context
    columnChanged(kind, change, context)
    const ids = await selectedIds(kind, selection, context)
    const seed = newId()
    const input: BulkJobInput = { ...authorOf(context), kind, change, ids, seed }
    return { job: await parts.jobs.add({ kind: BULK, tenantId: tenant.id, dedupe: seed, input }) }
  }),

  memberEndpoint(undoBulkChange, async ({ id }, context) => {
    const { tenant, parts } = context
    const done = await parts.jobs.status(tenant.id, id)
    if (done?.kind !== BULK) throw new CallError('not_found')
    if (done.state === 'waiting' || done.state === 'running')
      throw new CallError('conflict', { details: { state: done.state } })
    const { kind, ids, seed } = done.input as BulkJobInput
    const input: UndoBulkJobInput = { ...authorOf(context), kind, ids, seed }
    return { job: await parts.jobs.add({ kind: UNDO_BULK, tenantId: tenant.id, dedupe: id, input }) }
  }),
]
