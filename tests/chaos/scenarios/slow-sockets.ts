import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { judged, largest, ms, quantile, type Scenario } from '../results.ts'
import { startServer } from '../server.ts'
import { clientOf, makeWorld, temporaryFolder } from '../world.ts'

/** How long a line that sends a byte a second lives: half of them never end their headers, half their body. */
function slowLine(url: string, at: number): Promise<number> {
  const { hostname, port } = new URL(url)
  const since = performance.now()
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    const head = 'POST /api/site/v1/site/inquiry HTTP/1.1\r\nHost: localhost\r\n'
    socket.write(at % 2 === 0 ? head : `${head}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"x":"`)
    const drip = setInterval(() => socket.write(at % 2 === 0 ? 'X' : 'x'), 1000)
    socket.resume()
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(drip)
      resolve(performance.now() - since)
    })
  })
}

/** Criterion 24: whoever is slow is let go, and nobody else notices. */
export const slowSockets: Scenario = {
  name: 'slow-sockets',
  short: 0,
  long: 1000,
  async run(runs) {
    const world = await makeWorld({ dataDir: temporaryFolder() })
    const server = await startServer(world.place)
    const client = clientOf(world, server.url)
    try {
      await client.shown()
      let done = false
      const lines = Promise.all(Array.from({ length: runs }, (_, at) => slowLine(server.url, at)))
      const lives = lines.finally(() => {
        done = true
      })
      const times: number[] = []
      let failed = 0
      while (!done) {
        const { status, ms: time } = await client.ask('GET', 'v1/page/pages/config-by-path?path=/')
        times.push(time)
        if (status !== 200) failed += 1
        await sleep(20)
      }
      const longest = largest(await lives)
      return [
        judged(
          { criterion: '24', what: 'slow sockets', runs },
          { 'nobody else failed': failed === 0, 'each closed within 20 s': longest <= 20_000 },
          `closed after at most ${ms(longest)}, meanwhile ${times.length} others, p99 ${ms(quantile(times, 0.99))}`,
          { 'p99 below 300 ms': quantile(times, 0.99) < 300 },
        ),
      ]
    } finally {
      await server.stop()
    }
  },
}
