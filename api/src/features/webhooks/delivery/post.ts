import { request as requestHttp } from 'node:http'
import { type RequestOptions, request as requestHttps } from 'node:https'
import type { Readable } from 'node:stream'
import { addressProblem } from '../../../platform/network/address-problem.ts'
import { HostError, type HostRules, resolveHost } from '../../../platform/network/hosts.ts'
import { pinnedTo } from '../../../platform/network/pinned.ts'

/** How long a request may take, in milliseconds. */
const PATIENCE = 10_000
/** So much of an answer is read at most, and so much of it shown. */
const [READ, SHOWN] = [16 * 1024, 500] as const

export interface PostOptions extends HostRules {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** Ends the request. */
  readonly signal: AbortSignal
  /** In milliseconds; 10 seconds when left out. */
  readonly patience?: number | undefined
}

export interface PostAnswer {
  readonly status: number
  /** How the body begins. */
  readonly text: string
}

/**
 * Sends JSON to an address that somebody wrote. It is connected to the address that was checked, and nobody is asked again
 * (`resolveHost`); redirects are answers, and are not followed.
 *
 * @throws HostError, an error with a `code` of Node, or a `TimeoutError`.
 */
export async function post(address: string, options: PostOptions): Promise<PostAnswer> {
  const { body, headers, patience = PATIENCE, ...rules } = options
  const url = new URL(address)
  const problem = addressProblem(address, rules)
  if (problem) throw new HostError(problem === 'address' ? 'EDNS' : 'EPRIVATE')
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(patience)])
  const ip = await ended(resolveHost(url.hostname, rules), signal)
  return send(url, { ip, body, headers, signal })
}

/** A promise, or what its signal says when that is faster: a lookup cannot be ended. */
const ended = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })

interface Sending {
  readonly ip: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

const send = (url: URL, { ip, body, headers, signal }: Sending): Promise<PostAnswer> =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Vitrine-Webhooks',
        ...headers,
      },
      ...pinnedTo(ip),
      signal,
    }
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options)
    let isAnswered = false
    // What ends the request ends it with its own error; why, the signal knows.
    request.on('error', (error) => {
      if (!isAnswered) reject(signal.aborted ? signal.reason : error)
    })
    request.on('response', (response) => {
      isAnswered = true
      const { statusCode: status = 0 } = response
      beginningOf(response).then((text) => {
        request.destroy()
        resolve({ status, text })
      })
    })
    request.end(body)
  })

/** How a body begins, as far as it comes: its status was said, so nothing that happens to it counts. */
async function beginningOf(response: Readable): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part)
      length += part.length
      if (length >= READ) break
    }
  } catch {
    // Cut off.
  }
  const text = Buffer.concat(parts).toString('utf8').slice(0, SHOWN)
  // No engine of ours stores a null in a text.
  return text.replaceAll('\0', '').toWellFormed()
}
