import type { ContentFieldChanges, EditedContent, Operation } from '@vitrine/schemas'

type Dated = Pick<EditedContent, 'status' | 'publishedAt'>

/** A day or a time as it is stored; what is none is refused when it applies. */
const asStored = (date: string): string => {
  const time = Date.parse(date)
  return Number.isNaN(time) ? date : new Date(time).toISOString()
}

/** What is shown says since when: now, unless its owner gives a day or it was shown before. */
function dated<C extends ContentFieldChanges>(changes: C, before: Dated, now: string): C {
  const { status = before.status, publishedAt = before.publishedAt } = changes
  if (status === 'published' && (publishedAt === undefined || publishedAt === null))
    return { ...changes, publishedAt: now }
  return typeof changes.publishedAt === 'string' ? { ...changes, publishedAt: asStored(changes.publishedAt) } : changes
}

/**
 * The operations with the dates at which what they publish was published first.
 *
 * @param contents as they are before the first operation.
 */
export function withDates(
  operations: readonly Operation[],
  contents: Readonly<Record<string, Dated>>,
  now: string,
): readonly Operation[] {
  const known = new Map<string, Dated>(Object.entries(contents))
  return operations.map((operation): Operation => {
    if (operation.type === 'add-content') {
      const record = dated(operation.record, operation.record, now)
      known.set(operation.content, record)
      return { ...operation, record }
    }
    if (operation.type !== 'change-content') return operation
    const before = known.get(operation.content)
    if (!before) return operation
    const changes = dated(operation.changes, before, now)
    const { status = before.status, publishedAt = before.publishedAt } = changes
    known.set(operation.content, { status, ...(typeof publishedAt === 'string' && { publishedAt }) })
    return { ...operation, changes }
  })
}
