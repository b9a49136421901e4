// A bare server for `npm run bench:cached`: it sends one answer to everybody, and logs each as ours does. A child
// process: it gets the answer by a message, and tells its port.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLogger } from '@vitrine/api'

/** What is sent: the head as names and values in turn, the body in base64, and what stands in its line of the log. */
export interface BareAnswer {
  readonly headers: readonly string[]
  readonly body: string
  readonly facts: object
}

const logger = createLogger('info')

process.once('message', ({ headers, body: encoded, facts }: BareAnswer) => {
  const body = Buffer.from(encoded, 'base64')
  const server = createServer({ keepAliveTimeout: 30_000 }, (_request, response) => {
    const since = performance.now()
    response.on('finish', () => {
      const ms = Math.round(performance.now() - since)
      logger.info({ reqId: randomUUID(), ...facts, ms }, 'Answered.')
    })
    response.writeHead(200, [...headers]).end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
process.once('disconnect', () => process.exit(0))
