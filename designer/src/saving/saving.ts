import type { OpenStream, SendCall } from '@vitrine/editor-core'
import { type SignIn, withSignIn } from '@vitrine/editor-core'
import type { StoreApi } from 'zustand/vanilla'
import type { Editor } from '../store/editor.ts'
import { keepBackup, whenUnsavedChanges } from './keep-backup.ts'
import type { LocalBackups } from './local-backup/local-backup.ts'
import { createRecovery, type Recovery } from './recovery.ts'
import { loadPage } from './remote/open-page.ts'
import { subscribeToDraft } from './remote/subscribe-to-draft.ts'
import { createSavingChoices, type SavingChoices } from './saving-choices.ts'
import { createSavingStore, type SavingState, type SavingStore } from './saving-state.ts'
import { createSaveTasks, type SaveTasks } from './sending/save-tasks.ts'
import { createTaskQueue } from './task-queue.ts'
import { watchWindow } from './window-events.ts'

export interface SavingOptions {
  readonly editor: Editor
  /** As the host gives it: a session that is over is met here. */
  readonly send: SendCall
  readonly stream: OpenStream
  readonly copies: LocalBackups
  readonly signIn: SignIn
  /** Loads the draft anew, with another editor and another saving; what was unsaved is offered by that one. */
  readonly startAnew: () => void
  /** The site was published, by whomever. */
  readonly released?: ((release: string | null) => void) | undefined
  readonly window?: Window | undefined
  readonly now?: () => number
}

/** Brings what is done here to the service, and what others do to us. */
export interface Saving extends SavingChoices, Pick<Recovery, 'restore' | 'discard'> {
  readonly state: StoreApi<SavingState>
  readonly signIn: SignIn
  /** Follows the draft, and looks for what another tab left behind. */
  readonly start: () => Promise<void>
  readonly stop: () => void
  /** Saves all there is. Answers whether all of it is saved now. */
  readonly saveNow: () => Promise<boolean>
  readonly isUnsaved: () => boolean
  /** @throws CallError */
  readonly openPage: (page: string) => Promise<void>
}

/** Saves at most so often before it answers whether all is saved: whoever types on and on is not waited for. */
const ROUNDS = 5

export function createSaving(options: SavingOptions): Saving {
  const { editor, send, copies, signIn, startAnew, now = Date.now } = options
  const saving = createSavingStore(now)
  const enqueue = createTaskQueue()
  const ends: (() => void)[] = []
  const backup = keepBackup({ editor, copies, saving, now })
  const tasks = createSaveTasks({
    editor,
    send,
    saving,
    enqueue,
    signIn,
    now,
    async giveUp() {
      await backup.write()
      stop()
      startAnew()
    },
  })
  const draft = { editor, send: withSignIn(send, signIn), receive: tasks.receiveNow }
  const recovery = createRecovery({ draft, copies, saving, enqueue, keepNow: backup.write })
  const unsaved = () => editor.state.getState().history.unsaved.length
  const isUnsaved = () => unsaved() + saving.get().conflicts.length > 0

  function stop(): void {
    if (tasks.isStopped()) return
    tasks.stop()
    for (const end of ends) end()
    copies.leave()
  }
  ends.push(backup.stop, recovery.stop, followChanges(editor, saving, tasks), followSignIn(signIn, saving, tasks))

  return {
    state: saving.store,
    signIn,
    async start() {
      ends.push(followService(options, tasks), followWindow(options, saving, tasks, { isUnsaved, write: backup.write }))
      await recovery.look()
    },
    stop,
    async saveNow() {
      for (let round = 0; round < ROUNDS && unsaved() > 0; round++) {
        await tasks.save()
        const { isOffline, isSignedOut, saveError } = saving.get()
        if (isOffline || isSignedOut || saveError) break
      }
      return !isUnsaved()
    },
    isUnsaved,
    openPage: (page) => enqueue(() => loadPage(draft, page)),
    ...createSavingChoices(editor, saving),
    restore: recovery.restore,
    discard: recovery.discard,
  }
}

/** Counts what is unsaved, and saves it after a rest. */
const followChanges = (editor: Editor, { get, set }: SavingStore, tasks: SaveTasks): (() => void) =>
  whenUnsavedChanges(editor, () => {
    const { length } = editor.state.getState().history.unsaved
    if (length !== get().unsaved) set({ unsaved: length })
    if (length > 0) tasks.changed()
  })

/** Goes on when somebody has signed in again. */
const followSignIn = ({ state }: SignIn, { set }: SavingStore, tasks: SaveTasks): (() => void) =>
  state.subscribe(({ times }, before) => {
    if (times === before.times) return
    set({ isSignedOut: false })
    void tasks.save()
    void tasks.receive()
  })

/** Takes in what others do, as it happens. */
const followService = ({ editor, stream, released = () => {} }: SavingOptions, tasks: SaveTasks): (() => void) =>
  subscribeToDraft({
    stream,
    draftsId: editor.state.getState().draftsId,
    revision: () => editor.state.getState().revision,
    opened: tasks.wake,
    onOperations: (entries) => void tasks.receive(entries),
    released,
    lost: async () => void (await tasks.receive()),
  })

interface Unsaved {
  readonly isUnsaved: () => boolean
  /** Writes the copy in the browser. */
  readonly write: () => Promise<void>
}

/** Saves before the tab may go, and goes on when the line is back. */
function followWindow(
  { editor, window }: SavingOptions,
  { set }: SavingStore,
  tasks: SaveTasks,
  { isUnsaved, write }: Unsaved,
): () => void {
  if (!window) return () => {}
  return watchWindow(window, {
    isUnsaved: () => !tasks.isStopped() && isUnsaved(),
    online: tasks.wake,
    offline: () => set({ isOffline: true }),
    hidden() {
      void write()
      if (editor.state.getState().history.unsaved.length > 0) void tasks.save()
    },
  })
}
