import type { Operation } from '@vitrine/schemas'
import { contentOf } from '../document/contents.ts'

/** What has to be loaded of a draft to apply operations. Menus and the global configuration always are. */
export interface Needs {
  /** Pages with their records, structures and settings. */
  readonly pages: readonly string[]
  /** Whether the records of all pages are needed: their order and their addresses are compared. */
  readonly records: boolean
  /** The keys of contents. */
  readonly contents: readonly string[]
  /** Addresses that contents come to, as `product/hex-bolt`: whoever has one now is needed too. */
  readonly slugs: readonly string[]
}

/** The address that a content comes to; nothing when it stays where it is. */
export function slugOf(operation: Operation): string | undefined {
  if (operation.type !== 'add-content' && operation.type !== 'change-content') return undefined
  const { slug } = operation.type === 'add-content' ? operation.record : operation.changes
  return slug === undefined ? undefined : `${operation.content.slice(0, operation.content.indexOf('/'))}/${slug}`
}

const pageOf = ({ page }: { readonly page?: string | undefined }): readonly string[] =>
  page === undefined ? [] : [page]

function pagesOf(operation: Operation): readonly string[] {
  switch (operation.type) {
    case 'move-component':
      return [...pageOf(operation), ...pageOf(operation.to)]
    case 'insert-component':
    case 'remove-component':
    case 'duplicate-component':
    case 'wrap-component':
    case 'unwrap-component':
      return pageOf(operation)
    case 'remove-page':
    case 'change-page':
    case 'move-page':
      return [operation.page]
    case 'add-page':
      return [operation.page.id]
    default: {
      if (!('of' in operation)) return []
      const { of } = operation
      return 'component' in of ? pageOf(of) : 'pageRecord' in of ? [of.pageRecord] : []
    }
  }
}

const listOperations: ReadonlySet<string> = new Set(['add-page', 'remove-page', 'change-page', 'move-page'])

/** What some operations name of a draft, so that applying them costs the same however large it is. */
export const needsOf = (operations: readonly Operation[]): Needs => ({
  pages: [...new Set(operations.flatMap(pagesOf))],
  records: operations.some(({ type }) => listOperations.has(type)),
  contents: [...new Set(operations.flatMap((operation) => contentOf(operation) ?? []))],
  slugs: [...new Set(operations.flatMap((operation) => slugOf(operation) ?? []))],
})
