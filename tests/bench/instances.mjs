// One and three instances behind the balancer of docs/how-to/at-scale, on one PostgreSQL: `npm run bench:instances`,
// `npm run bench:instances -- 4` for four turns, after `npm run build`.
//
// All three run all the time; one balancer leads to the first of them, another one to all. In turns each is asked by 100
// connections for 3 s: for pages that are kept, and for searches, none of which was made before, so that the database is
// asked and a page drawn. Told are medians: answers in a second and the 99th percentile of how long they took.
import { cpus, loadavg } from 'node:os'
import autocannon from 'autocannon'
import { findHaproxy, startHaproxy } from '../../scripts/haproxy.mjs'
import { findPostgres, startPostgres } from '../chaos/postgres.ts'
import { startServer } from '../chaos/server.ts'
import { CLIENT_ID, pathOf } from '../chaos/site.ts'
import { makeWorld, temporaryFolder } from '../chaos/world.ts'

const TURNS = Number(process.argv[2] ?? 10)
const SECONDS = 3
const CONNECTIONS = 100
const PAGES = 20
const INSTANCES = 3

if (findHaproxy() === undefined || findPostgres() === undefined)
  throw new Error('HAProxy and PostgreSQL must be installed: apt-get install haproxy postgresql')

let asked = 0
/** The addresses that are asked for, by what it takes to answer them. */
const loads = {
  'pages that are kept': () => `/${CLIENT_ID}${pathOf(asked++ % PAGES)}`.replace(/\/$/, ''),
  'searches, each a new one': () => `/${CLIENT_ID}/products?q=bolt-${process.pid}-${asked++}`,
}

async function measured(url, pathOfNext) {
  const { requests, latency, errors, non2xx, statusCodeStats } = await autocannon({
    ...{ url, connections: CONNECTIONS, duration: SECONDS },
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: pathOfNext(),
          headers: { 'accept-encoding': 'gzip, deflate, br' },
        }),
      },
    ],
  })
  if (errors + non2xx > 0) throw new Error(`${errors} errors, other answers: ${JSON.stringify(statusCodeStats)}`)
  return { perSecond: requests.total / SECONDS, p99: latency.p99 }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const postgres = await startPostgres()
const servers = []
const balancers = []
try {
  const placeOf = () => ({ databaseUrl: postgres.url, dataDir: temporaryFolder() })
  await makeWorld(placeOf(), PAGES)
  for (let count = 0; count < INSTANCES; count++) servers.push(await startServer(placeOf(), { kind: 'host' }))
  const urls = servers.map(({ url }) => url)
  balancers.push(await startHaproxy(urls.slice(0, 1)), await startHaproxy(urls))
  for (const [what, pathOfNext] of Object.entries(loads)) {
    for (const { url } of balancers) await measured(url, pathOfNext)
    const turns = []
    for (let turn = 0; turn < TURNS; turn++) {
      const both = []
      // Each goes first as often as the other.
      for (const at of turn % 2 === 0 ? [0, 1] : [1, 0]) both[at] = await measured(balancers[at].url, pathOfNext)
      turns.push(both)
    }
    console.log(
      `${what}: ${TURNS} turns of ${SECONDS} s, ${CONNECTIONS} connections, load ${loadavg()[0].toFixed(1)} on ${cpus().length} cores`,
    )
    console.log('                  answers/s    p99 ms')
    for (const [at, name] of ['one instance', 'three instances'].entries()) {
      const of = (pick) => median(turns.map((turn) => pick(turn[at])))
      const perSecond = of((one) => one.perSecond).toFixed(0)
      console.log(
        `${name.padEnd(17)} ${perSecond.padStart(9)} ${of((one) => one.p99)
          .toFixed(0)
          .padStart(9)}`,
      )
    }
    const ratio = median(turns.map(([one, three]) => three.perSecond / one.perSecond))
    console.log(`three to one: ${ratio.toFixed(2)} of its answers\n`)
  }
} finally {
  for (const { stop } of balancers) await stop()
  await Promise.all(servers.map((server) => server.kill()))
  await postgres.stop()
}
process.exit()
