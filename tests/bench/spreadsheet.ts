/**
 * How long a spreadsheet of 10,000 products in five languages takes to be checked, applied, exported, changed and taken back on both
 * engines or on one of them, and how long visitors and the event loop of the process that answers wait meanwhile. Fails
 * where visitors wait longer than 20 ms (p99). `npm run bench:spreadsheet [-- rows [sqlite|postgres]]`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { importSiteFiles, openStorage } from '@vitrine/api'
import { cellsOf } from '@vitrine/model'
import { entities, limits, spreadsheetColumn } from '@vitrine/schemas'
import { type Client, jobWorker, type Served, serve } from '../../api/src/testing/serve.ts'
import { exampleSite } from '../../api/src/testing/site.ts'
import { specs } from '../../api/src/testing/specs.ts'
import { findPostgres, startPostgres } from '../chaos/postgres.ts'
import { quantile } from '../chaos/results.ts'
import { productOf } from './catalog/products.ts'

const ROWS = Number(process.argv[2] ?? 10_000)
const ENGINE = process.argv[3]
/** What is asked for: milliseconds that a visitor waits at the 99th percentile. */
const LIMIT = 20
/** So often a visitor asks for a list of products, in milliseconds. */
const VISIT_EVERY = 50

/** The languages that products are written in, beside the source. */
const LANGUAGES = ['de', 'zh', 'fr', 'ar']
const keys = [
  ...['slug', 'name', 'model', 'summary', 'currency', 'minOrderQuantity', 'unit'],
  ...LANGUAGES.flatMap((language) => [`name@${language}`, `summary@${language}`]),
  ...['importantAttributes[].name', 'importantAttributes[].value', 'priceTiers[].from', 'priceTiers[].price'],
]
const columns = keys.flatMap((key) => spreadsheetColumn(entities.product, key) ?? [])
const at = (key: string): number => columns.findIndex((column) => column.key === key)

/** A product in all the languages: where the made-up catalogue has no words, the source's, marked by the language. */
function cellsInAll(row: number): readonly string[] {
  const cells = cellsOf(productOf(row), columns)
  return columns.map(({ key }, index) => {
    const [field = '', language] = key.split('@')
    return cells[index] || (language === undefined ? '' : `${cells[at(field)]} (${language})`)
  })
}

/** The bodies of the calls that send all rows: made beforehand, so that only the service is measured. */
function bodiesOf(change: (cells: readonly string[], row: number) => readonly string[]): readonly string[] {
  const bodies: string[] = []
  for (let from = 0; from < ROWS; from += limits.spreadsheetRowsAtOnce) {
    const count = Math.min(limits.spreadsheetRowsAtOnce, ROWS - from)
    const rows = Array.from({ length: count }, (_, index) => {
      const row = from + index
      return { row: row + 2, cells: change(cellsInAll(row), row) }
    })
    bodies.push(JSON.stringify({ rows }))
  }
  return bodies
}

let areGood = true

async function measure(what: string, served: Served, work: () => Promise<unknown>): Promise<void> {
  const loop = monitorEventLoopDelay({ resolution: 1 })
  const visits: number[] = []
  let isOver = false
  const visiting = (async () => {
    while (!isOver) {
      const since = performance.now()
      await served.data('v1/page/product/list?pageSize=24', { 'client-id': 'lamps' })
      visits.push(performance.now() - since)
      await sleep(VISIT_EVERY)
    }
  })()
  loop.enable()
  const since = performance.now()
  await work()
  const took = performance.now() - since
  loop.disable()
  isOver = true
  await visiting
  const waits = [loop.percentile(99) / 1e6, loop.max / 1e6, quantile(visits, 0.99), Math.max(...visits)]
  areGood &&= (waits[2] ?? 0) <= LIMIT
  console.log(`| ${[what, (took / 1000).toFixed(1), ...waits.map((time) => time.toFixed(1))].join(' | ')} |`)
}

const json = { 'content-type': 'application/json' }

