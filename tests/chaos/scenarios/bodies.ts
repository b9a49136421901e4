import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { judged, largest, ms, quantile, type Scenario } from '../results.ts'
import { startServer } from '../server.ts'
import { CLIENT_ID } from '../site.ts'
import { clientOf, makeWorld, signIn, temporaryFolder } from '../world.ts'

const MiB = 1024 * 1024
/** The memory of a process, in bytes; where it cannot be told, nothing grows. */
function memoryOf(pid: number | undefined): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Sends a body that never fits and hears what is said to that, as a browser does. */
function sendHuge(url: string, cookie: string): Promise<{ readonly status: number; readonly ms: number }> {
  const since = performance.now()
  return new Promise((resolve) => {
    const heard = (status: number) => resolve({ status, ms: performance.now() - since })
    const asked = request(
      `${url}/api/site/v1/page/component/save-draft`,
      {
        method: 'POST',
        headers: { cookie, 'client-id': CLIENT_ID, 'content-type': 'application/json', 'content-length': 50 * MiB },
      },
      (response) => {
        heard(response.statusCode ?? 0)
        response.resume()
        asked.destroy()
      },
    )
    asked.on('error', () => heard(0))
    const chunk = Buffer.alloc(MiB, 'x')
    let left = 50
    const write = (): void => {
      while (left-- > 0) if (!asked.write(chunk)) return void asked.once('drain', write)
      asked.end()
    }
    write()
  })
}

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`
const deepSave = (depth: number): string =>
  `{"draftsId":"1","baseRevision":0,"operations":[{"id":"abcdefg1","type":"set-setting","value":${nested(depth)}}]}`

/** Criteria 16 and 17: bodies that are too deep or too long do no harm. */
export const bodies: Scenario = {
  name: 'bodies',
  short: 10,
  long: 100,
  async run(runs) {
    const world = await makeWorld({ dataDir: temporaryFolder() })
    const server = await startServer(world.place)
    const cookie = await signIn(server.url)
    const client = clientOf(world, server.url, cookie)
    const json = { 'content-type': 'application/json' }
    const deep = (depth: number) => client.ask('POST', 'v1/page/component/save-draft', deepSave(depth), json)
    try {
      // The first one compiles what checks it.
      await deep(65)
      const one = []
      for (const depth of [65, 1000, 50_000, 200_000]) one.push(await deep(depth))
      const many = await Promise.all(Array.from({ length: runs }, () => deep(100_000)))
      const isRefused = ({ status }: { status: number }) => status >= 400 && status < 500
      const alive = await client.ask('GET', 'health')

      const before = memoryOf(server.process.pid)
      let highest = before
      const watch = setInterval(() => {
        highest = Math.max(highest, memoryOf(server.process.pid))
      }, 20)
      const huge = []
      for (let at = 0; at < Math.max(3, runs / 10); at++) huge.push(await sendHuge(server.url, cookie))
      clearInterval(watch)
      const afterwards = await client.ask('GET', 'health')
      const large = await client.ask('POST', 'v1/page/component/save-draft', `{"x":"${'x'.repeat(5 * MiB)}"}`, json)

      const deepest = largest(one.map((answer) => answer.ms))
      const longest = largest(huge.map((answer) => answer.ms))
      const growth = (highest - before) / MiB
      return [
        judged(
          {
            criterion: '16',
            what: `bodies nested deeper than 64, and ${runs} at once`,
            runs: one.length + many.length,
          },
          {
            'all refused': one.every(isRefused) && many.every(isRefused),
            'still alive': alive.status === 200,
          },
          `alone max ${ms(deepest)}, ${runs} at once p50 ${ms(
            quantile(
              many.map((a) => a.ms),
              0.5,
            ),
          )}`,
          { 'within 200 ms': deepest <= 200 },
        ),
        judged(
          { criterion: '17', what: 'bodies of 50 MB, and a save of 5 MB', runs: huge.length + 1 },
          {
            '413 each': huge.every(({ status }) => status === 413),
            '5 MB read': large.status === 422,
            'still alive': afterwards.status === 200,
            'memory grew by less than 100 MB': growth < 100,
          },
          `max ${ms(longest)}, memory +${growth.toFixed(0)} MB, 5 MB answered ${large.status} in ${ms(large.ms)}; ${huge.map(({ status }) => status).join(' ')}`,
          { '413 within 1 s': longest <= 1000, '5 MB within 2 s': large.ms <= 2000 },
        ),
      ]
    } finally {
      await server.stop()
    }
  },
}
