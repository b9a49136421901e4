import type { SendCall } from '@vitrine/editor-core'
import { needsOf } from '@vitrine/model'
import { draftPageById, type LoggedOperation, type Operation, type PageDocument } from '@vitrine/schemas'
import type { Editor } from '../../store/editor.ts'
import { locationOn } from '../../store/tables/places.ts'
import { type MergedLog, mergeLog, tornBy } from './merge-log.ts'
import { logAfter } from './operation-log.ts'

interface CatchingUp {
  readonly editor: Editor
  readonly send: SendCall
  /** The entries that follow the revision of the editor. */
  readonly entries: readonly LoggedOperation[]
  /** The ids of the batch that is on its way. */
  readonly mine: ReadonlySet<string>
}

/** More rounds than it takes for two people; whoever goes on without end is met by a new start. */
const ROUNDS = 8

/**
 * Follows entries of the log, and loads pages again where the entries do not tell enough.
 * @returns all entries that were followed, with the conflicts; not `isWhole` when the draft must be loaded anew
 * @throws CallError
 */
export async function applyRemote({ editor, send, entries: given, mine }: CatchingUp): Promise<AppliedRemote> {
  const { draftsId } = editor.state.getState()
  let entries = given
  let documents: readonly PageDocument[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const torn = [...tornBy(editor, entries)].map(locationOn)
    const last = entries.at(-1)?.revision
    const pages = torn.flatMap(({ page }) => page ?? [])
    // What goes in the end is not there to be asked for.
    const gone = new Set(entries.flatMap(({ operation }) => (operation.type === 'remove-page' ? operation.page : [])))
    const wanted = pages.filter((page) => !gone.has(page))
    const fresh = documents.filter(({ page, revision }) => wanted.includes(page.id) && revision === last)
    if (pages.length < torn.length || hasUnsavedOn(editor, pages)) return notAtAll
    if (wanted.length === fresh.length) return into(editor, entries, mine, pages, fresh)
    documents = await Promise.all(wanted.map((id) => send(draftPageById, { draftsId, id })))
    if (documents.some(({ revision }) => revision !== last))
      entries = [...entries, ...(await logAfter(send, draftsId, last ?? 0))]
  }
  return notAtAll
}

const notAtAll: AppliedRemote = { conflicts: [], isWhole: false, entries: [], unsaved: new Map() }

export interface AppliedRemote extends MergedLog {
  readonly entries: readonly LoggedOperation[]
  /** What was unsaved until then, by id. */
  readonly unsaved: ReadonlyMap<string, Operation>
}

const hasUnsavedOn = (editor: Editor, pages: readonly string[]): boolean => {
  const { unsaved } = editor.state.getState().history
  const touched = needsOf(unsaved.flatMap(({ operation, inverse }) => [operation, inverse])).pages
  return pages.some((page) => touched.includes(page))
}

/** In one go, so that nobody sees a page missing. */
function into(
  editor: Editor,
  entries: readonly LoggedOperation[],
  mine: ReadonlySet<string>,
  pages: readonly string[],
  documents: readonly PageDocument[],
): AppliedRemote {
  if (pages.some((page) => !editor.structure({ page }))) return notAtAll
  const unsaved = new Map(editor.state.getState().history.unsaved.map(({ operation }) => [operation.id, operation]))
  for (const page of pages) editor.close(page)
  const followed = mergeLog(editor, entries, mine)
  for (const document of documents) editor.open(document.page.id, document)
  return { ...followed, entries, unsaved }
}
