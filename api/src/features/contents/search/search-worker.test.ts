import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

const lamps = { 'client-id': 'lamps' }
const searchWorker = fileURLToPath(new URL('../../../testing/search-worker.ts', import.meta.url))

onBothEngines('A search in a thread of its own', (engine) => {
  let storage: Storage
  let folder: string
  const open: Served[] = []
  const serving = async (worker: string, within?: number): Promise<Served> => {
    const served = await serve({ storage, searchWorker: worker, ...(within && { searchWithin: within }) })
    open.push(served)
    return served
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-search-'))
    storage = await engine.open()
    await importSiteFiles(storage, specs, exampleSite(), { publish: true })
  })
  afterAll(async () => {
    for (const { app } of open) await app.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('answers the first search after a start', async () => {
    // Other tests run beside this one, and take the time of the machine.
    const served = await serving(searchWorker, 20_000)
    await served.api.searchStarted
    expect((await served.data('v1/page/product/list?q=lamp', lamps)).total).toBe(2)
  })

  it('finds what there is, and what was changed a moment ago', async () => {
    const served = await serving(searchWorker)
    const found = async (q: string) => (await served.data(`v1/page/product/list?q=${q}`, lamps)).total
    await expect.poll(() => found('lamp').catch(() => 0), { timeout: 60_000 }).toBe(2)
    const [{ id: tenantId }] = (await storage.db.selectFrom('tenants').select('id').execute()) as [{ id: string }]
    const editor = await served.memberOf(tenantId, { role: 'owner' })
    const { id, revision } = await editor.data('v1/content/product/torch')
    const settings = { props: { name: 'Searchlight' } }
    expect((await editor.ask('PUT', `v1/content/product/${id}`, { revision, settings })).statusCode).toBe(200)
    expect([await found('searchlight'), await found('serachlight'), await found('torch')]).toEqual([1, 1, 0])
    expect((await editor.ask('DELETE', `v1/content/product/${id}`)).statusCode).toBe(204)
    expect(await found('searchlight')).toBe(0)
  })

  it.each([
    ['has died', ['q=lamp', 'filters=colour%3Dred', 'sort=price'], 'process.exit(3)'],
    [
      'does not answer',
      ['q=lamp'],
      'import { parentPort } from "node:worker_threads"\nparentPort.on("message", () => undefined)',
    ],
  ])('that %s is told of, and lists go on', async (what, queries, program) => {
    const file = join(folder, `${what.replaceAll(' ', '-')}.mjs`)
    await writeFile(file, program)
    const served = await serving(file)
    for (const query of queries) {
      const response = await served.get(`v1/page/product/list?${query}`, lamps)
      expect([query, response.statusCode]).toEqual([query, 503])
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    }
    const { total, facets } = await served.data('v1/page/product/list?facets=true', lamps)
    expect([total > 0, facets]).toEqual([true, undefined])
  })
})
