import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../postgres.ts'
import { judged, largest, ms, type Scenario } from '../results.ts'
import { startServer } from '../server.ts'
import { clientOf, makeWorld, signIn, temporaryFolder } from '../world.ts'

/** Criterion 10, its half of the service: without a database it says so at once, and it recovers by itself. */
export const databaseDown: Scenario = {
  name: 'database-down',
  short: 1,
  long: 10,
  needs: 'postgres',
  async run(runs) {
    const postgres = await startPostgres()
    try {
      const world = await makeWorld({ databaseUrl: postgres.url, dataDir: temporaryFolder() })
      const server = await startServer(world.place)
      const client = clientOf(world, server.url, await signIn(server.url))
      const statuses = new Set<number>()
      const times: number[] = []
      const recoveries: number[] = []
      let [lost, number, dead] = [0, 0, 0]
      for (let run = 0; run < runs; run++) {
        number += 1
        await client.save(number, await client.revision())
        await client.publish()
        await postgres.down()
        // What was read a moment ago may still be known.
        await sleep(1200)
        for (const [method, path, body] of [
          ['GET', 'v1/site/info'],
          ['GET', 'v1/page/pages/config-by-path?path=/'],
          ['POST', 'v1/site/inquiry', { name: 'Ann', email: 'ann@chaos.example', message: 'Hello' }],
          ['POST', 'v1/site/publish', { draftsId: world.draftsId }],
          ['GET', 'ready'],
        ] as const) {
          const answer = await client.ask(method, path, body)
          statuses.add(answer.status)
          times.push(answer.ms)
        }
        if ((await client.ask('GET', 'health')).status !== 200) dead += 1
        await postgres.up()
        const since = performance.now()
        while ((await client.ask('GET', 'v1/site/info')).status !== 200 && performance.now() - since < 20_000)
          await sleep(50)
        recoveries.push(performance.now() - since)
        if ((await client.shown()).some((shown) => shown !== number)) lost += 1
      }
      await server.stop()
      return [
        judged(
          { criterion: '10', what: 'database down (the service)', runs },
          {
            '503 each': [...statuses].join() === '503',
            alive: dead === 0,
            'nothing lost': lost === 0,
            'back within 5 s': largest(recoveries) <= 5000,
          },
          `answers ${[...statuses].join(', ')} after at most ${ms(largest(times))}, back after ${ms(largest(recoveries))}`,
          { '503 within 1 s': largest(times) <= 1000 },
        ),
      ]
    } finally {
      await postgres.stop()
    }
  },
}
