import type { OperationInput, SendCall } from '@vitrine/editor-core'
import { CallError, type ContentKind, contentHistory, type LoggedContentOperation } from '@vitrine/schemas'
import { changeContents } from '../change-contents.ts'

/** How a content went: the newest operation of its log; nothing where it is there. */
export async function removalOf(
  send: SendCall,
  of: { readonly kind: ContentKind; readonly id: string },
): Promise<LoggedContentOperation | undefined> {
  const { items } = await send(contentHistory, { ...of, page: 1, pageSize: 1 })
  const [last] = items
  return last?.operation.type === 'remove-content' ? last : undefined
}

/**
 * Brings a content back as it was when it was deleted.
 *
 * @throws CallError `not_found` where it was not deleted, `conflict` where another one has its address by now.
 */
export async function restoreContent(
  send: SendCall,
  of: { readonly kind: ContentKind; readonly id: string },
): Promise<void> {
  const removal = await removalOf(send, of)
  if (!removal) throw new CallError('not_found')
  const { id: _id, ...back } = removal.inverse
  await changeContents(send, [back as OperationInput])
}
