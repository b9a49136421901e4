import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

/** What goes wrong between us and a server. */
type Fault =
  | 'nothing'
  /** Every answer is 503. */
  | 'unavailable'
  /** Every answer is 507. */
  | 'full'
  /** Requests are taken, and never answered. */
  | 'silent'
  /** Answers begin, and stop after their first bytes. */
  | 'stalls'
  /** The connection ends in the middle of a body that is sent. */
  | 'cuts'
  /** The first byte of each file is another one: of those that are sent, and of those that are read. */
  | 'changes'

export interface FaultyProxy {
  readonly port: number
  fault: Fault
  /** Only requests of these methods are hit. */
  methods: readonly string[]
  /** How many requests came. */
  count: number
  close(): Promise<void>
}

async function* changed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isFirst = true
  for await (const chunk of source) {
    if (isFirst) chunk[0] = (chunk[0] ?? 0) ^ 1
    isFirst = false
    yield chunk
  }
}

const statuses = { unavailable: 503, full: 507 } as const

/** A server in front of another one that does what is told to go wrong. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(target)
  const proxy: FaultyProxy = {
    port: 0,
    fault: 'nothing',
    methods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
    count: 0,
    close,
  }
  const server = createServer((incoming, outgoing) => {
    proxy.count += 1
    const fault = proxy.methods.includes(incoming.method ?? '') ? proxy.fault : 'nothing'
    if (fault === 'unavailable' || fault === 'full') {
      incoming.resume().once('end', () => outgoing.writeHead(statuses[fault], { 'content-length': 0 }).end())
      return
    }
    if (fault === 'silent') return void incoming.resume()
    if (fault === 'cuts') return void incoming.once('data', () => incoming.socket.destroy())
    pass(incoming, outgoing, fault)
  })
  function pass(incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault): void {
    const { method, url, headers } = incoming
    const asked = request({ hostname, port, method, path: url, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      if (method === 'HEAD') return void outgoing.end()
      const isFile = method === 'GET' && !url?.includes('list-type')
      if (fault === 'changes' && isFile) return void Readable.from(changed(answer)).pipe(outgoing)
      if (fault !== 'stalls') return void answer.pipe(outgoing)
      answer.once('data', (first: Buffer) => {
        outgoing.write(first.subarray(0, 10))
        answer.destroy()
      })
    })
    // A whole answer stands, however its connection ends.
    asked.on('error', () => !outgoing.writableEnded && outgoing.destroy())
    if (fault === 'changes' && method === 'PUT') Readable.from(changed(incoming)).pipe(asked)
    else incoming.pipe(asked)
  }
  async function close(): Promise<void> {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return Object.assign(proxy, { port: (server.address() as AddressInfo).port })
}
