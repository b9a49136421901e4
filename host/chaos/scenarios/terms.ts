import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { judged, largest, ms, type Scenario } from '../findings.ts'
import { startServer } from '../server.ts'
import { CLIENT_ID } from '../site.ts'
import { makeWorld, temporaryFolder } from '../world.ts'

/** An answer that began must end: `cut` when it did not, `refused` when nobody listens any more. */
type Fate = 'whole' | 'cut' | 'refused'

function ask(url: string, path: string, agent: Agent): Promise<Fate> {
  return new Promise((resolve) => {
    const asked = request(`${url}${path}`, { agent, headers: { 'client-id': CLIENT_ID } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.complete ? 'whole' : 'cut'))
      response.on('error', () => resolve('cut'))
    })
    asked.on('error', ({ code }: NodeJS.ErrnoException) => {
      // A kept line that was closed while it was idle: nothing of the question was read.
      const isUnread = code === 'ECONNREFUSED' || asked.reusedSocket || (asked.socket?.bytesRead ?? 0) === 0
      resolve(isUnread ? 'refused' : 'cut')
    })
    asked.end()
  })
}

/** Criterion 25: a server that is asked to stop answers what was asked, and goes. */
export const terms: Scenario = {
  name: 'terms',
  short: 3,
  long: 50,
  async run(runs) {
    const world = await makeWorld({ dataDir: temporaryFolder() })
    const fates = { whole: 0, cut: 0, refused: 0 }
    const codes: (number | null)[] = []
    const times: number[] = []
    for (let run = 0; run < runs; run++) {
      const server = await startServer(world.place)
      const agent = new Agent({ keepAlive: true, maxSockets: 20 })
      let loaded = true
      const load = Array.from({ length: 20 }, async () => {
        while (loaded) {
          const fate = await ask(server.url, '/api/site/v1/page/pages/config-by-path?path=/', agent)
          fates[fate] += 1
          if (fate === 'refused') return
        }
      })
      await sleep(50 + Math.random() * 200)
      const since = performance.now()
      codes.push(await server.stop())
      times.push(performance.now() - since)
      loaded = false
      await Promise.all(load)
      agent.destroy()
    }
    return [
      judged(
        { criterion: '25', what: 'SIGTERM under load', runs },
        {
          'no answer cut': fates.cut === 0,
          'all ended with 0': codes.every((code) => code === 0),
          'within 10 s': largest(times) <= 10_000,
        },
        `${fates.whole} whole, ${fates.cut} cut, longest ${ms(largest(times))}`,
      ),
    ]
  },
}
