import type { SendCall, SignIn } from '@vitrine/editor-core'
import type { LoggedOperation } from '@vitrine/schemas'
import type { Editor } from '../../store/editor.ts'
import type { ConnectedDraft } from '../remote/open-page.ts'
import type { SavingStore } from '../saving-state.ts'
import type { TaskQueue } from '../task-queue.ts'
import { createSchedule } from './save-schedule.ts'
import { createSaver } from './saver.ts'

interface SaveTasksOptions {
  readonly editor: Editor
  readonly send: SendCall
  readonly saving: SavingStore
  readonly enqueue: TaskQueue
  readonly signIn: SignIn
  readonly now: () => number
  /** The draft must be loaded anew. */
  readonly giveUp: () => Promise<void>
}

/** Saving and receiving, one after the other, until they are stopped. */
export interface SaveTasks {
  /** Sends what is unsaved as soon as other tasks are done. */
  readonly save: () => Promise<void>
  /** Takes in what others did. Without operations the service is asked. */
  readonly receive: (operations?: readonly LoggedOperation[]) => Promise<boolean>
  /** The same without waiting: for a task that has its turn already. */
  readonly receiveNow: ConnectedDraft['receive']
  /** Something was changed: it is saved after a rest. */
  readonly changed: () => void
  /** The service may be reached again. */
  readonly wake: () => void
  readonly isStopped: () => boolean
  readonly stop: () => void
}

export function createSaveTasks(options: SaveTasksOptions): SaveTasks {
  const { editor, saving, enqueue, signIn } = options
  const { get, set } = saving
  let isStopped = false
  // Somebody who would rather not sign in now is not asked again at every change.
  const schedule = createSchedule(() => get().isSignedOut || void save())
  const saver = createSaver({ ...options, schedule, askToSignIn: () => void signIn.ask() })

  const save = () =>
    enqueue(async () => {
      if (!isStopped) await saver.save()
    })
  return {
    save,
    receive: (operations) => enqueue(async () => !isStopped && !get().isSignedOut && (await saver.receive(operations))),
    receiveNow: saver.receive,
    changed: schedule.touched,
    wake() {
      if (!get().isOffline) return
      if (editor.state.getState().history.unsaved.length === 0) set({ isOffline: false })
      else void save()
    },
    isStopped: () => isStopped,
    stop() {
      isStopped = true
      schedule.clear()
    },
  }
}
