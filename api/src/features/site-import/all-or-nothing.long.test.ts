import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { addJob } from '../../platform/jobs/jobs.queries.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { manyProducts } from '../../testing/many-products.ts'
import { sendZip, zipped } from '../../testing/send-zip.ts'
import { type Client, jobWorker, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { storedNames, unfinishedFiles } from '../../testing/stored-names.ts'
import { type ImportJobInput, storeZip, sweepImportedZips } from './import-job.ts'
import { sweepPendingSites } from './pending-sites.ts'
import { importSiteFiles } from './site-import.ts'

const MINUTE = 60_000
const tables = [
  ...(['tenants', 'drafts', 'draft_pages', 'draft_components', 'editions', 'releases'] as const),
  ...(['contents', 'contents_categories', 'search_documents', 'search_words', 'search_postings'] as const),
  ...(['search_typos', 'search_facets', 'media'] as const),
] as const
const jobProcess = fileURLToPath(new URL('../../testing/job-process.ts', import.meta.url))
const importProcess = fileURLToPath(new URL('../../testing/import-process.ts', import.meta.url))

onBothEngines('An import that does not come to its end', (engine) => {
  let storage: Storage
  let workers: string
  beforeAll(async () => {
    workers = await mkdtemp(join(tmpdir(), 'vitrine-workers-'))
  })
  afterAll(() => rm(workers, { recursive: true, force: true }))
  beforeEach(async () => {
    storage = await engine.open()
    await importSiteFiles(storage, specs, exampleSite('lamps'))
  })

  /** Somebody who may add sites, at a service with some worker. */
  async function founderAt(worker: string): Promise<readonly [Client, Served]> {
    const served = await serve({ storage, jobWorker: worker })
    const [{ id }] = (await storage.db.selectFrom('tenants').select('id').execute()) as [{ id: string }]
    const client = await served.memberOf(id, { role: 'owner' })
    await storage.db.updateTable('accounts').set({ may_add_sites: 1 }).execute()
    return [client, served]
  }
  /** How much there is of everything. */
  const rows = async () => {
    const counts = tables.map(async (table) => {
      const counted = storage.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'))
      return [table, (await counted.executeTakeFirstOrThrow()).count] as const
    })
    const foldersIn = (name: string) => readdir(join(storage.dataDir, name)).catch(() => [])
    const files = [...(await foldersIn('media')), ...(await foldersIn('.imports'))].sort()
    return { ...Object.fromEntries(await Promise.all(counts)), files }
  }
  const pendingTenant = () =>
    storage.db.selectFrom('tenants').select('id').where('client_id', 'like', '.import-%').executeTakeFirst()

  const jobOf = async (id: string) =>
    (await storage.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst())?.state
  /** Waits until an import has stored so many of its contents. */
  async function stored(contents: number): Promise<void> {
    for (;;) {
      const pending = await pendingTenant()
      const rows =
        pending &&
        (await storage.db
          .selectFrom('contents')
          .select('id')
          .where('tenant_id', '=', pending.id)
          .limit(contents)
          .execute())
      if (rows?.length === contents) return
      await sleep(5)
    }
  }
  it('leaves nothing when its thread dies each time that it is tried', async () => {
    const before = await rows()
    const dying = join(workers, 'dying.mjs')
    await writeFile(
      dying,
      `import { parentPort } from 'node:worker_threads'
       parentPort.on('message', () => process.exit(3))`,
    )
    const [client, served] = await founderAt(dying)
    served.api.jobs.start()
    let isSent = false
    const sent = sendZip(client, await zipped(manyProducts('many', 60)), '?publish=true').finally(() => {
      isSent = true
    })
    while (!isSent) {
      await storage.db.updateTable('jobs').set({ next_at: 1 }).where('state', '=', 'waiting').execute()
      await sleep(20)
    }
    const response = await sent
    expect(response.statusCode).toBe(500)
    expect(response.json().error).toMatchObject({ code: 'internal', message: expect.any(String) })
    expect(await rows()).toEqual(before)
    await served.app.close()
  }, 180_000)

  it('leaves nothing when its sender cancels it in the middle', async () => {
    const before = await rows()
    const [client, served] = await founderAt(jobWorker)
    const [{ id: tenantId }] = (await storage.db.selectFrom('tenants').select('id').execute()) as [{ id: string }]
    const other = await served.memberOf(tenantId, { role: 'owner' })
    const response = await sendZip(client, await zipped(manyProducts('many', 2000)), '?publish=true&wait=false')
    expect(response.statusCode).toBe(202)
    const { job } = response.json().data
    const own = `v1/account/jobs/${job}`
    await stored(50)
    for (const method of ['GET', 'DELETE'] as const) expect((await other.ask(method, own)).statusCode).toBe(404)
    expect(await client.data(own)).toMatchObject({ kind: 'import', state: 'running' })
    expect((await client.ask('DELETE', own)).json().data).toEqual({ cancelled: true })
    await vi.waitFor(async () => expect(await rows()).toEqual(before), { timeout: 60_000 })
    expect(await client.data(own)).toMatchObject({ state: 'cancelled' })
    expect((await client.ask('DELETE', own)).json().data).toEqual({ cancelled: false })
    await served.app.close()
  }, 180_000)

  it('tells how far it is, and what it made', async () => {
    const [client, served] = await founderAt(jobWorker)
    const { job } = (await sendZip(client, await zipped(manyProducts('many', 2000)), '?publish=true&wait=false')).json()
      .data
    const seen: { done: number; total?: number; state: string; result?: object }[] = []
    await vi.waitFor(
      async () => {
        seen.push(await client.data(`v1/account/jobs/${job}`))
        expect(seen.at(-1)?.state).toBe('done')
      },
      { timeout: 150_000, interval: 20 },
    )
    const shares = seen.map(({ done, total = 1 }) => done / total)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(shares.at(-1)).toBe(1)
    expect(seen.at(-1)?.result).toMatchObject({ clientId: 'many', release: expect.any(String) })
    expect((await served.data('v1/page/product/list', { 'client-id': 'many' })).total).toBe(2003)
    expect(await storedNames(storage.files.importedZips)).toEqual([])
    expect(await unfinishedFiles(storage.files.importedZips)).toEqual([])
    const prerender = await storage.db.selectFrom('jobs').select('state').where('kind', '=', 'prerender').execute()
    expect(prerender).toEqual([{ state: 'waiting' }])
    await served.app.close()
  }, 180_000)

  it('is seen by nobody before its end, and keeps nobody from reading and writing', async () => {
    const [client, served] = await founderAt(jobWorker)
    // So many that it is met in the middle, however busy the machine is.
    const sent = await sendZip(client, await zipped(manyProducts('many', 2000)), '?publish=true&wait=false')
    const { job } = sent.json().data
    let met = 0
    while ((await jobOf(job)) !== 'done') {
      const pending = await pendingTenant()
      if (pending) {
        const [byId, byName, others] = await Promise.all([
          served.get('v1/site/info', { 'client-id': pending.id }),
          served.get('v1/site/info', { 'client-id': 'many' }),
          served.get('v1/site/info', { 'client-id': 'lamps' }),
        ])
        const isPending = (await pendingTenant()) !== undefined
        if (isPending) {
          expect([byId.statusCode, byName.statusCode, others.statusCode]).toEqual([404, 404, 200])
          met += 1
          await storage.db
            .updateTable('accounts')
            .set({ name: `met ${met}` })
            .execute()
        }
      }
      // Else this test would be what keeps everybody waiting: SQLite answers at once.
      await sleep(1)
    }
    expect(met).toBeGreaterThan(2)
    expect(await client.data(`v1/account/jobs/${job}`)).toMatchObject({ state: 'done' })
    expect(await readdir(storage.importsDir)).toEqual([])
    const info = await served.get('v1/page/product/list', { 'client-id': 'many' })
    expect(info.json().data.total).toBe(2003)
  }, 180_000)

  it('is done by another instance when the one that did it is killed', async () => {
    const [, served] = await founderAt(jobWorker)
    const [{ id: accountId }] = (await storage.db.selectFrom('accounts').select('id').execute()) as [{ id: string }]
    await served.app.close()
    const zip = await storeZip(storage.files, Readable.from([await zipped(manyProducts('killed', 2000))]))
    const input: ImportJobInput = { zip, accountId, publish: true }
    const id = await addJob(storage, { kind: 'import', tenantId: null, dedupe: zip, input })
    const child = spawn(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      jobProcess,
      JSON.stringify(storage.place),
    ])
    const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
    await stored(50)
    child.kill('SIGKILL')
    expect(await ended).toBe('SIGKILL')
    expect(await jobOf(id)).toBe('running')
    const instance = await serve({ storage })
    expect((await instance.get('v1/site/info', { 'client-id': 'killed' })).statusCode).toBe(404)

    await storage.db.updateTable('jobs').set({ leased_until: 1 }).execute()
    instance.api.jobs.start()
    const outcome = await instance.api.jobs.ended(null, id)
    expect(outcome).toMatchObject({ state: 'done', result: { clientId: 'killed' } })
    expect((await instance.data('v1/page/product/list', { 'client-id': 'killed' })).total).toBe(2003)
    expect(await pendingTenant()).toBeUndefined()
    expect(await readdir(storage.importsDir)).toEqual([])
    await instance.app.close()
  }, 180_000)

  it('is seen by nobody after it was killed, and swept away', async () => {
    const before = await rows()
    const place = { ...storage.place }
    const child = spawn(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      importProcess,
      JSON.stringify(place),
    ])
    const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
    for (;;) {
      const pending = await pendingTenant()
      const stored =
        pending &&
        (await storage.db.selectFrom('contents').select('id').where('tenant_id', '=', pending.id).limit(50).execute())
      if (stored?.length === 50) break
      await sleep(5)
    }
    child.kill('SIGKILL')
    expect(await ended).toBe('SIGKILL')

    const served = await serve({ storage })
    const pending = await pendingTenant()
    expect((await served.get('v1/site/info', { 'client-id': String(pending?.id) })).statusCode).toBe(404)
    expect((await served.get('v1/site/info', { 'client-id': 'killed' })).statusCode).toBe(404)
    expect(await sweepPendingSites(storage, Date.now() + 5 * MINUTE)).toBe(0)
    expect(await pendingTenant()).toEqual(pending)
    expect(await sweepPendingSites(storage, Date.now() + 20 * MINUTE)).toBe(1)
    expect(await rows()).toEqual(before)
    await importSiteFiles(storage, specs, exampleSite('killed'))
  })

  it('is swept away when only its files are there', async () => {
    const before = await rows()
    const folder = join(storage.importsDir, '.import-0f0e0d0c')
    await mkdir(folder, { recursive: true })
    expect(await sweepPendingSites(storage)).toBe(0)
    await utimes(folder, 0, 0)
    expect(await sweepPendingSites(storage)).toBe(1)
    expect(await rows()).toEqual(before)
  })

  it('leaves its zip for as long as a job needs it', async () => {
    const store = () => storeZip(storage.files, Readable.from([Buffer.from('zip')]))
    const needed = await store()
    await store()
    await addJob(storage, { kind: 'import', tenantId: null, dedupe: needed, input: { zip: needed } })
    expect(await sweepImportedZips(storage)).toBe(0)
    expect(await sweepImportedZips(storage, Date.now() + 120 * MINUTE)).toBe(1)
    const names: string[] = []
    for await (const files of storage.files.importedZips.list()) names.push(...files.map(({ name }) => name))
    expect(names).toEqual([needed])
  })
})
