import { type Call, collectionDetail, productList, undefinedIfNotFound } from '@vitrine/schemas'
import type { Query } from './visit-client.ts'

/**
 * Whether a list has a category at all, when nothing was found in it: a collection without products is
 * one, and so is a category in which only the search found nothing. What nobody knows is a 404.
 */
export async function isKnownCategory(call: object, category: string, query: Query): Promise<boolean> {
  const { total } = (await query(call as Call, { category, page: 1, pageSize: 1 } as never)) as {
    readonly total: number
  }
  if (total > 0) return true
  return call === productList && (await undefinedIfNotFound(query(collectionDetail, { id: category }))) !== undefined
}
