import { type ContentEditor, createContentEditor, type SaveResult, type SendCall } from '@vitrine/editor-core'
import { type ContentKind, contentDetail } from '@vitrine/schemas'
import type { ContentLanguages } from '../../use-content-languages.ts'

export type { ContentEditor, SaveResult }

/** Opens a record as its form does, so that what others change meanwhile is merged with what is typed in a cell. */
export async function openRecord(
  send: SendCall,
  languages: ContentLanguages,
  { kind, id }: { readonly kind: ContentKind; readonly id: string },
): Promise<ContentEditor> {
  const { baseRevision, ...record } = await send(contentDetail, { kind, id })
  const editor = createContentEditor({ record, revision: baseRevision, languages, send })
  // Here it is changed at once, and asked whether that was done.
  await editor.changes.load()
  return editor
}
