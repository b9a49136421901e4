import type { Clash } from '@vitrine/model'
import { CallError, type LoggedOperation } from '@vitrine/schemas'
import type { Send } from '../context/designer-context.ts'
import type { Editor } from '../store/editor.ts'
import { withClashes } from './conflicts/conflicts.ts'
import { takeOut } from './conflicts/rejected-changes.ts'
import { type Caught, catchUp } from './remote/apply-remote.ts'
import type { ConnectedDraft } from './remote/open-page.ts'
import { logAfter } from './remote/operation-log.ts'
import { type Batch, type Outcome, sendBatch } from './remote/save-batch.ts'
import type { Schedule } from './save-schedule.ts'
import type { SavingStore } from './saving-state.ts'

export interface SaverParts {
  readonly editor: Editor
  readonly send: Send
  readonly saving: SavingStore
  readonly schedule: Schedule
  readonly now: () => number
  readonly askToSignIn: () => void
  /** The draft must be loaded anew. */
  readonly giveUp: () => Promise<void>
}

/** Brings the draft and its log together. Its tasks are done in turn; none of them throws. */
export interface Saver {
  /** Sends what is unsaved, the same again while nobody knows whether it has arrived; asks for what was missed. */
  readonly save: () => Promise<void>
  readonly hear: ConnectedDraft['hear']
}

type Change = Parameters<SavingStore['set']>[0]

/** Pauses between tries, in milliseconds. */
const FIRST = 1000
const LONGEST = 15_000

export function createSaver({ editor, send, saving, schedule, now, askToSignIn, giveUp }: SaverParts): Saver {
  const { draftsId } = editor.state.getState()
  const { get, set } = saving
  let batch: Batch | undefined
  /** Whether a try got no answer: then the batch may be in the log. */
  let isUncertain = false
  /** Whether others did something that could not be taken in yet. */
  let isBehind = false
  let pause = FIRST

  const nextPause = () => {
    const milliseconds = pause
    pause = Math.min(pause * 2, LONGEST)
    return milliseconds
  }
  const decided = () => {
    batch = undefined
    isUncertain = false
    pause = FIRST
  }
  const notSaved = () => {
    decided()
    editor.notSent()
  }

  async function follow(entries: readonly LoggedOperation[]): Promise<Caught | undefined> {
    const mine = new Set(batch?.operations.map(({ id }) => id))
    const caught = await catchUp({ editor, send, entries, mine })
    if (caught.clashes.length > 0)
      set({ conflicts: withClashes(get().conflicts, { ...caught, theirs: caught.entries }), isComparing: true })
    if (caught.isWhole) return caught
    await giveUp()
    return undefined
  }

  /** What can be told of a call that failed, other than a save. */
  function failed(error: unknown): Change {
    const code = error instanceof CallError ? error.code : 'unavailable'
    if (code === 'unavailable') return { isOffline: true }
    if (code !== 'not_signed_in') return { trouble: { message: (error as CallError).message } }
    askToSignIn()
    return { isSignedOut: true }
  }

  async function settle(outcome: Outcome): Promise<Change> {
    const reached: Change = { isOffline: false, isSignedOut: false, trouble: undefined }
    switch (outcome.kind) {
      case 'saved':
        if (!(await follow(outcome.entries))) return {}
        if (editor.state.getState().history.sending > 0) editor.sent(outcome.revision)
        decided()
        return reached
      case 'clash': {
        notSaved()
        const caught = await follow(outcome.missed)
        if (!caught) return {}
        setApart(outcome.clashes, caught)
        schedule.again(0)
        return reached
      }
      case 'refused': {
        notSaved()
        const operations = takeOut(editor, new Set([outcome.operation]))
        schedule.again(0)
        return { ...reached, refused: [...get().refused, { operations, message: outcome.message }] }
      }
      case 'signed-out':
        if (!isUncertain) notSaved()
        askToSignIn()
        return { isSignedOut: true }
      case 'unknown': {
        isUncertain = true
        const milliseconds = nextPause()
        schedule.again(milliseconds)
        if (outcome.isOffline) return { isOffline: true, trouble: undefined }
        return { isOffline: false, trouble: { message: outcome.message, retryAt: now() + milliseconds } }
      }
      case 'trouble': {
        if (!isUncertain) notSaved()
        const { message, retryIn } = outcome
        if (retryIn === undefined) return { ...reached, trouble: { message } }
        schedule.again(retryIn * 1000)
        return { ...reached, trouble: { message, retryAt: now() + retryIn * 1000 } }
      }
      case 'older':
        await giveUp()
        return {}
    }
  }

  /** What the service says clashes and we did not find, since it knows all pages; with what needs it. */
  function setApart(clashes: readonly Clash[], { unsaved, entries }: Caught): void {
    const left = new Set(editor.state.getState().history.unsaved.map(({ operation }) => operation.id))
    const [first, ...others] = clashes.filter(({ operation }) => left.has(operation))
    if (!first) return
    const found = new Map([first, ...others].map((clash) => [clash.operation, clash]))
    const gone = takeOut(editor, new Set(found.keys())).map(({ id }) => found.get(id) ?? { ...first, operation: id })
    const conflicts = withClashes(get().conflicts, { clashes: gone, unsaved, theirs: entries })
    set({ conflicts, isComparing: true })
  }

  async function save(): Promise<void> {
    schedule.clear()
    if (!batch) {
      if (editor.state.getState().history.unsaved.length === 0) return
      batch = editor.send()
    }
    set({ isSending: true })
    const change = await settle(await sendBatch(send, draftsId, batch)).catch((error) => {
      isUncertain = batch !== undefined
      schedule.again(nextPause())
      return failed(error)
    })
    set({ ...change, isSending: false })
  }

  async function hear(entries?: readonly LoggedOperation[]): Promise<boolean> {
    // First it must be known whether mine was saved, and at which place.
    if (batch) await save()
    if (batch) return false
    const { revision } = editor.state.getState()
    const fresh = entries?.filter((entry) => entry.revision > revision)
    if (fresh?.length === 0) return true
    try {
      const isWhole = fresh?.[0]?.revision === revision + 1
      const caught = await follow(fresh && isWhole ? fresh : await logAfter(send, draftsId, revision))
      if (get().isOffline) set({ isOffline: false })
      isBehind = false
      if (!batch) pause = FIRST
      return caught !== undefined
    } catch (error) {
      isBehind = true
      schedule.again(nextPause())
      const change = failed(error)
      // Trouble is what keeps mine from being saved; this is only tried again.
      if (!change.trouble) set(change)
      return false
    }
  }

  return {
    async save() {
      await save()
      if (isBehind && !batch && !get().isSignedOut) await hear()
    },
    hear,
  }
}
