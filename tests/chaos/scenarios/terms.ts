import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { judged, largest, ms, type Scenario } from '../results.ts'
import { startServer } from '../server.ts'
import { CLIENT_ID } from '../site.ts'
import { clientOf, makeWorld, signIn, temporaryFolder } from '../world.ts'

/** What was sent so long before the server was told to stop had arrived by then; in milliseconds. */
const ARRIVED = 20

/** A request, when it was sent as a whole, and when its whole answer was there. */
interface Asked {
  sent?: number
  answered?: number
}

function ask(url: string, agent: Agent, all: Asked[]): Promise<boolean> {
  const asked: Asked = {}
  all.push(asked)
  return new Promise((resolve) => {
    const path = `${url}/api/site/v1/page/pages/config-by-path?path=/`
    const sending = request(path, { agent, headers: { 'client-id': CLIENT_ID } }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.complete && response.statusCode === 200) asked.answered = performance.now()
        resolve(response.complete)
      })
      response.on('error', () => resolve(false))
    })
    sending.on('finish', () => {
      asked.sent = performance.now()
    })
    sending.on('error', () => resolve(false))
    sending.end()
  })
}

/**
 * Criterion 25: a server that is asked to stop answers what was asked, and goes. Some ask on connections that they
 * keep, some on new ones, some now and then; meanwhile somebody publishes.
 */
export const terms: Scenario = {
  name: 'terms',
  short: 3,
  long: 50,
  async run(runs) {
    const world = await makeWorld({ dataDir: temporaryFolder() }, 40)
    let [sent, waiting, cut] = [0, 0, 0]
    const codes: (number | null)[] = []
    const times: number[] = []
    let cookie: string | undefined
    for (let run = 0; run < runs; run++) {
      const server = await startServer(world.place)
      cookie ??= await signIn(server.url)
      const owner = clientOf(world, server.url, cookie)
      const all: Asked[] = []
      const [kept, fresh] = [
        new Agent({ keepAlive: true, maxSockets: 200 }),
        new Agent({ keepAlive: false, maxSockets: 50 }),
      ]
      let loaded = true
      const every = async (agent: Agent, pause: number) => {
        while (loaded && (await ask(server.url, agent, all))) await sleep(Math.random() * pause)
      }
      const load = [
        // So many that each waits for longer than `ARRIVED`, on a quick machine too.
        ...Array.from({ length: 150 }, () => every(kept, 0)),
        ...Array.from({ length: 20 }, () => every(kept, 200)),
        ...Array.from({ length: 10 }, () => every(fresh, 20)),
      ]
      const publishing = (async () => {
        for (let number = run * 1000 + 1; loaded; number++) {
          const revision = await owner.revision().catch(() => undefined)
          if (revision === undefined || (await owner.save(number, revision)).status !== 200) return
          await owner.publish()
        }
      })()
      await sleep(200 + Math.random() * 600)
      const since = performance.now()
      codes.push(await server.stop())
      times.push(performance.now() - since)
      loaded = false
      await Promise.all([...load, publishing])
      for (const agent of [kept, fresh]) agent.destroy()
      for (const one of all) {
        if ((one.sent ?? Number.POSITIVE_INFINITY) > since - ARRIVED) continue
        sent += 1
        if (one.answered === undefined) cut += 1
        if (one.answered === undefined || one.answered > since) waiting += 1
      }
    }
    return [
      judged(
        { criterion: '25', what: 'SIGTERM under load', runs },
        {
          'no answer cut': cut === 0,
          'some were waiting': waiting > 0,
          'all ended with 0': codes.every((code) => code === 0),
          'within 10 s': largest(times) <= 10_000,
        },
        `${sent} sent ${ARRIVED} ms before or earlier, ${waiting} of them not answered by then, ${cut} cut, longest ${ms(largest(times))}`,
      ),
    ]
  },
}
