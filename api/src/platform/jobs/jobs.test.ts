import { CallError } from '@vitrine/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import type { StoragePlace } from '../database/connect.ts'
import type { Storage } from '../database/storage.ts'
import { createJobs, type Jobs } from './create-jobs.ts'
import { type JobKind, JobStopped } from './job.ts'
import {
  addJob,
  cancelJob,
  deleteEndedJobs,
  failJob,
  finishJob,
  jobById,
  leaseJob,
  MAX_RUNS,
  MAX_TRIES,
  renewJob,
} from './jobs.queries.ts'

const TENANT = '7'
/** Waits as long as a busy machine may need. */
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000 })
const job = (dedupe: string, kind = 'count') => ({ kind, tenantId: TENANT, dedupe, input: { number: dedupe } })

onBothEngines('Jobs', (engine) => {
  let place: StoragePlace
  let storage: Storage
  const instances: Jobs[] = []

  beforeEach(async () => {
    place = await engine.fresh()
    storage = await engine.open(place)
    await storage.db
      .insertInto('tenants')
      .values({
        ...{ id: TENANT, client_id: 'lamps', name: 'Lamps', settings: '{}' as never, facts: '{}' as never },
        ...{ content_version: 1, created_at: '2026' },
      })
      .execute()
  })
  afterEach(async () => {
    await Promise.all(instances.splice(0).map((one) => one.close()))
  })

  /** One more instance on the same database. */
  async function instance(kinds: readonly JobKind[]): Promise<Jobs> {
    const jobs = createJobs(await engine.open(place), { kinds, every: 20 })
    instances.push(jobs)
    return jobs
  }
  const counting = (ran: string[]): JobKind => ({
    name: 'count',
    async run(input) {
      const { number } = input as { readonly number: string }
      ran.push(number)
      return { number }
    },
  })
  const status = (id: string) => jobById(storage.db, TENANT, id)
  /** Lets a lease run out, as half a minute without a sign of life does. */
  const letLeasesEnd = () =>
    storage.db.updateTable('jobs').set({ leased_until: 1 }).where('state', '=', 'running').execute()
  const letWaitsEnd = () => storage.db.updateTable('jobs').set({ next_at: 1 }).where('state', '=', 'waiting').execute()

  it('run once each, whoever of several instances was asked, and answer with their result', async () => {
    const ran: string[] = []
    const both = [await instance([counting(ran)]), await instance([counting(ran)])] as const
    for (const one of both) one.start()
    const numbers = Array.from({ length: 20 }, (_, number) => String(number))
    const ids = await Promise.all(numbers.map((number, at) => both[at % 2 ? 1 : 0].add(job(number))))
    const ended = await Promise.all(ids.map((id, at) => both[at % 2 ? 0 : 1].ended(TENANT, id)))
    expect(ended.map((one) => [one?.state, one?.result])).toEqual(numbers.map((number) => ['done', { number }]))
    expect(ran.toSorted()).toEqual(numbers.toSorted())
  })

  it('are the same job while one with the same words has not ended, and another one after that', async () => {
    const first = await addJob(storage, job('same'))
    expect(await addJob(storage, job('same'))).toBe(first)
    expect(await addJob(storage, { ...job('same'), tenantId: null })).not.toBe(first)
    const ran: string[] = []
    const one = await instance([counting(ran)])
    expect(await one.add(job('same'))).toBe(first)
    await one.ended(TENANT, first)
    expect(await one.add(job('same'))).not.toBe(first)
  })

  it('are taken over from an instance that died, whose effects are refused from then on', async () => {
    const id = await addJob(storage, job('one'))
    const dead = await leaseJob(storage, ['count'])
    if (!dead) throw new Error('The job could not be taken.')
    expect(await leaseJob(storage, ['count'])).toBeUndefined()
    await letLeasesEnd()

    const ran: string[] = []
    const other = await instance([counting(ran)])
    other.start()
    expect(await other.ended(TENANT, id)).toMatchObject({ state: 'done' })
    expect(ran).toEqual(['one'])

    const late = storage.db.transaction().execute(async (write) => {
      await write.updateTable('tenants').set({ name: 'Changed by the dead' }).execute()
      await finishJob(write, storage.engine, dead, { number: 'late' })
    })
    await expect(late).rejects.toThrow(JobStopped)
    expect(await storage.db.selectFrom('tenants').select('name').executeTakeFirst()).toEqual({ name: 'Lamps' })
    expect(await renewJob(storage, dead)).toBe(false)
    expect((await status(id))?.result).toEqual({ number: 'one' })
  })

  it('run two at once where there are processors for it, of different tenants', async () => {
    const other = { ...job('other'), tenantId: '8' }
    const tenant = await storage.db.selectFrom('tenants').selectAll().executeTakeFirstOrThrow()
    await storage.db
      .insertInto('tenants')
      .values({ ...tenant, id: other.tenantId, client_id: 'chairs' })
      .execute()
    const running = new Map<string, () => void>()
    const slow: JobKind = {
      name: 'count',
      async run(input, { tenantId }) {
        const { number } = input as { readonly number: string }
        await new Promise<void>((resolve) => running.set(`${tenantId} ${number}`, resolve))
        running.delete(`${tenantId} ${number}`)
        return { number }
      },
    }
    const jobs = createJobs(await engine.open(place), { kinds: [slow], every: 20, atOnce: 2 })
    instances.push(jobs)
    jobs.start()
    const [first, second] = [await jobs.add(job('first')), await jobs.add(job('second'))]
    await until(() => expect([...running.keys()]).toEqual(['7 first']))
    const third = await jobs.add(other)
    await until(() => expect([...running.keys()]).toEqual(['7 first', '8 other']))
    expect((await status(second))?.state).toBe('waiting')
    running.get('8 other')?.()
    expect(await jobs.ended('8', third)).toMatchObject({ state: 'done' })
    expect((await status(second))?.state).toBe('waiting')
    running.get('7 first')?.()
    expect(await jobs.ended(TENANT, first)).toMatchObject({ state: 'done' })
    await until(() => expect([...running.keys()]).toEqual(['7 second']))
    running.get('7 second')?.()
    expect(await jobs.ended(TENANT, second)).toMatchObject({ state: 'done' })
  })

  it('tell how far they are, and stop when somebody cancels them, at another instance too', async () => {
    let stopped = 0
    const endless: JobKind = {
      name: 'count',
      async run(_input, { progress }) {
        try {
          for (let done = 1; ; done++) {
            progress(Math.min(done, 50), 50)
            await new Promise(setImmediate)
          }
        } catch (error) {
          stopped += 1
          throw error
        }
      },
    }
    const [one, other] = [await instance([endless]), await instance([])]
    for (const [at, cancelling] of [one, other].entries()) {
      const id = await one.add(job(`endless ${at}`))
      await until(async () => expect(await status(id)).toMatchObject({ state: 'running', done: 50, total: 50 }))
      expect(await cancelling.cancel('8', id)).toBe(false)
      expect(await cancelling.cancel(TENANT, id)).toBe(true)
      expect(await one.ended(TENANT, id)).toMatchObject({ state: 'cancelled', result: undefined })
      await until(() => expect(stopped).toBe(at + 1))
      expect(await cancelling.cancel(TENANT, id)).toBe(false)
    }
  })

  it('count for nothing when they are cancelled just before their end', async () => {
    const id = await addJob(storage, job('one'))
    const mine = await leaseJob(storage, ['count'])
    expect(await cancelJob(storage, TENANT, id)).toBe(true)
    await expect(finishJob(storage.db, storage.engine, mine ?? { id, token: 1 }, {})).rejects.toThrow(JobStopped)
    expect(await status(id)).toMatchObject({ state: 'cancelled' })
  })

  it('fail after the third try, and say why', async () => {
    let tries = 0
    const failing: JobKind = {
      name: 'count',
      async run() {
        tries += 1
        throw new Error('The disk is on fire.')
      },
    }
    const one = await instance([failing])
    one.start()
    const id = await one.add(job('one'))
    for (let at = 1; at < MAX_TRIES; at++) {
      await until(async () => expect([tries, (await status(id))?.state]).toEqual([at, 'waiting']))
      await letWaitsEnd()
    }
    const ended = await one.ended(TENANT, id)
    expect(ended).toMatchObject({ state: 'failed', error: { code: 'internal' } })
    expect(ended?.error?.message).toContain('The disk is on fire.')
    expect(tries).toBe(MAX_TRIES)
  })

  it('fail at once where trying again cannot help', async () => {
    const refusing: JobKind = {
      name: 'count',
      run: async () => Promise.reject(new CallError('conflict', { details: { why: 'because' } })),
    }
    const one = await instance([refusing])
    const id = await one.add(job('one'))
    expect(await one.ended(TENANT, id)).toMatchObject({
      state: 'failed',
      error: { code: 'conflict', details: { why: 'because' } },
    })
  })

  it('are tried more often where what they need is away, or those who do them die', async () => {
    let tries = 0
    const hindered: JobKind = {
      name: 'count',
      async run() {
        tries += 1
        if (tries < MAX_RUNS) throw new CallError('unavailable')
        return { tries }
      },
    }
    const one = await instance([hindered])
    one.start()
    const id = await one.add(job('one'))
    for (let at = 1; at < MAX_RUNS; at++) {
      await until(async () => expect([tries, (await status(id))?.state]).toEqual([at, 'waiting']))
      await letWaitsEnd()
    }
    expect(await one.ended(TENANT, id)).toMatchObject({ state: 'done', result: { tries: MAX_RUNS } })
  })

  it('that a thread of their own did are told to have ended only once all here know what they changed', async () => {
    const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>()
    const noted: JobKind = {
      name: 'count',
      async run(_input, { finish }) {
        await finish(storage.db, {})
        await mayEnd
        return {}
      },
    }
    const one = await instance([noted])
    const heard: unknown[] = []
    const id = await one.add(job('one'))
    await until(async () => expect(await status(id)).toMatchObject({ state: 'done' }))
    const told = one.status(TENANT, id).then((it) => heard.push(it?.state))
    await one.status(TENANT, 'another')
    expect(heard).toEqual([])
    letEnd()
    await told
    expect(heard).toEqual(['done'])
  })

  it('fail when those who did them died ten times', async () => {
    const id = await addJob(storage, job('one'))
    for (let at = 0; at < MAX_RUNS; at++) {
      expect(await leaseJob(storage, ['count'])).toMatchObject({ tries: at + 1 })
      await letLeasesEnd()
    }
    expect(await leaseJob(storage, ['count'])).toBeUndefined()
    expect(await status(id)).toMatchObject({ state: 'failed', error: { code: 'internal' } })
  })

  it('are given back by an instance that stops, without a try lost', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const endless: JobKind = {
      name: 'count',
      async run(_input, { progress }) {
        begin()
        for (;;) {
          progress(0, 1)
          await new Promise(setImmediate)
        }
      },
    }
    const one = await instance([endless])
    const id = await one.add(job('one'))
    await begun
    await one.close()
    expect(await status(id)).toMatchObject({ state: 'waiting' })
    expect(await leaseJob(storage, ['count'])).toMatchObject({ id, tries: 1 })
  })

  it('that are repeated run on one instance at a time, again when they are due, whatever came of them', async () => {
    let ran = 0
    const work = async () => {
      ran += 1
      throw new Error('Not this time.')
    }
    for (const one of [await instance([]), await instance([])]) {
      await one.repeat('sweep', 3_600_000, work)
      one.start()
    }
    for (const times of [1, 2]) {
      await until(async () => {
        const { state } = await storage.db.selectFrom('jobs').select('state').executeTakeFirstOrThrow()
        expect([ran, state]).toEqual([times, 'waiting'])
      })
      await letWaitsEnd()
    }
  })

  it('are forgotten some time after their end', async () => {
    const id = await addJob(storage, job('one'))
    const mine = await leaseJob(storage, ['count'])
    if (mine) await failJob(storage, mine, { code: 'internal' }, 'never')
    expect(await deleteEndedJobs(storage, 60_000)).toBe(0)
    await storage.db.updateTable('jobs').set({ ended_at: 1 }).execute()
    expect(await deleteEndedJobs(storage, 60_000)).toBe(1)
    expect(await status(id)).toBeUndefined()
  })

  it('of kinds that are taken besides are done beside all others', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const jobs = await instance([
      {
        name: 'long',
        async run() {
          await released
          return {}
        },
      },
    ])
    const ran: string[] = []
    jobs.take([counting(ran)])
    jobs.start()
    const long = await jobs.add(job('1', 'long'))
    const beside = await addJob(storage, job('2'))
    await until(async () => expect((await status(beside))?.state).toBe('done'))
    expect([ran, (await status(long))?.state]).toEqual([['2'], 'running'])
    release()
    await until(async () => expect((await status(long))?.state).toBe('done'))
  })
})
