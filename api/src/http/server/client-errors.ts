import { randomUUID } from 'node:crypto'
import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { API_PREFIX, CallError, type ErrorCode, errorCodes } from '@vitrine/schemas'
import { messageTexts } from '@vitrine/schemas/texts'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { asRecord } from '../../platform/as-record.ts'
import { translatorFor } from '../../platform/language/translator.ts'
import { failureBody } from '../endpoint/failures.ts'

/** Long enough for a method and the beginning of an address. */
const NOTED = 64

/** How long a refused sender is still listened to, in milliseconds. */
const LINGER = 1000

/** What has arrived of the request line that a connection has not ended yet, if any. */
const requestLines = new WeakMap<Socket, string>()

/** Notes how requests begin, so that one that never becomes whole can be answered as its address wants it. */
export function noteRequestLines(server: Server): void {
  const reading = new WeakMap<Socket, { readonly complete: boolean }>()
  server.on('connection', (socket: Socket) => {
    // Before the server reads it: what it then makes a request of is no beginning any more.
    socket.prependListener('data', (chunk: Buffer) => {
      const line = requestLines.get(socket) ?? ''
      if (line.length < NOTED && (reading.get(socket)?.complete ?? true))
        requestLines.set(socket, line + chunk.toString('latin1', 0, NOTED - line.length))
    })
  })
  server.prependListener('request', (request) => {
    requestLines.delete(request.socket)
    reading.set(request.socket, request)
  })
}

const codes: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too_large',
}

const isForApi = new RegExp(`^[A-Z]{1,10} (?:https?://[^/ ]*)?${API_PREFIX.split('/', 2).join('/')}/`)

/**
 * Answers what is no request, or never becomes one: in the shape of our failures where it is for the API, else in
 * plain text. The connection is closed after it.
 */
export const answerClientError: NonNullable<FastifyServerOptions['clientErrorHandler']> = function (
  this: FastifyInstance,
  error,
  socket,
) {
  const { _httpMessage: begun } = asRecord(socket)
  if (error.code === 'ECONNRESET' || !socket.writable || asRecord(begun).headersSent) return void socket.destroy()
  const failure = new CallError(codes[error.code] ?? 'unreadable')
  const requestId = randomUUID()
  this.log.info({ reqId: requestId, code: error.code, status: failure.status }, 'Refused.')
  const [type, body] = isForApi.test(requestLines.get(socket) ?? '')
    ? ['application/json', JSON.stringify(failureBody(failure, translatorFor(messageTexts, undefined), requestId))]
    : ['text/plain', `${failure.status} ${STATUS_CODES[failure.status]}\n`]
  // Closed at once, a connection on which something still arrives is reset, and the answer is lost with it.
  socket.removeAllListeners('data').resume()
  socket.once('end', () => socket.destroy())
  setTimeout(() => socket.destroy(), LINGER).unref()
  socket.end(
    [
      `HTTP/1.1 ${errorCodes[failure.code]} ${STATUS_CODES[failure.status]}`,
      `Content-Type: ${type}; charset=utf-8`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
