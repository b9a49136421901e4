import { openStorage } from '@vitrine/api'
import { loseConnections } from '../../../api/src/testing/lose-connections.ts'
import { startPostgres } from '../postgres.ts'
import { judged, largest, ms, quantile, type Scenario } from '../results.ts'
import { startServer } from '../server.ts'
import { type Client, clientOf, makeWorld, signIn, temporaryFolder } from '../world.ts'

/** Reads all pages again and again until they show a number; how long that took, and how often they were mixed. */
async function untilShown(reader: Client, number: number): Promise<{ readonly delay: number; readonly mixed: number }> {
  const since = performance.now()
  let mixed = 0
  for (;;) {
    const release = await reader.ask('GET', 'v1/site/info')
    const shown = await reader.shown()
    const again = await reader.ask('GET', 'v1/site/info')
    const isOneRelease = release.body.data.currentDraftRelease === again.body.data.currentDraftRelease
    // Reads on both sides of the change are of two releases; those between are of one.
    if (isOneRelease && new Set(shown).size > 1) mixed += 1
    const delay = performance.now() - since
    if (shown.every((one) => one === number) || delay > 10_000) return { delay, mixed }
  }
}

/**
 * Three instances on one database: what one publishes the others show within a second, and never a mixture; also right
 * after they have lost all their connections, and with them what they would have been told.
 */
export const instances: Scenario = {
  name: 'instances',
  short: 4,
  long: 50,
  needs: 'postgres',
  async run(runs) {
    const postgres = await startPostgres()
    const place = { databaseUrl: postgres.url, dataDir: temporaryFolder() }
    const world = await makeWorld(place)
    const storage = await openStorage(place)
    const servers = await Promise.all([startServer(place), startServer(place), startServer(place)])
    try {
      const cookie = await signIn(servers[0].url)
      const [publisher, ...readers] = servers.map(({ url }) => clientOf(world, url, cookie)) as [Client, ...Client[]]
      const delays: number[] = []
      let [mixed, own] = [0, 0]
      for (let number = 1; number <= runs; number++) {
        await publisher.save(number, await publisher.revision())
        await Promise.all(readers.map((reader) => reader.shown()))
        if (number % 2 === 0) await loseConnections(storage.db)
        // A connection that was just lost may be found out by the request that wanted it.
        while ((await publisher.publish()).status !== 200);
        const seen = Promise.all(readers.map((reader) => untilShown(reader, number)))
        if ((await publisher.shown()).some((shown) => shown !== number)) own += 1
        for (const one of await seen) {
          delays.push(one.delay)
          mixed += one.mixed
        }
      }
      return [
        judged(
          {
            criterion: 'instances',
            what: 'three instances on one PostgreSQL, every other time without their connections',
            runs,
          },
          {
            'no mixed pages': mixed === 0,
            'always shown': largest(delays) < 10_000,
            'at once on its own instance': own === 0,
          },
          `shown by the others after p50 ${ms(quantile(delays, 0.5))}, max ${ms(largest(delays))}, ${mixed} mixed`,
          { 'within 1 s, and the time to read it': largest(delays) <= 1200 },
        ),
      ]
    } finally {
      await Promise.all(servers.map((server) => server.stop()))
      await storage.close()
      await postgres.stop()
    }
  },
}
