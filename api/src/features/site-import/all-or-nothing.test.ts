import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { manyProducts } from '../../testing/many-products.ts'
import { sendZip, siteWorker, zipped } from '../../testing/send-zip.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { sweepPendingSites } from './pending-sites.ts'
import { importSiteFiles } from './site-import.ts'

const MINUTE = 60_000
const tables = [
  ...(['tenants', 'drafts', 'draft_pages', 'draft_components', 'editions', 'releases'] as const),
  ...(['contents', 'contents_categories', 'search_documents', 'search_words', 'search_postings'] as const),
  ...(['search_typos', 'search_facets', 'media'] as const),
] as const
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
    const served = await serve({ storage, siteWorker: worker })
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

  it('leaves nothing when its worker cannot start, or dies while it stores', async () => {
    const before = await rows()
    const atOnce = join(workers, 'at-once.mjs')
    await writeFile(atOnce, 'process.exit(3)')
    const soon = join(workers, 'soon.mjs')
    await writeFile(
      soon,
      `import { parentPort } from 'node:worker_threads'
       const post = parentPort.postMessage.bind(parentPort)
       let turns = 0
       parentPort.postMessage = (message) => {
         if (message === 'done' && ++turns === 4) process.exit(1)
         post(message)
       }
       await import(${JSON.stringify(pathToFileURL(siteWorker).href)})`,
    )
    const waiting = join(workers, 'waiting.mjs')
    await writeFile(
      waiting,
      `import { parentPort } from 'node:worker_threads'
       parentPort.postMessage('turn')
       parentPort.postMessage('turn')
       setTimeout(() => process.exit(1), 20)`,
    )
    for (const worker of [atOnce, soon, waiting]) {
      const [client] = await founderAt(worker)
      const response = await sendZip(client, await zipped(manyProducts('many', 60)), '?publish=true')
      expect(response.statusCode).toBe(500)
      expect(response.json().error).toMatchObject({ code: 'internal', message: expect.any(String) })
      expect(await rows()).toEqual(before)
    }
  })

  it('is seen by nobody before its end, and keeps nobody from reading and writing', async () => {
    const [client, served] = await founderAt(siteWorker)
    const sent = sendZip(client, await zipped(manyProducts('many', 300)), '?publish=true')
    let isSent = false
    const response = sent.finally(() => {
      isSent = true
    })
    let met = 0
    while (!isSent) {
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
    expect((await response).statusCode).toBe(201)
    expect(met).toBeGreaterThan(2)
    expect(await readdir(storage.importsDir)).toEqual([])
    const info = await served.get('v1/page/product/list', { 'client-id': 'many' })
    expect(info.json().data.total).toBe(303)
  })

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
    const zip = join(storage.importsDir, '.import-0f0e0d0c.zip')
    await writeFile(zip, 'half')
    expect(await sweepPendingSites(storage)).toBe(0)
    await utimes(zip, 0, 0)
    expect(await sweepPendingSites(storage)).toBe(1)
    expect(await rows()).toEqual(before)
  })
})
