/**
 * 10,000 open connections and 1,000 requests a second for five minutes, while a site of 100 pages in two languages is
 * saved and published 20 times: `npm run bench:connections [-- seconds]`, after `npm run build`. The server is what `npm
 * start` runs, in a process of its own. Told are the errors, how long answers took, and how often pages were drawn: it
 * fails where a page was drawn twice in the same language and release for who asked for it.
 */
import { Agent, get } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../chaos/results.ts'
import { startServer } from '../chaos/server.ts'
import { CLIENT_ID, LANGUAGES, pathOf } from '../chaos/site.ts'
import { clientOf, makeWorld, signIn, temporaryFolder } from '../chaos/world.ts'
import { drawnPages } from './load/drawn-pages.ts'
import { figuresOf, memoryOf } from './load/server-figures.ts'

const SECONDS = Number(process.argv[2] ?? 300)
const CONNECTIONS = 10_000
/** Requests in a second: each connection asks every ten seconds. */
const RATE = 1000
const PUBLISHES = 20
const PAGES = 100
/** So many connections are opened at once at the beginning. */
const OPENED_AT_ONCE = 200

const place = { dataDir: temporaryFolder() }
const world = await makeWorld(place, PAGES)
const pages = drawnPages()
// Each page that is drawn stands in its log, and each answer too.
const server = await startServer(place, { kind: 'host', env: { LOG_LEVEL: 'debug' }, onLine: pages.onLine })
const addresses = Array.from({ length: PAGES }, (_, page) =>
  LANGUAGES.map((code) => `/${CLIENT_ID}${page === 0 ? '' : pathOf(page)}${code === 'en' ? '' : `?language=${code}`}`),
).flat()

const connections = Array.from({ length: CONNECTIONS }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
const times: number[] = []
const failures: string[] = []
let [sent, opened] = [0, 0]

/** Asks for one of the addresses on one of the connections, both in turn. */
function ask(): Promise<void> {
  const [agent, path] = [connections[sent % CONNECTIONS], addresses[(sent * 7919) % addresses.length]]
  sent += 1
  return new Promise((resolve) => {
    const since = performance.now()
    const failed = (why: string) => {
      failures.push(why)
      resolve()
    }
    const request = get(`${server.url}${path}`, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } })
    request.once('socket', (socket) => socket.connecting && socket.once('connect', () => (opened += 1)))
    request.once('error', (error) => failed(error.message))
    request.once('response', (response) => {
      response.resume()
      response.once('error', (error) => failed(error.message))
      response.once('end', () => {
        if (response.statusCode !== 200) return failed(String(response.statusCode))
        times.push(performance.now() - since)
        resolve()
      })
    })
  })
}

async function askFor(seconds: number): Promise<void> {
  const [since, before] = [performance.now(), sent]
  const asked: Promise<void>[] = []
  while (performance.now() - since < seconds * 1000) {
    const due = ((performance.now() - since) / 1000) * RATE
    while (sent - before < due) asked.push(ask())
    await sleep(2)
  }
  await Promise.all(asked)
}

async function publishInTurn(): Promise<readonly number[]> {
  const client = clientOf(world, server.url, await signIn(server.url))
  let revision = await client.revision()
  const statuses: number[] = []
  for (let count = 1; count <= PUBLISHES; count++) {
    await sleep((SECONDS * 1000) / (PUBLISHES + 1))
    const saved = await client.save(count, revision)
    revision = saved.body.data?.revision ?? revision
    statuses.push(saved.status, (await client.publish()).status)
  }
  return statuses
}

try {
  while (sent < CONNECTIONS) await Promise.all(Array.from({ length: OPENED_AT_ONCE }, ask))
  if (failures.length > 0) throw new Error(`Not all connections could be opened: ${failures[0]}`)
  times.length = 0
  pages.reset()
  const [statuses] = await Promise.all([publishInTurn(), askFor(SECONDS)])
  const after = await figuresOf(server.url)
  // The last lines of the log are still on their way.
  await sleep(500)
  const drawn = pages.count()
  const twice = pages.twice()
  const refused = statuses.filter((status) => status !== 200)
  const ms = (part: number) => quantile(times, part).toFixed(1)
  console.log(`${CONNECTIONS} connections, ${SECONDS} s, load ${loadavg()[0]?.toFixed(1)}`)
  console.log(`connections that were opened     ${opened}`)
  console.log(`handles of the server            ${after.nodejs_active_handles_total}`)
  console.log(`answers                          ${times.length} (${(times.length / SECONDS).toFixed(0)}/s)`)
  console.log(`errors                           ${failures.length} ${[...new Set(failures)].join(', ')}`)
  console.log(`answers took (ms) p50, p99, max  ${ms(0.5)}, ${ms(0.99)}, ${ms(1)}`)
  console.log(
    `saves and publishes, refused     ${statuses.length}, ${refused.length} ${[...new Set(refused)].join(', ')}`,
  )
  console.log(
    `pages drawn for who asked        ${drawn.asked}, of ${addresses.length * PUBLISHES} (pages × languages × releases)`,
  )
  console.log(`drawn before somebody asked      ${drawn.before}, by both ${pages.byBoth()}`)
  console.log(`drawn twice for who asked        ${twice.length} ${twice.slice(0, 5).join(', ')}`)
  console.log(`memory of the server             ${memoryOf(server.process.pid as number).toFixed(0)} MB`)
  process.exitCode = failures.length + refused.length + twice.length > 0 || drawn.asked === 0 ? 1 : 0
} finally {
  await server.kill()
}
process.exit()
