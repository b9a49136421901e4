import type { LoggedOperation } from '@vitrine/schemas'
import type { ConnectedDraft } from '../remote/open-page.ts'
import { logAfter } from '../remote/operation-log.ts'
import { sendBatch } from '../remote/save-batch.ts'
import { createBatchInFlight } from './batch-in-flight.ts'
import { follow, type SaverParts, type SavingBatch, savingFailed, settleOutcome } from './settle-result.ts'

/** Brings the draft and its log together. Its tasks are done in turn; none of them throws. */
export interface Saver {
  /** Sends what is unsaved, the same again while nobody knows whether it has arrived; asks for what was missed. */
  readonly save: () => Promise<void>
  readonly receive: ConnectedDraft['receive']
}

export function createSaver(parts: SaverParts): Saver {
  const { editor, send, saving, schedule } = parts
  const { draftsId } = editor.state.getState()
  const inFlight = createBatchInFlight(editor)
  const saver: SavingBatch = { ...parts, inFlight }
  /** Whether others did something that could not be taken in yet. */
  let isBehind = false

  async function save(): Promise<void> {
    schedule.clear()
    const batch = inFlight.begin()
    if (!batch) return
    saving.set({ isSending: true })
    const change = await settleOutcome(saver, await sendBatch(send, draftsId, batch)).catch((error) => {
      inFlight.lost()
      schedule.again(inFlight.nextPause())
      return savingFailed(parts, error)
    })
    saving.set({ ...change, isSending: false })
  }

  async function receive(entries?: readonly LoggedOperation[]): Promise<boolean> {
    // First it must be known whether mine was saved, and at which place.
    if (inFlight.batch) await save()
    if (inFlight.batch) return false
    const { revision } = editor.state.getState()
    const fresh = entries?.filter((entry) => entry.revision > revision)
    if (fresh?.length === 0) return true
    try {
      const isWhole = fresh?.[0]?.revision === revision + 1
      const applied = await follow(saver, fresh && isWhole ? fresh : await logAfter(send, draftsId, revision))
      if (saving.get().isOffline) saving.set({ isOffline: false })
      isBehind = false
      if (!inFlight.batch) inFlight.resetPause()
      return applied !== undefined
    } catch (error) {
      isBehind = true
      schedule.again(inFlight.nextPause())
      const change = savingFailed(parts, error)
      // Trouble is what keeps mine from being saved; this is only tried again.
      if (!change.saveError) saving.set(change)
      return false
    }
  }

  return {
    async save() {
      await save()
      if (isBehind && !inFlight.batch && !saving.get().isSignedOut) await receive()
    },
    receive,
  }
}