async function begin(editor: Client): Promise<string> {
  const answer = await editor.post('v1/content/imports', {
    ...{ kind: 'product', name: 'catalogue.xlsx' },
    columns: columns.map(({ key }) => ({ header: key, to: key })),
  })
  return answer.json().data.id
}

async function check(editor: Client, id: string, bodies: readonly string[]): Promise<void> {
  for (const body of bodies) {
    const answer = await editor.ask('PUT', `v1/content/imports/${id}/rows`, body, json)
    if (answer.statusCode !== 200) throw new Error(answer.body.slice(0, 500))
  }
}

async function end(editor: Client, id: string, what: 'apply' | 'undo'): Promise<void> {
  const answer = await editor.post(`v1/content/imports/${id}/${what}`, {})
  if (answer.statusCode !== 202) throw new Error(answer.body)
  for (;;) {
    const { state } = await editor.data(`v1/jobs/${answer.json().data.job}`)
    if (state === 'done') return
    if (state !== 'waiting' && state !== 'running') throw new Error(`The job is ${state}.`)
    await sleep(200)
  }
}

const example = exampleSite('lamps')
/** The example with all of the languages. */
const site = {
  ...example,
  documents: {
    ...example.documents,
    'configuration.json': {
      ...(example.documents['configuration.json'] as object),
      languages: ['en', ...LANGUAGES].map((code) => ({ code, enabled: true })),
    },
  },
}

async function bench(engine: 'sqlite' | 'postgres', databaseUrl: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-spreadsheet-'))
  const storage = await openStorage(databaseUrl === undefined ? { dataDir } : { databaseUrl, dataDir })
  const served = await serve({ storage, jobWorker })
  try {
    const { tenantId } = await importSiteFiles(storage, specs, site, { publish: true })
    const editor = await served.memberOf(tenantId, { role: 'editor' })
    const all = bodiesOf((cells) => cells)
    const changed = bodiesOf((cells, row) => cells.with(at('name'), `${cells[at('name')]} ${row % 7}`))
    console.log(`\n${engine}, ${ROWS} rows of ${columns.length} columns`)
    console.log('| what | s | event loop p99 ms | max | visit p99 ms | max |\n|---|---|---|---|---|---|')
    const [first, second] = [await begin(editor), await begin(editor)]
    await measure('nothing', served, () => sleep(3000))
    await measure('check, all new', served, () => check(editor, first, all))
    await measure('apply, all new', served, () => end(editor, first, 'apply'))
    await measure('export', served, async () => {
      const answer = await editor.get('v1/content/product/export')
      if (answer.statusCode !== 200 || answer.body.split('\r\n').length < ROWS)
        throw new Error(answer.body.slice(0, 500))
    })
    await measure('check, all changed', served, () => check(editor, second, changed))
    await measure('apply, all changed', served, () => end(editor, second, 'apply'))
    await measure('undo', served, () => end(editor, second, 'undo'))
    const { counts } = await editor.data(`v1/content/imports/${second}?pageSize=1`)
    if (counts.undone !== ROWS) throw new Error(`Not everything was taken back: ${JSON.stringify(counts)}`)
    console.log(
      `load average ${loadavg()
        .map((average) => average.toFixed(1))
        .join(', ')}`,
    )
  } finally {
    await served.app.close()
    await storage.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (!Number.isInteger(ROWS) || ROWS < 1 || ![undefined, 'sqlite', 'postgres'].includes(ENGINE)) {
  console.error('Usage: npm run bench:spreadsheet [-- rows [sqlite|postgres]]')
  process.exit(2)
}
if (ENGINE !== 'postgres') await bench('sqlite', undefined)
if (ENGINE !== 'sqlite') {
  if (findPostgres() === undefined) {
    console.warn('SKIPPED on PostgreSQL: it is not installed.')
    areGood &&= ENGINE !== 'postgres'
  } else {
    const postgres = await startPostgres()
    await bench('postgres', postgres.url)
    await postgres.stop()
  }
}
if (!areGood) console.error(`Visitors waited longer than ${LIMIT} ms at p99, or nothing was measured.`)
process.exit(areGood ? 0 : 1)
