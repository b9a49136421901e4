/**
 * Requests by Zipf's law over 10,000 products in 18 languages: what the server takes in memory, how many pages come out
 * of it, and how long they took. `npm run bench:zipf [-- seconds]` (600), after `npm run build`. The server is what `npm
 * start` runs, in a process of its own; 20 connections ask without pause.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { importSiteFiles, openStorage } from '@vitrine/api'
import { languageCodes } from '@vitrine/schemas'
import { sectionSpecs } from '@vitrine/sections/specs'
import autocannon from 'autocannon'
import { insertContent } from '../../api/src/features/contents/editing/change-contents.queries.ts'
import { indexWrites } from '../../api/src/features/contents/search/index/index.queries.ts'
import { startServer } from '../chaos/server.ts'
import { productOf } from './catalog/products.ts'
import { figuresOf, memoryOf } from './load/server-figures.ts'
import { siteOfPages } from './load/site-of-pages.ts'

const SECONDS = Number(process.argv[2] ?? 600)
const PRODUCTS = 10_000
const CONNECTIONS = 20
const CLIENT_ID = 'large'
const BUDGET_MB = Number(process.env.PAGE_CACHE_MB ?? 64)
/** Until all of the server's threads have started, in milliseconds. */
const WARM_UP = 10_000
/** What the server may take beside the budget of its pages. */
const BESIDE_MB = 150

/** A rank from 0 by Zipf's law with exponent 1: the first is asked for twice as often as the second. */
function zipf(count: number): () => number {
  const sums = new Float64Array(count)
  let sum = 0
  for (let rank = 0; rank < count; rank++) {
    sum += 1 / (rank + 1)
    sums[rank] = sum
  }
  return () => {
    const wanted = Math.random() * sum
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] as number) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** The address of a rank: neighbours are no neighbours in the catalogue. */
function addressOf(rank: number): string {
  const at = (rank * 7919) % (PRODUCTS * languageCodes.length)
  const code = languageCodes[at % languageCodes.length]
  const product = Math.floor(at / languageCodes.length)
  return `/${CLIENT_ID}/product/product-${product}${code === 'en' ? '' : `?language=${code}`}`
}

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-zipf-'))
const storage = await openStorage({ dataDir })
await importSiteFiles(storage, sectionSpecs, siteOfPages(CLIENT_ID, 1, 10), { publish: true })
const { id } = await storage.db.selectFrom('tenants').select('id').executeTakeFirstOrThrow()
await storage.db.transaction().execute(async (write) => {
  const records = Array.from({ length: PRODUCTS }, (_, number) => productOf(number))
  for (const record of records) await insertContent(write, id, record)
  const changes = records.map((after) => ({ after }))
  for (const one of indexWrites(id, changes)) await one(write)
})
await storage.close()

const server = await startServer({ dataDir }, { kind: 'host', env: { PAGE_CACHE_MB: String(BUDGET_MB) } })
const pid = server.process.pid as number
try {
  const first = await fetch(server.url + addressOf(0))
  if (first.status !== 200) throw new Error(`${addressOf(0)}: ${first.status} ${await first.text()}`)
  // Its threads for jobs start some seconds later, and would count as grown.
  await sleep(WARM_UP)
  const atStart = memoryOf(pid)
  const draw = zipf(PRODUCTS * languageCodes.length)
  let most = 0
  const watching = setInterval(() => {
    most = Math.max(most, memoryOf(pid))
  }, 500)
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url: server.url,
    ...{ connections: CONNECTIONS, duration: SECONDS },
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: addressOf(draw()),
          headers: { 'accept-encoding': 'gzip, deflate, br' },
        }),
      },
    ],
  })
  clearInterval(watching)
  const figures = await figuresOf(server.url)
  const drawn = figures.vitrine_pages_drawn ?? 0
  const grown = most - atStart
  console.log(
    `${PRODUCTS} products × ${languageCodes.length} languages for ${SECONDS} s; load ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log(`answers                         ${requests.total} (${requests.average.toFixed(0)}/s)`)
  console.log(`errors, timeouts, others        ${errors}, ${timeouts}, ${non2xx}`)
  console.log(`not drawn for the request       ${((1 - drawn / requests.total) * 100).toFixed(1)} %`)
  console.log(`answers took (ms) p50, p99, max ${latency.p50}, ${latency.p99}, ${latency.max}`)
  console.log(
    `pages in memory                 ${figures.vitrine_pages_cached}, ${((figures.vitrine_pages_cached_bytes ?? 0) / 2 ** 20).toFixed(1)} of ${BUDGET_MB} MB`,
  )
  console.log(
    `memory: start, most, at the end ${atStart.toFixed(0)}, ${most.toFixed(0)}, ${memoryOf(pid).toFixed(0)} MB`,
  )
  const megabytes = (name: string) => ((figures[name] ?? 0) / 2 ** 20).toFixed(0)
  console.log(
    `heap used, heap, outside of it  ${megabytes('nodejs_heap_size_used_bytes')}, ${megabytes('nodejs_heap_size_total_bytes')}, ${megabytes('nodejs_external_memory_bytes')} MB`,
  )
  console.log(
    `grown by                        ${grown.toFixed(0)} MB, of ${BUDGET_MB + BESIDE_MB} (budget + ${BESIDE_MB})`,
  )
  process.exitCode = errors + timeouts + non2xx > 0 || grown > BUDGET_MB + BESIDE_MB ? 1 : 0
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()
