import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { jobKinds } from '../../job-kinds.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { createJobs } from '../../platform/jobs/create-jobs.ts'
import { addJob } from '../../platform/jobs/jobs.queries.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { changeManyPages, manyPages } from '../../testing/many-pages.ts'
import { type Client, jobWorker, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

const PAGES = 150
const jobProcess = fileURLToPath(new URL('../../testing/job-process.ts', import.meta.url))

onBothEngines('Publishing as a job', (engine) => {
  let storage: Storage
  let tenantId: string
  let draftsId: string
  let served: Served
  let owner: Client

  beforeEach(async () => {
    storage = await engine.open()
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, manyPages('lamps', PAGES), { publish: true }))
    await changeManyPages(storage, tenantId, 2)
    served = await serve({ storage, jobWorker })
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })
  afterEach(() => served.app.close())

  const publish = (client = owner) => client.post('v1/site/publish', { draftsId, acceptWarnings: true })
  const job = async (id: string) => (await owner.get(`v1/jobs/${id}`)).json().data
  const ended = (id: string, state: string) =>
    vi.waitFor(async () => expect((await job(id)).state).toBe(state), { timeout: 60_000 })
  /** What visitors are shown of a page. */
  const shown = async (page: number): Promise<string> => {
    const found = await served.data(`v1/page/pages/config-by-path?path=/pages/many-${page}`, { 'client-id': 'lamps' })
    return found.edition.components[found.edition.root[0]].props.title
  }
  const count = async (table: 'releases' | 'editions') =>
    Number(
      (
        await storage.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )

  /**
   * Keeps others from moving the pointer of the site until it is let go: PostgreSQL could be done before anybody is
   * killed. SQLite pauses between its writes.
   */
  async function holdPointer(): Promise<() => Promise<void>> {
    if (engine.name === 'sqlite') return async () => undefined
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const holding = storage.db.transaction().execute(async (write) => {
      await write.updateTable('tenants').set({ name: 'Held' }).where('id', '=', tenantId).execute()
      hold()
      await isOver
    })
    await isHeld
    return () => {
      end()
      return holding
    }
  }

  it('answers with a job, shows pages as they were while it goes on, and all new ones after it', async () => {
    const response = await publish()
    expect(response.statusCode).toBe(202)
    const { job: id } = response.json().data
    let isDone = false
    const seen: string[] = []
    const done = ended(id, 'done').then(() => {
      isDone = true
    })
    let furthest = 0
    for (let at = 0; !isDone; at++) {
      const before = await storage.db.selectFrom('releases').select('id').execute()
      const title = await shown(at % PAGES)
      if (before.length === 1) seen.push(title)
      const { done: made, total = 1 } = await job(id)
      furthest = Math.max(furthest, made / total)
      await sleep(1)
    }
    await done
    // However fast it goes.
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.at(0)).toBe('Edition 1')
    expect(furthest).toBeLessThanOrEqual(1)
    const { result, kind, done: made, total } = await job(id)
    // None is told of one that was faster than the first sign of life.
    expect(made).toBe(total ?? 0)
    expect([kind, result.changed, result.changedPages.length, result.blocked]).toEqual(['publish', true, PAGES, []])
    expect(result.findings.every(({ message }: { message: string }) => message !== '')).toBe(true)
    for (let at = 0; at < PAGES; at++) expect(await shown(at)).toBe('Edition 2')
    const events = await owner.data('v1/site/audit')
    expect(events.items[0]).toMatchObject({ action: 'site.publish', object: result.release })
    expect(await count('releases')).toBe(2)
  }, 180_000)

  it('is cancelled by whoever may publish, and then nothing is seen of it', async () => {
    const viewer = await served.memberOf(tenantId, { role: 'viewer' })
    const { tenantId: other } = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'))
    const stranger = await served.memberOf(other, { role: 'owner' })
    const { job: id } = (await publish()).json().data
    for (const [client, status] of [
      [viewer, 403],
      [stranger, 404],
    ] as const)
      for (const method of ['GET', 'DELETE'] as const)
        expect((await client.ask(method, `v1/jobs/${id}`)).statusCode).toBe(status)
    expect((await owner.ask('DELETE', `v1/jobs/${id}`)).json().data).toEqual({ cancelled: true })
    expect(await job(id)).toMatchObject({ state: 'cancelled' })
    expect((await owner.ask('DELETE', `v1/jobs/${id}`)).json().data).toEqual({ cancelled: false })

    const { job: next } = (await publish()).json().data
    expect(next).not.toBe(id)
    await ended(next, 'done')
    expect(await count('releases')).toBe(2)
    expect(await job(id)).toMatchObject({ state: 'cancelled' })
    expect(await shown(0)).toBe('Edition 2')
  }, 180_000)

  it('is among the jobs of the site until it has ended, and so are the pages that are prepared after it', async () => {
    const viewer = await served.memberOf(tenantId, { role: 'viewer' })
    const { tenantId: other } = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'))
    const stranger = await served.memberOf(other, { role: 'owner' })
    const { db } = storage
    await db.deleteFrom('jobs').where('kind', '=', 'prerender').execute()
    const { job: id } = (await publish()).json().data
    expect(await owner.data('v1/jobs')).toMatchObject([{ id, kind: 'publish', draftsId, done: expect.any(Number) }])
    for (const client of [viewer, stranger]) expect(await client.data('v1/jobs')).toEqual([])
    await ended(id, 'done')
    const [prerender, ...more] = await owner.data('v1/jobs')
    expect([prerender, more]).toMatchObject([{ kind: 'prerender', state: 'waiting', done: 0 }, []])
    await db
      .updateTable('jobs')
      .set({ state: 'running', done: 40, total: 275 })
      .where('id', '=', prerender.id)
      .execute()
    expect(await owner.data('v1/jobs')).toMatchObject([{ id: prerender.id, done: 40, total: 275 }])
  }, 180_000)

  it('is one job when it is asked for twice at once, and another one after a save', async () => {
    const [one, other] = await Promise.all([publish(), publish()])
    const id = one.json().data.job
    expect(other.json().data.job).toBe(id)
    await changeManyPages(storage, tenantId, 3)
    const { job: next } = (await publish()).json().data
    expect(next).not.toBe(id)
    await ended(id, 'done')
    await ended(next, 'done')
    expect(await shown(PAGES - 1)).toBe('Edition 3')
    expect(await count('releases')).toBeLessThanOrEqual(3)
  }, 180_000)

  it('says why it failed, in the language of who asks', async () => {
    await storage.db
      .updateTable('draft_pages')
      .set({ settings: JSON.stringify({ posterA1: { props: { height: { pc: 5 } } } }) as never })
      .where('page_id', '=', 'home')
      .execute()
    await storage.db.updateTable('tenants').set({ current_release: null }).where('id', '=', tenantId).execute()
    const { job: id } = (await publish()).json().data
    await ended(id, 'failed')
    const { error } = await job(id)
    expect(error).toMatchObject({ code: 'conflict', message: expect.stringContaining('cannot be published') })
    expect(error.details.findings[0]).toMatchObject({ path: 'height', message: expect.any(String) })
  }, 180_000)

  it('leaves the old release whole when it is killed in the middle, and is done by another instance', async () => {
    const [current] = await storage.db.selectFrom('tenants').select(['current_release', 'settings']).execute()
    const editions = await count('editions')
    const input = { draftsId, acceptWarnings: true }
    const id = await addJob(storage, { kind: 'publish', tenantId, dedupe: 'killed', input })
    const child = spawn(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      jobProcess,
      JSON.stringify(storage.place),
    ])
    const exit = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
    while ((await job(id)).state !== 'running') await sleep(5)
    const letGo = await holdPointer()
    while ((await count('editions')) === editions) await sleep(5)
    child.kill('SIGKILL')
    expect(await exit).toBe('SIGKILL')
    await letGo()
    expect(await job(id)).toMatchObject({ state: 'running' })
    expect(await storage.db.selectFrom('tenants').select(['current_release', 'settings']).execute()).toEqual([current])
    expect(await count('releases')).toBe(1)
    for (const page of [0, PAGES - 1]) expect(await shown(page)).toBe('Edition 1')

    await storage.db.updateTable('jobs').set({ leased_until: 1 }).execute()
    const other = createJobs(storage, { kinds: jobKinds(storage, specs), every: 20 })
    other.start()
    expect(await other.ended(tenantId, id)).toMatchObject({ state: 'done' })
    await other.close()
    expect(await count('releases')).toBe(2)
    expect(await shown(PAGES - 1)).toBe('Edition 2')
  }, 180_000)

  it('asks for the pages of the release that is shown now to be drawn, and of no older one', async () => {
    const publishAndWait = async () => {
      const answer = await owner.post('v1/site/publish', { draftsId, acceptWarnings: true, wait: true })
      return answer.json().data.release as string
    }
    await publishAndWait()
    await changeManyPages(storage, tenantId, 3)
    const release = await publishAndWait()
    const { db } = storage
    const asked = await db.selectFrom('jobs').selectAll().where('kind', '=', 'prerender').execute()
    expect(asked).toMatchObject([{ tenant_id: tenantId, dedupe: release, state: 'waiting' }])
  })
})

onBothEngines('Publishing a small draft', (engine) => {
  it('is waited for, in the thread too', async () => {
    const storage = await engine.open()
    const { tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite())
    const served = await serve({ storage, jobWorker })
    const owner = await served.memberOf(tenantId, { role: 'owner' })
    const response = await owner.post('v1/site/publish', { draftsId, acceptWarnings: true })
    expect([response.statusCode, response.json().data.changed]).toEqual([200, true])
    expect((await owner.post('v1/site/publish', { draftsId: '999' })).statusCode).toBe(404)
    await served.app.close()
  }, 180_000)
})
