import type { Stores } from '../../../http/endpoint/context.ts'
import type { RowsQuestion } from './rows-store.ts'

/** Those of some ids that are among others, in their order. */
function onlyAmong(ids: readonly string[], others: readonly string[]): readonly string[] {
  const isThere = new Set(others)
  return ids.filter((id) => isThere.has(id))
}

/** The ids of all rows in their order. */
export async function foundRows(
  question: RowsQuestion,
  { q, isByRelevance }: { readonly q: string; readonly isByRelevance: boolean },
  { contentRows: rows, contents }: Pick<Stores, 'contentRows' | 'contents'>,
): Promise<readonly string[]> {
  const all = await rows.ids(question)
  if (q.trim() === '') return all
  const found = await contents.found(question.tenantId, question.kind, q)
  return isByRelevance ? onlyAmong(found, all) : onlyAmong(all, found)
}
