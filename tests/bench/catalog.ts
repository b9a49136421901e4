/**
 * Lists, details, filters and searches of a catalogue of 100,000 products in two languages on both engines: how long the
 * service takes for each, and for how long it keeps others waiting meanwhile. Asked one after the other inside one
 * process, so that nothing but the service is measured. `npm run bench:catalog [-- products [engine]]`
 *
 * To fill a database takes minutes: `--keep DIR` leaves it in a folder, where the next run with the same number finds it;
 * `--fill` fills and measures nothing. So `npm run bench:catalog -- 100000 postgres --keep /var/tmp/catalog --fill`, and then
 * the same without `--fill` on a quiet machine, as often as wanted.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Api, createApi, importSiteFiles, openStorage } from '@vitrine/api'
import { productDetail, productList } from '@vitrine/schemas'
import { insertContent } from '../../api/src/features/contents/editing/change-contents.queries.ts'
import { indexWrites } from '../../api/src/features/contents/search/index/index.queries.ts'
import type { Storage } from '../../api/src/platform/database/storage.ts'
import { exampleSite } from '../../api/src/testing/site.ts'
import { specs } from '../../api/src/testing/specs.ts'
import { findPostgres, startPostgres } from '../chaos/postgres.ts'
import { quantile } from '../chaos/results.ts'
import { productOf } from './catalog/products.ts'
import { queries } from './catalog/queries.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, fill: { type: 'boolean', default: false } },
})
const COUNT = Number(positionals[0] ?? 100_000)
const ENGINES = positionals[1]?.split(',') ?? ['sqlite', 'postgres']
if (values.fill && values.keep === undefined) throw new Error('--fill needs a folder for what it fills: --keep DIR')
const ROUNDS = 200
/** So many records are made at once. */
const BUNCH = 4096
/** What is asked for (milliseconds at the 95th percentile), and for how long others may wait at the 99th. */
const LIMIT = 50
const DELAY = 20

const clientId = 'lamps'
const searchWorker = fileURLToPath(new URL('../../api/src/testing/search-worker.ts', import.meta.url))

async function fill(storage: Storage): Promise<void> {
  await importSiteFiles(storage, specs, exampleSite(clientId), { publish: true })
  const { id } = await storage.db.selectFrom('tenants').select('id').executeTakeFirstOrThrow()
  for (let at = 0; at < COUNT; at += BUNCH) {
    const records = Array.from({ length: Math.min(BUNCH, COUNT - at) }, (_, index) => productOf(at + index))
    const inserts = records.map((record) => (write: Storage['db']) => insertContent(write, id, record))
    const changes = records.map((after) => ({ after }))
    await storage.db.transaction().execute(async (write) => {
      for (const insert of inserts) await insert(write)
      for (const one of indexWrites(id, changes)) await one(write)
    })
  }
}

interface Measured {
  readonly what: string
  readonly times: number[]
}

async function measure(api: Api): Promise<readonly Measured[]> {
  const context = (at: number) => ({ clientId, language: at % 2 === 0 ? 'en' : 'de' })
  const page = { page: 1, pageSize: 24 }
  const asks: Readonly<Record<string, (at: number) => Promise<unknown>>> = {
    list: (at) => api.send(productList, { ...page, page: 1 + (at % 20), sort: 'order' }, context(at)),
    'list with facets': (at) => api.send(productList, { ...page, facets: true }, context(at)),
    'filtered list': (at) =>
      api.send(
        productList,
        { ...page, facets: true, filters: `thread=m${8 + 2 * (at % 3)}&material=a2-70`, sort: 'price' },
        context(at),
      ),
    detail: (at) => api.send(productDetail, { slug: `product-${(at * 7919) % COUNT}` }, context(at)),
    search: (at) =>
      api.send(productList, { ...page, q: queries[at % queries.length] ?? '', facets: true }, context(at)),
  }
  const measured = Object.keys(asks).map((what) => ({ what, times: [] as number[] }))
  for (let round = -1; round < ROUNDS; round++)
    for (const { what, times } of measured) {
      const since = performance.now()
      await asks[what]?.(Math.max(round, 0))
      if (round >= 0) times.push(performance.now() - since)
    }
  return measured
}

/** Where an engine has what it is filled with; `undefined` for a folder that is gone at the end. */
const keptFolder = (engine: string): string | undefined =>
  values.keep === undefined ? undefined : join(resolve(values.keep), `${engine}-${COUNT}`)

async function measureAll(engine: string, storage: Storage): Promise<boolean> {
  const api = createApi({ specs, storage, searchWorker, rateLimit: false })
  // A server opens its door when this has settled.
  await api.searchStarted
  const first = performance.now()
  await api.send(productList, { page: 1, pageSize: 1, q: 'washer' }, { clientId })
  console.log(`${engine}: the first search after the start took ${Math.round(performance.now() - first)} ms`)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const measured = await measure(api)
  delay.disable()
  const p99 = delay.percentile(99) / 1e6
  console.log('| what | p50 ms | p95 ms | max ms |\n|---|---|---|---|')
  for (const { what, times } of measured)
    console.log(`| ${[what, ...[0.5, 0.95, 1].map((at) => quantile(times, at).toFixed(1))].join(' | ')} |`)
  const load = loadavg().map((average) => average.toFixed(1))
  console.log(`${engine}: others wait ${p99.toFixed(1)} ms at p99; load average ${load.join(', ')}\n`)
  return p99 <= DELAY && measured.every(({ times }) => quantile(times, 0.95) <= LIMIT)
}

async function bench(engine: 'sqlite' | 'postgres'): Promise<boolean> {
  const kept = keptFolder(engine)
  const mark = kept === undefined ? undefined : join(kept, 'filled')
  const isFilled = mark !== undefined && existsSync(mark)
  // What was not filled to its end is begun anew.
  if (kept !== undefined && !isFilled) rmSync(kept, { recursive: true, force: true })
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'vitrine-catalog-'))
  const dataDir = join(folder, 'files')
  mkdirSync(dataDir, { recursive: true })
  const postgres = engine === 'postgres' ? await startPostgres(kept && join(kept, 'cluster')) : undefined
  const storage = await openStorage(postgres ? { databaseUrl: postgres.url, dataDir } : { dataDir })
  try {
    const since = performance.now()
    if (!isFilled) await fill(storage)
    const took = isFilled ? 'by an earlier run' : `in ${Math.round((performance.now() - since) / 1000)} s`
    console.log(`${engine}: ${COUNT} products stored and indexed ${took}`)
    if (mark !== undefined) writeFileSync(mark, '')
    return values.fill || (await measureAll(engine, storage))
  } finally {
    await storage.close()
    await postgres?.stop()
    if (kept === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

let areAllGood = true
if (ENGINES.includes('sqlite')) areAllGood = await bench('sqlite')
if (ENGINES.includes('postgres'))
  if (findPostgres() === undefined) console.warn('SKIPPED on PostgreSQL: it is not installed.')
  else areAllGood = (await bench('postgres')) && areAllGood
if (!areAllGood) console.error(`Slower than ${LIMIT} ms at p95, or others waited longer than ${DELAY} ms at p99.`)
process.exit(areAllGood ? 0 : 1)
