import { startPostgres } from '../postgres.ts'
import { judged, largest, ms, quantile, type Scenario } from '../results.ts'
import { startServer } from '../server.ts'

import { clientOf, makeWorld, signIn, temporaryFolder } from '../world.ts'

/** Two instances on one database: what one publishes the other shows within a second, and never a mixture. */
export const instances: Scenario = {
  name: 'instances',
  short: 3,
  long: 50,
  needs: 'postgres',
  async run(runs) {
    const postgres = await startPostgres()
    try {
      const world = await makeWorld({ databaseUrl: postgres.url, dataDir: temporaryFolder() })
      const [one, two] = await Promise.all([startServer(world.place), startServer(world.place)])
      const cookie = await signIn(one.url)
      const [publisher, reader] = [clientOf(world, one.url, cookie), clientOf(world, two.url)]
      const delays: number[] = []
      let [mixed, never, own] = [0, 0, 0]
      for (let number = 1; number <= runs; number++) {
        await publisher.save(number, await publisher.revision())
        await reader.shown()
        await publisher.publish()
        const since = performance.now()
        if ((await publisher.shown()).some((shown) => shown !== number)) own += 1
        for (;;) {
          const release = await reader.ask('GET', 'v1/site/info')
          const shown = await reader.shown()
          const again = await reader.ask('GET', 'v1/site/info')
          const isOneRelease = release.body.data.currentDraftRelease === again.body.data.currentDraftRelease
          // Reads on both sides of the change are of two releases; those between are of one.
          if (isOneRelease && new Set(shown).size > 1) mixed += 1
          if (shown.every((one) => one === number)) break
          if (performance.now() - since > 10_000) {
            never += 1
            break
          }
        }
        delays.push(performance.now() - since)
      }
      await Promise.all([one.stop(), two.stop()])
      return [
        judged(
          { criterion: 'instances', what: 'two instances on one PostgreSQL', runs },
          { 'no mixed pages': mixed === 0, 'always shown': never === 0, 'at once on its own instance': own === 0 },
          `shown by the other after p50 ${ms(quantile(delays, 0.5))}, max ${ms(largest(delays))}, ${mixed} mixed`,
          { 'within 1 s, and the time to read it': largest(delays) <= 1200 },
        ),
      ]
    } finally {
      await postgres.stop()
    }
  },
}
