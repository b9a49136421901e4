import type { SendCall } from '@vitrine/editor-core'
import { CallError, draftPageById, type LoggedOperation } from '@vitrine/schemas'
import type { Editor } from '../../store/editor.ts'

/** A draft that is kept up to date with the service. */
export interface ConnectedDraft {
  readonly editor: Editor
  readonly send: SendCall
  /** Takes in what others did. Without entries, or where some are missing between, the service is asked. */
  readonly receive: (entries?: readonly LoggedOperation[]) => Promise<boolean>
}

/** More rounds than it takes, however busy others are. */
const ROUNDS = 8

/**
 * Opens a page in the editor, unless it is open. A page that is newer than what we know of the draft
 * comes with all that was done until then.
 * @throws CallError
 */
export async function loadPage({ editor, send, receive }: ConnectedDraft, id: string): Promise<void> {
  const { draftsId } = editor.state.getState()
  // The service may still have a page that was removed here a moment ago.
  const isListed = () => editor.state.getState().pagesList.some((page) => page.id === id)
  for (let round = 0; round < ROUNDS; round++) {
    if (editor.structure({ page: id })) return
    if (!isListed()) throw new CallError('not_found')
    const document = await send(draftPageById, { draftsId, id })
    const isCurrent = () => document.revision === editor.state.getState().revision
    if (!isCurrent() && !(await receive())) break
    if (isCurrent() && isListed() && !editor.structure({ page: id })) editor.open(id, document)
  }
  if (!editor.structure({ page: id })) throw new CallError('unavailable')
}
