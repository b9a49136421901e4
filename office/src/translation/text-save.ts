import type { SendCall } from '@vitrine/editor-core'
import { CallError, type Json, newId, type Operation, type SetSetting, saveContents, saveDraft } from '@vitrine/schemas'
import type { LoadedRow, TextRowsStore } from './text-rows.ts'

/** What is to become of a translation; nothing takes it away. */
export interface TextChange {
  readonly row: LoadedRow
  readonly value: Json | undefined
  /** What it is to be, where nobody accepts it as it stands. */
  readonly meta?: SetSetting['meta']
}

/** What became of a change: saved, or somebody else has changed the same text meanwhile. */
export type TextSaved =
  | { readonly state: 'saved'; readonly row: LoadedRow | undefined }
  | { readonly state: 'conflict'; readonly by: string | undefined; readonly theirs: LoadedRow | undefined }

export interface TextSaver {
  /** @throws CallError for any failure but a conflict */
  readonly save: (change: TextChange) => Promise<TextSaved>
}

interface Clash {
  readonly by?: string
}

interface TextSaverParts {
  readonly send: SendCall
  readonly rows: TextRowsStore
  readonly language: string
  readonly draftsId: string | undefined
}

function operationOf({ row: { of, path }, value, meta }: TextChange, language: string): Operation {
  if (value === undefined) return { id: newId(), type: 'clear-setting', of, path, language }
  return { id: newId(), type: 'set-setting', of, path, language, value, ...(meta !== undefined && { meta }) }
}

/** Saves translations one after the other by the operations of drafts and contents, each on what its row was read with. */
export function createTextSaver({ send, rows, language, draftsId }: TextSaverParts): TextSaver {
  let last: Promise<unknown> = Promise.resolve()

  async function sendChange({ row }: TextChange, operation: Operation): Promise<void> {
    const change = { baseRevision: row.revision, operations: [operation] }
    if ('content' in row.of) await send(saveContents, change)
    else if (draftsId !== undefined) await send(saveDraft, { draftsId, ...change })
  }
  async function saveNow(change: TextChange): Promise<TextSaved> {
    const { row } = change
    // What was saved meanwhile, by an earlier change of one's own, is what this one is made on.
    const now = rows.at(row.id)
    const isOwn = now !== undefined && ownRevisions.get(row.id) === now.revision
    const base = isOwn && now.revision > row.revision ? { ...row, revision: now.revision } : row
    try {
      await sendChange({ ...change, row: base }, operationOf(change, language))
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'conflict') throw error
      const { clashes = [] } = (error.details ?? {}) as { readonly clashes?: readonly Clash[] }
      return { state: 'conflict', by: clashes[0]?.by, theirs: await rows.read(row.id) }
    }
    const saved = await rows.read(row.id)
    if (saved) ownRevisions.set(row.id, saved.revision)
    return { state: 'saved', row: saved }
  }
  const ownRevisions = new Map<number, number>()

  return {
    save(change) {
      const saved = last.then(() => saveNow(change))
      last = saved.catch(() => undefined)
      return saved
    },
  }
}
