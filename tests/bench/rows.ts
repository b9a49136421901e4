/**
 * Pages of 100 rows of the table of 10,000 products on both engines: in each order, filtered, at the beginning and at
 * the end, in two languages: how long the service takes for each, and how much of a processor, which on SQLite is all of
 * it however busy the machine is; and how long it takes to store the products.
 * `npm run bench:rows [-- products]`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { importSiteFiles, openStorage } from '@vitrine/api'
import { columnsOf, entities } from '@vitrine/schemas'
import { insertContent } from '../../api/src/features/contents/editing/change-contents.queries.ts'
import { indexWrites } from '../../api/src/features/contents/search/index/index.queries.ts'
import type { Storage } from '../../api/src/platform/database/storage.ts'
import { type Client, serve } from '../../api/src/testing/serve.ts'
import { exampleSite } from '../../api/src/testing/site.ts'
import { specs } from '../../api/src/testing/specs.ts'
import { findPostgres, startPostgres } from '../chaos/postgres.ts'
import { quantile } from '../chaos/results.ts'
import { productOf } from './catalog/products.ts'

const COUNT = Number(process.argv[2] ?? 10_000)
const ROUNDS = 40
const PAGE = 100
/** So many records are stored at once. */
const BUNCH = 1000
/** What is asked for: milliseconds at the 95th percentile. */
const LIMIT = 50

async function fill(storage: Storage, tenantId: string): Promise<void> {
  for (let at = 0; at < COUNT; at += BUNCH) {
    const records = Array.from({ length: Math.min(BUNCH, COUNT - at) }, (_, index) => productOf(at + index))
    await storage.db.transaction().execute(async (write) => {
      for (const record of records) await insertContent(write, tenantId, record)
      for (const one of indexWrites(
        tenantId,
        records.map((after) => ({ after })),
      ))
        await one(write)
    })
  }
}

const last = Math.floor(COUNT / PAGE)

type Question = Readonly<Record<string, string>>

/** What is asked for, by what it is called; the page and the language change from round to round. */
function questions(): Readonly<Record<string, (at: number) => Question>> {
  const sortable = columnsOf(entities.product).filter(({ isSortable }) => isSortable)
  const sorted = sortable.map(({ name }) => [`by ${name}`, (at: number) => ({ sort: at % 2 ? name : `-${name}` })])
  const filtered = (filter: object, more: Question = { sort: 'title' }) => ({ filter: JSON.stringify(filter), ...more })
  return {
    'as it is': () => ({}),
    ...Object.fromEntries(sorted),
    'one collection': (at) => filtered({ collections: [`group-${at % 25}`] }),
    'a range of prices': (at) => filtered({ price: { from: 1, to: 900 + at } }, { sort: '-price' }),
    published: () => filtered({ state: ['published'] }),
    'no French': () => filtered({ languages: { missing: ['fr'] } }),
    'in no collection': () => filtered({ collections: [''] }, { sort: 'order' }),
    'collection, state and price': (at) =>
      filtered({ collections: [`group-${at % 25}`], state: ['published'], price: { from: 1 } }),
    'four filters that hold for all': () =>
      filtered({
        ...{ state: ['published', 'draft'], price: { from: 1 } },
        ...{ languages: { missing: ['fr'] }, updated: { from: '2020-01-01' } },
      }),
    'search, sorted': (at) => ({ q: at % 2 === 0 ? 'bolt' : 'steel', sort: 'title' }),
    'search, filtered': () => filtered({ price: { from: 1 } }, { q: 'steel' }),
  }
}

const pathOf = (question: (at: number) => Question) => (at: number) => {
  const page = String(at % 4 === 3 ? last : 1 + ((at * 7) % last))
  const language = at % 3 === 0 ? 'en' : 'de'
  return `v1/content/product/rows?${new URLSearchParams({ ...question(at), page, language, pageSize: String(PAGE) })}`
}

async function measure({ db }: Storage, client: Client): Promise<boolean> {
  console.log('| what | rows | p50 ms | p95 ms | max ms | p95 CPU ms |\n|---|---|---|---|---|---|')
  let areGood = true
  const one = async (what: string, path: (at: number) => string, isAgain = false) => {
    const times: number[] = []
    const cpu: number[] = []
    let total: unknown
    for (let round = -2; round < ROUNDS; round++) {
      // Nobody has looked through the rows since they changed, unless the same is asked again.
      if (!isAgain)
        await db
          .updateTable('tenants')
          .set(({ eb }) => ({ content_version: eb('content_version', '+', 1) }))
          .execute()
      const since = performance.now()
      const before = process.cpuUsage()
      const data = await client.data(path(Math.max(0, round)))
      const { user, system } = process.cpuUsage(before)
      if (round >= 0) times.push(performance.now() - since)
      if (round >= 0) cpu.push((user + system) / 1000)
      total ??= data.total ?? data.length
    }
    areGood &&= quantile(times, 0.95) <= LIMIT
    const shown = [...[0.5, 0.95, 1].map((at) => quantile(times, at)), quantile(cpu, 0.95)]
    console.log(`| ${[what, total, ...shown.map((time) => time.toFixed(1))].join(' | ')} |`)
  }
  for (const [what, question] of Object.entries(questions())) await one(what, pathOf(question))
  for (const what of ['by title', 'four filters that hold for all'])
    await one(`${what}, again`, pathOf(questions()[what] ?? (() => ({}))), true)
  for (const path of ['collections', 'state', 'languages', 'model'])
    await one(`choices of ${path}`, () => `v1/content/product/choices?path=${path}&language=de`)
  return areGood
}

async function bench(engine: 'sqlite' | 'postgres', databaseUrl: string | undefined): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-rows-'))
  const storage = await openStorage(databaseUrl === undefined ? { dataDir } : { databaseUrl, dataDir })
  try {
    const { tenantId } = await importSiteFiles(storage, specs, exampleSite('lamps'), { publish: true })
    const since = performance.now()
    await fill(storage, tenantId)
    console.log(`${engine}: ${COUNT} products stored in ${((performance.now() - since) / 1000).toFixed(1)} s`)
    const served = await serve({ storage })
    const areGood = await measure(storage, await served.memberOf(tenantId, { role: 'editor' }))
    const load = loadavg().map((average) => average.toFixed(1))
    console.log(`${engine}: load average ${load.join(', ')}\n`)
    return areGood
  } finally {
    await storage.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

let areAllGood = await bench('sqlite', undefined)
if (findPostgres() === undefined) console.warn('SKIPPED on PostgreSQL: it is not installed.')
else {
  const postgres = await startPostgres()
  areAllGood = (await bench('postgres', postgres.url)) && areAllGood
  await postgres.stop()
}
if (!areAllGood) console.error(`Slower than ${LIMIT} ms at p95.`)
process.exit(areAllGood ? 0 : 1)
