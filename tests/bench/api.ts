/**
 * Reads and saves of the service on both engines at 1, 100 and 10,000 pages, asked over HTTP one after
 * the other; and the check of a page of 200 sections beside the parsing of its JSON. In one run and in
 * turns: medians, and ratios. `npm run bench:api [-- pages …]`
 */
import { newId } from '@vitrine/schemas'
import { findPostgres, startPostgres } from '../chaos/postgres.ts'
import { quantile } from '../chaos/results.ts'
import { type Server, startServer } from '../chaos/server.ts'
import { labelOf, pageIdOf } from '../chaos/site.ts'
import { type Client, clientOf, makeWorld, signIn, temporaryFolder, type World } from '../chaos/world.ts'
import { benchValidation } from './validation.ts'

const ROUNDS = 60
const sizes = process.argv.slice(2).map(Number)
const pages = sizes.length > 0 ? sizes : [1, 100, 10_000]

interface Contestant {
  readonly engine: string
  readonly pages: number
  readonly world: World
  readonly server: Server
  readonly client: Client
  revision: number
  readonly reads: number[]
  readonly saves: number[]
}

async function contestant(engine: string, databaseUrl: string | undefined, count: number): Promise<Contestant> {
  const dataDir = temporaryFolder()
  const world = await makeWorld(databaseUrl === undefined ? { dataDir } : { databaseUrl, dataDir }, count)
  const server = await startServer(world.place)
  const client = clientOf(world, server.url, await signIn(server.url))
  return { engine, pages: count, world, server, client, revision: await client.revision(), reads: [], saves: [] }
}

/** One save of one text on one page, as a designer sends it. */
async function save(one: Contestant, round: number): Promise<number> {
  const page = round % one.pages
  const operation = {
    id: newId(),
    type: 'set-setting',
    of: { page: pageIdOf(page), component: labelOf(page) },
    path: 'text',
    value: `en ${round}`,
  }
  const { status, body, ms } = await one.client.ask('POST', 'v1/page/component/save-draft', {
    draftsId: one.world.draftsId,
    baseRevision: one.revision,
    operations: [operation],
  })
  if (status !== 200) throw new Error(`A save failed: ${status} ${JSON.stringify(body)}`)
  one.revision = body.data.revision
  return ms
}

async function read({ client, pages: count }: Contestant, round: number): Promise<number> {
  const path = round % count === 0 ? '/' : `/pages/page-${round % count}`
  const { status, ms } = await client.ask('GET', `v1/page/pages/config-by-path?path=${path}`)
  if (status !== 200) throw new Error(`A read failed: ${status}`)
  return ms
}

const postgres = findPostgres() === undefined ? [] : await Promise.all(pages.map(() => startPostgres()))
if (postgres.length === 0) console.warn('SKIPPED on PostgreSQL: it is not installed.')
const contestants: Contestant[] = []
for (const [at, count] of pages.entries()) {
  contestants.push(await contestant('sqlite', undefined, count))
  if (postgres[at]) contestants.push(await contestant('postgres', postgres[at].url, count))
}

for (let round = -10; round < ROUNDS; round++)
  // In turns, and each goes first as often as the others.
  for (let at = 0; at < contestants.length; at++) {
    const one = contestants[(at + round + 100) % contestants.length] as Contestant
    const [saved, found] = [await save(one, round + 10), await read(one, round + 10)]
    if (round < 0) continue
    one.saves.push(saved)
    one.reads.push(found)
  }

console.log('engine     pages   read p50 ms   reads/s   save p50 ms   saves/s   save ÷ 1 page')
for (const { engine, pages: count, reads, saves } of contestants) {
  const first = contestants.find((other) => other.engine === engine) as Contestant
  const [readTime, saveTime] = [quantile(reads, 0.5), quantile(saves, 0.5)]
  console.log(
    [
      engine.padEnd(9),
      String(count).padStart(6),
      readTime.toFixed(2).padStart(13),
      (1000 / readTime).toFixed(0).padStart(9),
      saveTime.toFixed(2).padStart(13),
      (1000 / saveTime).toFixed(0).padStart(9),
      (saveTime / quantile(first.saves, 0.5)).toFixed(2).padStart(15),
    ].join(' '),
  )
}
await Promise.all(contestants.map(({ server }) => server.stop()))
await Promise.all(postgres.map(({ stop }) => stop()))

benchValidation()
