import type { EngineError, TranslationPause } from '@vitrine/schemas'
import { CallError } from '@vitrine/schemas'
import { databaseNow } from '../../../platform/database/database-time.ts'
import { type JobKind, type JobRun, JobStopped } from '../../../platform/jobs/job.ts'
import { addJob } from '../../../platform/jobs/jobs.queries.ts'
import type { KnownEngine, TranslationEngines } from '../../translation-engines/translation-engines.ts'
import { changeTask, noteAnswer, noteWait, type TaskKey, type TaskRow, taskById } from '../store/tasks.queries.ts'
import { stateCounts, type TextRow, textsIn } from '../store/texts.queries.ts'
import { applying } from './apply-answers.ts'
import { askEngine } from './ask-engine.ts'
import { takingBack } from './take-back.ts'
import { authorOfTask, type TaskAuthor, type TaskPlace } from './task-author.ts'
import { type TaskJobInput, TRANSLATE } from './task-jobs.ts'
import { writeAll } from './write-all.ts'

/** So long one job goes on with a task, in milliseconds: then tasks of other sites have their turn. */
const TURN = 2000
/** So many texts are asked for at most before their answers are stored: what a kill costs. */
const ASKED = 50
/** So many questions are asked for them at most, of engines that take a few texts in one. */
const QUESTIONS = 10
/** So many letters are sent for them, unless one text has more. */
const LETTERS = 5000
/** So many texts are taken back until others have their turn. */
const TAKEN_BACK = 200
/** So often one after the other an engine may not be there until the task is paused. */
const FAILURES = 5
/** So long is waited at most for an engine, in milliseconds; the first time a second, then twice as long each time. */
const [SECOND, LONGEST] = [1000, 5 * 60_000] as const
/** So often is looked whether somebody else is to go on, in milliseconds. */
const LOOK_EVERY = 250

export interface TranslatingPlace extends TaskPlace {
  readonly engines: TranslationEngines
}

/** How a task goes on after a piece of work: at once, after some time, or not by itself. */
type Next = { readonly after: number } | 'end'

/**
 * Goes on with a task for a while; the next job is added in the transaction that ends this one, so that no death of a process
 * counts against the task, and none leaves it without a job.
 */
export const translateJob = (place: TranslatingPlace): JobKind => ({
  name: TRANSLATE,
  async run(input, run) {
    const { tenantId, progress } = run
    if (tenantId === null) throw new Error('A translation task belongs to a site.')
    // Only our calls write it.
    const { taskId } = input as TaskJobInput
    const key = { tenantId, id: taskId }
    const stop = new AbortController()
    const look = setInterval(() => {
      try {
        progress(0, 1)
      } catch (error) {
        stop.abort(error)
      }
    }, LOOK_EVERY)
    try {
      const next = await turn(place, key, stop.signal)
      return await endTurn(place, key, run, next)
    } catch (error) {
      throw stop.signal.aborted ? new JobStopped() : error
    } finally {
      clearInterval(look)
    }
  },
})

/** Ends a job, and adds the one that goes on where the task is not over: whoever resumed it meanwhile found this one. */
async function endTurn({ storage }: TranslatingPlace, key: TaskKey, run: JobRun, next: Next): Promise<object> {
  const { engine } = storage
  await storage.db.transaction().execute(async (write) => {
    const task = await taskById({ db: write, engine }, key, { lock: true })
    await run.finish(write, {})
    if (!task || !['queued', 'running', 'undoing'].includes(task.state)) return
    const job = { kind: TRANSLATE, tenantId: key.tenantId, dedupe: key.id, input: { taskId: key.id } }
    await addJob({ db: write, engine }, { ...job, after: next === 'end' ? 0 : next.after })
  })
  return {}
}

async function turn(place: TranslatingPlace, key: TaskKey, signal: AbortSignal): Promise<Next> {
  const until = performance.now() + TURN
  for (;;) {
    signal.throwIfAborted()
    const task = await taskById(place.storage, key)
    if (!task) return 'end'
    const next = await step(place, task, signal)
    if (next !== 'on') return next
    if (performance.now() > until) return { after: 0 }
  }
}

