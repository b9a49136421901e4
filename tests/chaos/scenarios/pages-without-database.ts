import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../postgres.ts'
import { judged, largest, ms, type Scenario } from '../results.ts'
import { startServer } from '../server.ts'
import { CLIENT_ID, pathOf } from '../site.ts'
import { makeWorld, temporaryFolder } from '../world.ts'

/** What stands in the body of a page; the rest differs by what a request is given. */
async function visit(url: string, page: number) {
  const since = performance.now()
  const response = await fetch(`${url}/${CLIENT_ID}${pathOf(page)}`)
  return { status: response.status, html: await response.text(), ms: performance.now() - since }
}

/** Criterion 10, its half of the host: pages that were drawn are served without a database. */
export const pagesWithoutDatabase: Scenario = {
  name: 'pages-without-database',
  short: 0,
  long: 10,
  needs: 'postgres',
  async run(runs) {
    const postgres = await startPostgres()
    try {
      const world = await makeWorld({ databaseUrl: postgres.url, dataDir: temporaryFolder() })
      const server = await startServer(world.place, { kind: 'host' })
      // One page is never asked for while there is a database.
      const [unseen, seen] = [world.pages - 1, Array.from({ length: world.pages - 1 }, (_, page) => page)]
      const before = await Promise.all(seen.map((page) => visit(server.url, page)))
      let [changed, unsaid] = [0, 0]
      const recoveries: number[] = []
      const times: number[] = []
      for (let run = 0; run < runs; run++) {
        await postgres.down()
        await sleep(1200)
        for (const page of seen) {
          const now = await visit(server.url, page)
          times.push(now.ms)
          if (now.status !== 200 || now.html !== before[page]?.html) changed += 1
        }
        const missing = await visit(server.url, unseen)
        times.push(missing.ms)
        if (run === 0 && missing.status !== 503) unsaid += 1
        await postgres.up()
        const since = performance.now()
        while ((await visit(server.url, unseen)).status !== 200 && performance.now() - since < 20_000) await sleep(50)
        recoveries.push(performance.now() - since)
      }
      await server.stop()
      return [
        judged(
          { criterion: '10', what: 'database down (pages)', runs },
          {
            'there to begin with': before.every(({ status }) => status === 200),
            'kept pages as they were': changed === 0,
            'others 503': unsaid === 0,
            'back within 5 s': largest(recoveries) <= 5000,
          },
          `${seen.length} pages from memory, slowest ${ms(largest(times))}, back after ${ms(largest(recoveries))}`,
          { 'within 1 s': largest(times) <= 1000 },
        ),
      ]
    } finally {
      await postgres.stop()
    }
  },
}
