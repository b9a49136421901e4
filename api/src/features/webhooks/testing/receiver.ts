import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

/** A request as it came, once its signature was verified. */
export interface Received {
  readonly id: string
  readonly body: {
    readonly id: string
    readonly type: string
    readonly at: string
    readonly site: string
    readonly object: { readonly kind: string; readonly id: string; readonly revision?: number }
    // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of it
    readonly data: any
  }
  readonly headers: Readonly<Record<string, string>>
  /** What was answered. */
  readonly status: number
}

/** What a receiver does with a request: a status, `hang` for no answer at all, `cut` for a connection that ends. */
export type Behaviour = number | 'hang' | 'cut'

export interface Receiver {
  readonly url: string
  /** All that came, also what was not answered with success. */
  readonly received: readonly Received[]
  /** The ids of events that were answered with success, each once, in the order in which they first were. */
  taken(): readonly string[]
  /** How many requests were not signed by any of the secrets. */
  readonly forged: number
  /** One for each request; the last one goes on. */
  behave(...next: Behaviour[]): void
  /** Adds a header to answers. */
  readonly answer: { headers: Record<string, string>; body: string }
  trust(...secrets: string[]): void
  /** Ends it as a crash would, with all its connections. */
  kill(): Promise<void>
  /** Begins again under the same address. */
  start(): Promise<void>
}

/** A real receiver of webhooks on this machine, which trusts no request that the reference library does not verify. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  let secrets: readonly string[] = []
  let behaviours: Behaviour[] = [200]
  let forged = 0
  let server: Server | undefined
  let port = 0
  const answer = { headers: {} as Record<string, string>, body: 'ok' }

  async function take(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString('utf8')
    const headers = request.headers as Record<string, string>
    const isSigned = secrets.some((secret) => {
      try {
        new Webhook(secret).verify(text, headers)
        return true
      } catch {
        return false
      }
    })
    if (!isSigned) forged++
    const behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? 200
    const status = typeof behaviour === 'number' ? behaviour : 0
    received.push({ id: String(headers['webhook-id']), body: JSON.parse(text), headers, status })
    if (behaviour === 'hang') return
    if (behaviour === 'cut') return void request.socket.destroy()
    response.writeHead(behaviour, answer.headers).end(answer.body)
  }

  const start = async () => {
    const one = createServer((request, response) => {
      take(request, response).catch(() => undefined)
    })
    await new Promise<void>((resolve, reject) => {
      one.once('error', reject)
      one.listen(port, '127.0.0.1', resolve)
    })
    server = one
    port = (one.address() as AddressInfo).port
  }
  await start()
  return {
    url: `http://127.0.0.1:${port}/hook?key=7`,
    received,
    taken: () => [...new Set(received.filter(({ status }) => status === 200).map(({ id }) => id))],
    get forged() {
      return forged
    },
    behave: (...next) => {
      behaviours = next
    },
    answer,
    trust: (...next) => {
      secrets = next
    },
    kill: () =>
      new Promise((resolve) => {
        if (!server) return resolve()
        server.close(() => resolve())
        server.closeAllConnections()
        server = undefined
      }),
    start,
  }
}
