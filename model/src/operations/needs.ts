import type { Operation } from '@vitrine/schemas'

/** What has to be loaded of a draft to apply operations. Menus and the global configuration always are. */
export interface Needs {
  /** Pages with their records, structures and settings. */
  readonly pages: readonly string[]
  /** Whether the records of all pages are needed: their order and their addresses are compared. */
  readonly records: boolean
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
})