/** One piece of work: some texts. */
async function step(place: TranslatingPlace, task: TaskRow, signal: AbortSignal): Promise<Next | 'on'> {
  const { storage } = place
  const key = { tenantId: task.tenant_id, id: task.id }
  if (task.state === 'queued') {
    await changeTask(storage, key, ['queued'], { state: 'running' })
    return 'on'
  }
  if (task.state !== 'running' && task.state !== 'undoing') return 'end'
  const author = await authorOf(place, task)
  if (task.state === 'undoing') return takeBack(place, task, author)
  if (!author) return pause(place, key, 'not-allowed')
  const left = await textsIn(storage.db, key, 'answered', ASKED)
  if (left.length > 0) {
    await writeAll(storage, left, { place, author, ...applying(task.engine) })
    return 'on'
  }
  const waiting = await waitOf(place, task)
  if (waiting > 0) return { after: waiting }
  const engine = await place.engines.byId(task.tenant_id, task.engine)
  if (!engine) return pause(place, key, 'engine')
  const rows = someOf(await textsIn(storage.db, key, 'waiting', ASKED), engine)
  if (rows.length === 0) return end(place, key)
  const { error, isOverBudget } = await askEngine(storage.db, { rows, engine, signal })
  signal.throwIfAborted()
  if (isOverBudget) return pause(place, key, 'budget')
  if (error) return afterError(place, task, error)
  await noteAnswer(storage.db, key)
  return 'on'
}

/** As whom the task is done; nothing when they may no longer. */
async function authorOf(place: TranslatingPlace, task: TaskRow): Promise<TaskAuthor | undefined> {
  try {
    return await authorOfTask(place, task)
  } catch (error) {
    if (error instanceof CallError && (error.code === 'not_allowed' || error.code === 'not_found')) return undefined
    throw error
  }
}

/** How long the engine has asked to wait still, in milliseconds. */
async function waitOf({ storage }: TranslatingPlace, { wait_until: until }: TaskRow): Promise<number> {
  if (until === 0) return 0
  const { db, engine } = storage
  const { now } = await db.selectNoFrom(databaseNow(engine).as('now')).executeTakeFirstOrThrow()
  return Number(until) - Number(now)
}

/** Of texts of several languages those of the first, and of these no more than are asked for at once. */
function someOf(rows: readonly TextRow[], { engine }: KnownEngine): readonly TextRow[] {
  const [first] = rows
  const same = rows.filter(
    ({ language, source_language }) => language === first?.language && source_language === first.source_language,
  )
  const most = Math.min(ASKED, (engine.limits?.batch ?? ASKED) * QUESTIONS)
  let letters = 0
  const end = same.findIndex(({ characters }, n) => {
    letters += characters
    return n > 0 && (n >= most || letters > LETTERS)
  })
  return end < 0 ? same : same.slice(0, end)
}

async function pause(
  { storage }: TranslatingPlace,
  key: TaskKey,
  pausedBy: TranslationPause,
  said?: string,
): Promise<'end'> {
  await changeTask(storage, key, ['running'], { state: 'paused', pausedBy, ...(said !== undefined && { said }) })
  return 'end'
}

async function afterError(place: TranslatingPlace, task: TaskRow, error: EngineError): Promise<Next> {
  const { kind, message, retryAfter } = error
  const key = { tenantId: task.tenant_id, id: task.id }
  if (kind === 'auth' || kind === 'quota') return pause(place, key, kind, message)
  const waitsFor = kind === 'rate' ? 'rate' : 'down'
  const failures = task.waits_for === waitsFor ? task.failures + 1 : 1
  if (kind !== 'rate' && failures >= FAILURES) return pause(place, key, 'down', message)
  const ms = Math.min(LONGEST, retryAfter ?? SECOND * 2 ** Math.min(failures - 1, 10))
  await noteWait(place.storage, key, { for: waitsFor, ms, failures, said: message })
  return { after: ms }
}

/** Ends a task of which nothing waits any more, by what became of its texts. */
async function end({ storage }: TranslatingPlace, key: TaskKey): Promise<'end'> {
  const counts = await stateCounts(storage.db, key)
  const [failed, applied, skipped] = [counts.get('failed') ?? 0, counts.get('applied') ?? 0, counts.get('skipped') ?? 0]
  const state = failed === 0 ? 'done' : applied + skipped > 0 ? 'partial' : 'failed'
  await changeTask(storage, key, ['running'], { state })
  return 'end'
}

async function takeBack(place: TranslatingPlace, task: TaskRow, author: TaskAuthor | undefined): Promise<Next | 'on'> {
  const { storage } = place
  const key = { tenantId: task.tenant_id, id: task.id }
  if (!author) {
    // Who asked for it may no longer write: what is not taken back stays.
    await changeTask(storage, key, ['undoing'], { state: 'cancelled' })
    return 'end'
  }
  const rows = await textsIn(storage.db, key, 'applied', TAKEN_BACK)
  if (rows.length === 0) {
    await changeTask(storage, key, ['undoing'], { state: 'undone' })
    return 'end'
  }
  await writeAll(storage, rows, { place, author, ...takingBack(task.engine) })
  return 'on'
}
