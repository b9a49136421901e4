import type { StoreApi } from 'zustand/vanilla'
import type { OpenStream, SendCall } from '../context/designer-context.ts'
import type { Editor } from '../store/editor.ts'
import { keepBackup, whenUnsavedChanges } from './keep-backup.ts'
import { createLeftBehind, type LeftBehind } from './left-behind.ts'
import type { LocalBackups } from './local-backup/local-backup.ts'
import { loadPage } from './remote/open-page.ts'
import { subscribeToDraft } from './remote/subscribe-to-draft.ts'
import { createSavingChoices, type SavingChoices } from './saving-choices.ts'
import { createSavingStore, type SavingState } from './saving-state.ts'
import { createSchedule } from './sending/save-schedule.ts'
import { createSaver } from './sending/saver.ts'
import { type SignIn, withSignIn } from './sign-in.ts'
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
export interface Saving extends SavingChoices, Pick<LeftBehind, 'restore' | 'discard'> {
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

export function createSaving(given: SavingOptions): Saving {
  const { editor, send, stream, copies, signIn, startAnew, released = () => {}, window, now = Date.now } = given
  const saving = createSavingStore(now)
  const { get, set } = saving
  const inTurn = createTaskQueue()
  const ends: (() => void)[] = []
  let isOver = false

  const backup = keepBackup({ editor, copies, saving, now })
  // Somebody who would rather not sign in now is not asked again at every change.
  const schedule = createSchedule(() => get().isSignedOut || void inTurn(save))
  const saver = createSaver({
    editor,
    send,
    saving,
    schedule,
    now,
    askToSignIn: () => void signIn.ask(),
    async giveUp() {
      await backup.write()
      stop()
      startAnew()
    },
  })
  const draft = { editor, send: withSignIn(send, signIn), hear: saver.hear }
  const leftBehind = createLeftBehind({ draft, copies, saving, inTurn, keepNow: backup.write })

  const unsaved = () => editor.state.getState().history.unsaved
  const isUnsaved = () => unsaved().length + get().conflicts.length > 0
  async function save(): Promise<void> {
    if (!isOver) await saver.save()
  }
  const hear: typeof saver.hear = (entries) =>
    inTurn(async () => !isOver && !get().isSignedOut && (await saver.hear(entries)))
  const wake = () => {
    if (get().isOffline && unsaved().length === 0) set({ isOffline: false })
    if (get().isOffline) void inTurn(save)
  }
  function stop(): void {
    if (isOver) return
    isOver = true
    schedule.clear()
    for (const end of ends) end()
    copies.leave()
  }

  ends.push(
    backup.stop,
    leftBehind.stop,
    whenUnsavedChanges(editor, () => {
      if (unsaved().length !== get().unsaved) set({ unsaved: unsaved().length })
      if (unsaved().length > 0) schedule.touched()
    }),
    signIn.state.subscribe(({ times }, before) => {
      if (times === before.times) return
      set({ isSignedOut: false })
      void inTurn(save)
      void hear()
    }),
  )

  return {
    state: saving.store,
    signIn,
    async start() {
      ends.push(
        subscribeToDraft({
          stream,
          draftsId: editor.state.getState().draftsId,
          revision: () => editor.state.getState().revision,
          opened: wake,
          heard: (entries) => void hear(entries),
          released,
          lost: async () => void (await hear()),
        }),
      )
      if (window)
        ends.push(
          watchWindow(window, {
            isUnsaved: () => !isOver && isUnsaved(),
            online: wake,
            offline: () => set({ isOffline: true }),
            hidden() {
              void backup.write()
              if (unsaved().length > 0) void inTurn(save)
            },
          }),
        )
      await leftBehind.look()
    },
    stop,
    async saveNow() {
      // What is changed during a save goes with the next one; whoever types on and on is not waited for.
      for (let round = 0; round < 5 && unsaved().length > 0; round++) {
        await inTurn(save)
        const { isOffline, isSignedOut, trouble } = get()
        if (isOffline || isSignedOut || trouble) break
      }
      return !isUnsaved()
    },
    isUnsaved,
    openPage: (page) => inTurn(() => loadPage(draft, page)),
    ...createSavingChoices(editor, saving),
    restore: leftBehind.restore,
    discard: leftBehind.discard,
  }
}
