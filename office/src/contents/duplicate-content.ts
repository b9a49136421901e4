import type { SendCall } from '@vitrine/editor-core'
import { type ContentKind, type ContentRecord, contentKey, newId } from '@vitrine/schemas'
import { type ChangedContents, changeContents } from './change-contents.ts'

/** As long as an address may be with what makes that of a copy its own. */
const SLUG = 100

/** What of a content a copy has as well. */
export type Copied = Pick<ContentRecord, 'slug' | 'order' | 'settings'>

/**
 * Adds a draft with the values of a content.
 *
 * @throws CallError
 */
export async function duplicateContent(
  send: SendCall,
  kind: ContentKind,
  { slug, order, settings }: Copied,
): Promise<ChangedContents & { readonly id: string }> {
  const id = newId()
  const record = {
    slug: `${slug.slice(0, SLUG)}-${Date.now().toString(36)}`,
    status: 'draft',
    order,
    settings,
  } as const
  const { undo } = await changeContents(send, [{ type: 'add-content', content: contentKey({ kind, id }), record }])
  return { id, undo }
}
