import type { StoreApi } from 'zustand/vanilla'
import type { Send, Stream } from '../context/designer-context.ts'
import type { Editor } from '../store/editor.ts'
import { type Conflict, insist, type Side } from './conflicts/conflicts.ts'
import { keepBoth } from './conflicts/keep-both.ts'
import type { Kept } from './conflicts/rejected-changes.ts'
import { createCopyKeeper } from './local-backup/backup-writer.ts'
import type { Copies, Copy } from './local-backup/local-backup.ts'
import { restore, withoutSaved } from './local-backup/restore.ts'
import { openPage } from './remote/open-page.ts'
import { followLine } from './remote/subscribe-to-draft.ts'
import { createSchedule } from './save-schedule.ts'
import { createSaver } from './saver.ts'
import { createSavingStore, type SavingState } from './saving-state.ts'
import { type SignIn, withSignIn } from './sign-in.ts'
import { createTurns } from './task-queue.ts'
import { watchWindow } from './window-events.ts'

export interface ToSave {
  readonly editor: Editor
  /** As the host gives it: a session that is over is met here. */
  readonly send: Send
  readonly stream: Stream
  readonly copies: Copies
  readonly signIn: SignIn
  /** Loads the draft anew, with another editor and another saving; what was unsaved is offered by that one. */
  readonly startAnew: () => void
  /** The site was published, by whomever. */
  readonly released?: ((release: string | null) => void) | undefined
  readonly window?: Window | undefined
  readonly now?: () => number
}

/** Brings what is done here to the service, and what others do to us. */
export interface Saving {
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
  /** Takes my side of some conflicts, or theirs, or both. */
  readonly choose: (conflicts: readonly Conflict[], side: Side) => void
  /** Opens the conflicts to be compared, or closes them until later. */
  readonly compare: (isOpen: boolean) => void
  /** It was read that this could not be saved. */
  readonly dismiss: (kept: Kept) => void
  /** Puts a copy into the draft. @throws CallError, and then the copy stays. */
  readonly restore: (copy: Copy) => Promise<void>
  readonly discard: (copy: Copy) => Promise<void>
}

/** When it is looked again for what other tabs left behind, in milliseconds after the start. */
const LOOKS_AGAIN = [1500, 5000] as const

export function createSaving(given: ToSave): Saving {
  const { editor, send: ask, stream, copies, signIn, startAnew, released = () => {}, window, now = Date.now } = given
  const { draftsId } = editor.state.getState()
  const send = withSignIn(ask, signIn)
  const saving = createSavingStore(now)
  const { get, set } = saving
  const inTurn = createTurns()
  const ends: (() => void)[] = []
  let [isOver, changedAt] = [false, now()]

  const unsaved = () => editor.state.getState().history.unsaved
  const keeper = createCopyKeeper(copies, toKeep, (keepsCopy) => keepsCopy === get().keepsCopy || set({ keepsCopy }))
  // Somebody who would rather not sign in now is not asked again at every change.
  const schedule = createSchedule(() => get().isSignedOut || void inTurn(save))
  const saver = createSaver({
    editor,
    send: ask,
    saving,
    schedule,
    now,
    askToSignIn: () => void signIn.ask(),
    async giveUp() {
      await keeper.now()
      stop()
      startAnew()
    },
  })
  const parts = { editor, send, hear: saver.hear }

  function toKeep(): Omit<Copy, 'tab'> | undefined {
    const { revision, history } = editor.state.getState()
    const { conflicts, refused } = get()
    const operations = history.unsaved.map(({ operation }) => operation)
    if (operations.length + conflicts.length + refused.length === 0) return undefined
    return { at: changedAt, baseRevision: revision, operations, conflicts, refused }
  }
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
    editor.state.subscribe(({ history }, before) => {
      if (history.unsaved === before.history.unsaved) return
      changedAt = now()
      keeper.touched()
      if (history.unsaved.length !== get().unsaved) set({ unsaved: history.unsaved.length })
      if (history.unsaved.length > 0) schedule.touched()
    }),
    saving.store.subscribe(({ conflicts, refused }, before) => {
      if (conflicts !== before.conflicts || refused !== before.refused) keeper.touched()
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
        followLine({
          stream,
          draftsId,
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
            isUnsaved: () => !isOver && this.isUnsaved(),
            online: wake,
            offline: () => set({ isOffline: true }),
            hidden() {
              void keeper.now()
              if (unsaved().length > 0) void inTurn(save)
            },
          }),
        )
      set({ left: await leftBehind() })
      // A tab that has just ended may still count as open for a moment.
      const later = LOOKS_AGAIN.map((pause) =>
        setTimeout(async () => {
          if (!isOver && get().left.length === 0) set({ left: await leftBehind() })
        }, pause),
      )
      ends.push(() => later.forEach(clearTimeout))
    },
    stop,
    async saveNow() {
      // What is changed during a save goes with the next one; whoever types on and on is not waited for.
      for (let round = 0; round < 5 && unsaved().length > 0; round++) {
        await inTurn(save)
        const { isOffline, isSignedOut, trouble } = get()
        if (isOffline || isSignedOut || trouble) break
      }
      return !this.isUnsaved()
    },
    isUnsaved: () => unsaved().length + get().conflicts.length > 0,
    openPage: (page) => inTurn(() => openPage(parts, page)),
    choose(conflicts, side) {
      const keys = new Set(conflicts.map(({ key }) => key))
      const does = { mine: insist, theirs: () => [], both: keepBoth }[side]
      const lost = does(editor, conflicts)
      set({
        conflicts: get().conflicts.filter(({ key }) => !keys.has(key)),
        refused: [...get().refused, ...lost],
      })
    },
    compare: (isComparing) => set({ isComparing }),
    dismiss: (kept) => set({ refused: get().refused.filter((other) => other !== kept) }),
    restore: (copy) =>
      inTurn(async () => {
        const restored = await restore(parts, copy)
        set({
          conflicts: [...get().conflicts, ...restored.conflicts],
          isComparing: get().isComparing || restored.conflicts.length > 0,
          refused: [...get().refused, ...restored.refused],
          left: get().left.filter(({ tab }) => tab !== copy.tab),
        })
        // Ours is written before the other one goes, so that no crash in between loses it.
        await keeper.now()
        await copies.remove(copy.tab)
      }),
    async discard(copy) {
      set({ left: get().left.filter(({ tab }) => tab !== copy.tab) })
      await copies.remove(copy.tab)
    },
  }

  async function leftBehind(): Promise<readonly Copy[]> {
    const left = await copies.left().catch(() => [])
    const open: Copy[] = []
    for (const copy of left) {
      const rest = await withoutSaved(send, draftsId, copy).catch(() => copy)
      if (rest.operations.length + rest.conflicts.length + rest.refused.length > 0) open.push(rest)
      else await copies.remove(copy.tab)
    }
    return open
  }
}
