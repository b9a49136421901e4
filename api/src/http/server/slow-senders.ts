import type { IncomingMessage, ServerResponse } from 'node:http'
import { CallError, limits } from '@vitrine/schemas'
import type { FastifyInstance } from 'fastify'
import { noteRequestLines } from './client-errors.ts'

/** How often it is looked at what arrived, in milliseconds. */
const EVERY = 500

/** A body that is on its way, since it last was fast enough. */
interface Arriving {
  readonly response: ServerResponse
  since: number
  /** What the socket had received then. */
  bytes: number
  /** When it was answered; what still comes is thrown away. */
  answered?: number
  /** Whether its reader knows that it is over. */
  isOver?: boolean
}

interface Pace {
  /** Bytes that must arrive in every span. */
  readonly bytes: number
  /** In milliseconds. */
  readonly span: number
  readonly every: number
  readonly afterAnswer: number
}

const pace: Pace = {
  bytes: (limits.bodyRate * limits.bodySpan) / 1000,
  span: limits.bodySpan,
  every: EVERY,
  afterAnswer: limits.bodyAfterAnswer,
}

const bringsBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/** As an error that whoever reads the body passes on; Fastify wants to know the status. */
const tooSlow = (): Error => Object.assign(new CallError('too_slow'), { statusCode: 408 })

/**
 * Ends requests whose bodies arrive slower than the least rate (`limits.bodyRate`), with a 408 and the connection
 * closed. A large body that flows may take as long as it needs. Heads are seen to by the server itself
 * (`serverOptions`). To be called before anything else is registered.
 */
export function endSlowSenders(app: FastifyInstance, { bytes: needed, span, every, afterAnswer } = pace): void {
  const arriving = new Map<IncomingMessage, Arriving>()
  noteRequestLines(app.server)
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (bringsBody(raw)) arriving.set(raw, { response: reply.raw, since: Date.now(), bytes: raw.socket.bytesRead })
    done()
  })

  let lastLook = Date.now()
  const timer = setInterval(() => {
    const now = Date.now()
    // While this process was busy with something else, nothing could be read: no sender is to blame for that.
    const busy = now - lastLook > 2 * every ? now - lastLook : 0
    lastLook = now
    for (const [request, body] of arriving) {
      body.since += busy
      look(request, body, now)
    }
  }, every)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))

  /** With its connection; a request that a program puts in by itself (`inject`) has none. */
  function end(request: IncomingMessage): void {
    arriving.delete(request)
    request.destroy()
  }

  function look(request: IncomingMessage, body: Arriving, now: number): void {
    const { socket } = request
    if (request.complete || socket.destroyed) return void arriving.delete(request)
    if (body.response.writableFinished) body.answered ??= now
    const isFull = request.readableLength >= request.readableHighWaterMark
    if (socket.bytesRead - body.bytes >= needed || (isFull && body.answered === undefined)) {
      body.since = now
      body.bytes = socket.bytesRead
    }
    if (body.answered !== undefined) {
      if (now - body.answered > afterAnswer || now - body.since > span) end(request)
    } else if (now - body.since > 2 * span) end(request)
    else if (now - body.since > span && !body.isOver && !body.response.headersSent) {
      // Nobody listens while the body waits for its turn; it is looked at again.
      body.isOver = request.listenerCount('error') > 0 && request.emit('error', tooSlow())
    }
  }
}
