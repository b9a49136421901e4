import { judged, largest, ms, quantile, type Scenario } from '../results.ts'
import { startServer } from '../server.ts'
import { makeWorld, temporaryFolder } from '../world.ts'

/** Criterion 1, for all that `npm start` runs: ready again soon after it was killed. */
export const starts: Scenario = {
  name: 'starts',
  short: 0,
  long: 10,
  needs: 'build',
  async run(runs) {
    const world = await makeWorld({ dataDir: temporaryFolder() })
    const times: number[] = []
    for (let run = 0; run <= runs; run++) {
      const server = await startServer(world.place, { kind: 'host' })
      times.push(server.readyMs)
      await server.kill()
    }
    // The first one may build, and keeps what it compiled.
    const [, ...again] = times
    const median = quantile(again, 0.5)
    return [
      judged(
        { criterion: '1', what: 'ready after kill -9, with its pages', runs },
        { 'always ready again': again.length === runs },
        `p50 ${ms(median)}, max ${ms(largest(again))}`,
        { 'ready within 2 s': median <= 2000 },
      ),
    ]
  },
}
