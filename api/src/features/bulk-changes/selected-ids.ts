import { type ContentKind, type ContentSelection, entities, limits } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { InvalidQuestion } from '../../http/question/question.ts'
import { foundRows } from '../contents/rows/found-rows.ts'
import { conditionsOf } from '../contents/rows/row-conditions.queries.ts'
import { filterIn, orderIn, rowOrder } from '../contents/rows/rows-question.ts'

/**
 * The ids of the contents that are chosen, in the order of their kind.
 *
 * @throws InvalidQuestion when the filter does not fit the kind, or they are more than one change may be about.
 */
export async function selectedIds(
  kind: ContentKind,
  selection: ContentSelection,
  { storage, stores, tenant }: Pick<MemberContext, 'storage' | 'stores' | 'tenant'>,
): Promise<readonly string[]> {
  const entity = entities[kind]
  const of = { tenantId: tenant.id, kind }
  const { q = '', filter } = 'matching' in selection ? selection.matching : {}
  const question = {
    ...of,
    order: rowOrder(entity, 'order', orderIn(tenant)),
    conditions: filter === undefined ? [] : conditionsOf(storage.db, of, entity, filterIn(entity, filter)),
  }
  const found = await foundRows(question, { q, isByRelevance: false }, stores)
  const named = new Set('ids' in selection ? selection.ids : selection.except)
  const ids = named.size === 0 ? found : found.filter((id) => named.has(id) === 'ids' in selection)
  const limit = limits.bulkContents
  if (ids.length > limit) throw new InvalidQuestion([{ path: 'selection', key: 'refusal.tooMany', params: { limit } }])
  return ids
}
