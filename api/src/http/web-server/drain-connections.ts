import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { serverOptions } from '../server/server-options.ts'
import { endSlowSenders } from '../server/slow-senders.ts'

/** Enough for 10,000 open connections (reliability, criterion 23), and an end all the same. */
const MAX_CONNECTIONS = 12_000
/** How long a server that stops goes on as if it did not, and then closes connections behind its answers; ms. */
const GRACE = 150
/** After so many turns without anything new, all that had arrived is read; who asks on and on is not waited for, ms. */
const QUIET_TURNS = 10
const SETTLED_WITHIN = 1000
/** How often a server that stops closes connections that have become idle; ms. */
const SWEEP = 100

/** How a server of ours keeps its connections. */
export const connectionOptions = {
  ...serverOptions,
  // A request without a host is refused as all others are.
  http: { ...serverOptions.http, requireHostHeader: false },
  keepAliveTimeout: 30_000,
  forceCloseConnections: 'idle',
  // What arrives on an open connection while we drain is still answered; then it is closed.
  return503OnClosing: false,
} as const

/** Bounds the connections, ends slow ones (criterion 24), and closes them one by one once the server is about to stop. */
export function drainConnections(app: FastifyInstance): void {
  const { server } = app
  server.maxConnections = MAX_CONNECTIONS
  endSlowSenders(app)

  const open = new Set<Socket>()
  const latest = new WeakMap<Socket, IncomingMessage>()
  let arrived = 0
  server.on('connection', (socket) => {
    arrived += 1
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.prependListener('request', (request) => {
    arrived += 1
    latest.set(request.socket, request)
  })

  /** Whether connections are closed behind what is answered. Fastify would, as soon as it is told to close. */
  let isClosing = false
  let isToClose = false
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!isClosing) return
    // An answer that closes its connection takes along what was asked behind it and is not answered yet.
    const isLast = latest.get(raw.socket) === raw && !raw.socket.isPaused()
    if (isToClose && isLast) reply.header('connection', 'close')
    else reply.raw.removeHeader('connection')
  })

  /** Closes what nobody has asked anything on, right behind a look at all connections for what has arrived. */
  const closeIdle = () =>
    setImmediate(() => {
      server.closeIdleConnections()
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    })

  app.addHook('preClose', async () => {
    isClosing = true
    if (!server.listening) return
    // What was sent before we were told to stop may wait to be accepted or read, behind whatever kept us busy.
    await pause(GRACE, () => arrived)
    isToClose = true
    // Whoever asks again meanwhile is answered and sent elsewhere.
    await pause(GRACE, () => arrived)
    const sweep = setInterval(closeIdle, SWEEP)
    server.once('close', () => clearInterval(sweep))
  })
}

/**
 * Waits, however busy this process is, until what had arrived by then is accepted and read: in each turn of the
 * loop one connection is accepted, in the order in which they came.
 */
async function pause(ms: number, arrived: () => number): Promise<void> {
  await sleep(ms)
  const until = Date.now() + SETTLED_WITHIN
  for (let quiet = 0; quiet < QUIET_TURNS && Date.now() < until; ) {
    const before = arrived()
    await nextTurn()
    quiet = arrived() === before ? quiet + 1 : 0
  }
}
