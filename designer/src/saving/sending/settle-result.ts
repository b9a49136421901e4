import type { SendCall } from '@vitrine/editor-core'
import { CallError, type LoggedOperation } from '@vitrine/schemas'
import type { Editor } from '../../store/editor.ts'
import { type FoundConflict, withFound } from '../conflicts/conflicts.ts'
import { takeOut } from '../conflicts/rejected-changes.ts'
import { type AppliedRemote, applyRemote } from '../remote/apply-remote.ts'
import type { SaveResult } from '../remote/save-batch.ts'
import type { SavingStore } from '../saving-state.ts'
import type { BatchInFlight } from './batch-in-flight.ts'
import type { Schedule } from './save-schedule.ts'

export interface SaverParts {
  readonly editor: Editor
  readonly send: SendCall
  readonly saving: SavingStore
  readonly schedule: Schedule
  readonly now: () => number
  readonly askToSignIn: () => void
  /** The draft must be loaded anew. */
  readonly giveUp: () => Promise<void>
}

/** The same with the batch that is being sent. */
export interface SavingBatch extends SaverParts {
  readonly inFlight: BatchInFlight
}

type Change = Parameters<SavingStore['set']>[0]

/** Takes entries of the log into the draft; nothing comes of it when the draft must be loaded anew. */
export async function follow(
  { editor, send, saving, inFlight, giveUp }: SavingBatch,
  entries: readonly LoggedOperation[],
): Promise<AppliedRemote | undefined> {
  const mine = new Set(inFlight.batch?.operations.map(({ id }) => id))
  const applied = await applyRemote({ editor, send, entries, mine })
  if (applied.conflicts.length > 0)
    saving.set({
      conflicts: withFound(saving.get().conflicts, { ...applied, theirs: applied.entries }),
      isComparing: true,
    })
  if (applied.isWhole) return applied
  await giveUp()
  return undefined
}

/** The saving state after a call failed that is not a save. */
export function savingFailed({ askToSignIn }: Pick<SaverParts, 'askToSignIn'>, error: unknown): Change {
  if (!(error instanceof CallError) || error.code === 'unavailable') return { isOffline: true }
  if (error.code !== 'not_signed_in') return { saveError: { message: error.message } }
  askToSignIn()
  return { isSignedOut: true }
}

const reached: Change = { isOffline: false, isSignedOut: false, saveError: undefined }

type Settlers = {
  readonly [K in SaveResult['kind']]: (
    saver: SavingBatch,
    outcome: Extract<SaveResult, { readonly kind: K }>,
  ) => Change | Promise<Change>
}

const settlers: Settlers = {
  async saved(saver, { entries, revision }) {
    if (!(await follow(saver, entries))) return {}
    const { editor, inFlight } = saver
    if (editor.state.getState().history.sending > 0) editor.sent(revision)
    inFlight.decided()
    return reached
  },
  async conflict(saver, { missed, conflicts }) {
    saver.inFlight.notSaved()
    const applied = await follow(saver, missed)
    if (!applied) return {}
    takeOutConflicts(saver, conflicts, applied)
    saver.schedule.again(0)
    return reached
  },
  rejected({ editor, saving, schedule, inFlight }, { operation, message }) {
    inFlight.notSaved()
    const operations = takeOut(editor, new Set([operation]))
    schedule.again(0)
    return { ...reached, rejected: [...saving.get().rejected, { operations, message }] }
  },
  'signed-out'({ inFlight, askToSignIn }) {
    if (!inFlight.isUncertain) inFlight.notSaved()
    askToSignIn()
    return { isSignedOut: true }
  },
  unknown({ inFlight, schedule, now }, { isOffline, message }) {
    inFlight.lost()
    const milliseconds = inFlight.nextPause()
    schedule.again(milliseconds)
    if (isOffline) return { isOffline: true, saveError: undefined }
    return { isOffline: false, saveError: { message, retryAt: now() + milliseconds } }
  },
  saveError({ inFlight, schedule, now }, { message, retryIn }) {
    if (!inFlight.isUncertain) inFlight.notSaved()
    if (retryIn === undefined) return { ...reached, saveError: { message } }
    schedule.again(retryIn * 1000)
    return { ...reached, saveError: { message, retryAt: now() + retryIn * 1000 } }
  },
  async older({ giveUp }) {
    await giveUp()
    return {}
  },
}

/** Does what follows from an answer; what is known of saving then changes so. */
export const settleOutcome = async <K extends SaveResult['kind']>(
  saver: SavingBatch,
  outcome: Extract<SaveResult, { readonly kind: K }>,
): Promise<Change> => settlers[outcome.kind as K](saver, outcome)

/** Takes out the conflicts that the service found and we did not, since it knows all pages; with what needs them. */
function takeOutConflicts(
  { editor, saving }: SavingBatch,
  found: readonly FoundConflict[],
  { unsaved, entries }: AppliedRemote,
): void {
  const remaining = new Set(editor.state.getState().history.unsaved.map(({ operation }) => operation.id))
  const [first, ...others] = found.filter(({ operation }) => remaining.has(operation))
  if (!first) return
  const byOperation = new Map([first, ...others].map((conflict) => [conflict.operation, conflict]))
  const removed = takeOut(editor, new Set(byOperation.keys()))
  const gone = removed.map(({ id }) => byOperation.get(id) ?? { ...first, operation: id })
  const conflicts = withFound(saving.get().conflicts, { conflicts: gone, unsaved, theirs: entries })
  saving.set({ conflicts, isComparing: true })
}
