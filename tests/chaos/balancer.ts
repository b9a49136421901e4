import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

/** What stands in front of several servers. */
export interface Balancer {
  readonly url: string
  /** The addresses of the servers, as they are now; one that refuses a connection is passed over. */
  use(urls: readonly string[]): void
  close(): Promise<void>
}

/**
 * Hands each request to the next server, and to another one where nobody listens. What breaks off once a server has it
 * breaks off for the client too: it may have been done.
 */
export async function startBalancer(): Promise<Balancer> {
  let servers: readonly string[] = []
  let turn = 0
  const app = createServer((incoming, answer) => {
    const tryNext = (left: number) => {
      const url = servers[turn++ % Math.max(1, servers.length)]
      if (url === undefined || left === 0) return void answer.writeHead(503).end()
      const { hostname, port } = new URL(url)
      const { method, url: path = '/', headers } = incoming
      const outgoing = ask({ hostname, port, method, path, headers, agent: false })
      let isConnected = false
      outgoing.on('socket', (socket) =>
        socket.once('connect', () => {
          isConnected = true
          pipeline(incoming, outgoing, () => undefined)
        }),
      )
      outgoing.on('response', (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        pipeline(response, answer, () => undefined)
      })
      outgoing.on('error', () => {
        if (isConnected) answer.destroy()
        else tryNext(left - 1)
      })
    }
    tryNext(servers.length)
  })
  app.listen(0, '127.0.0.1')
  await once(app, 'listening')
  return {
    url: `http://127.0.0.1:${(app.address() as AddressInfo).port}`,
    use(urls) {
      servers = urls
    },
    async close() {
      app.closeAllConnections()
      app.close()
      await once(app, 'close')
    },
  }
}
