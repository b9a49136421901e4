import type { Storage } from '../../platform/database/storage.ts'
import { abandonedTasks, changeTask, deleteTask, oldTasks } from './store/tasks.queries.ts'
import { PREPARE_TRANSLATION, TRANSLATE } from './work/task-jobs.ts'

const DAY = 24 * 60 * 60 * 1000
/** So long a task that ended can be taken back, and so long one waits that nobody started, in milliseconds. */
const [ENDED, UNSTARTED] = [30 * DAY, 7 * DAY] as const

/** Takes away tasks that ended long ago, and says of those whose job ended with an error that somebody has to look. */
export async function sweepTranslationTasks(storage: Storage): Promise<void> {
  for (const key of await oldTasks(storage, { ended: ENDED, unstarted: UNSTARTED })) await deleteTask(storage.db, key)
  for (const key of await abandonedTasks(storage, [PREPARE_TRANSLATION, TRANSLATE])) {
    await changeTask(storage, key, ['queued', 'running'], { state: 'paused', pausedBy: 'error' })
    // What was not counted to its end cannot be started, and what was not taken back can be once more.
    await changeTask(storage, key, ['estimating', 'undoing'], { state: 'cancelled' })
  }
}
