import type { IncomingMessage } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { EngineError } from '@vitrine/schemas'
import { addressProblem } from '../../../platform/network/address-problem.ts'
import { HostError, type HostRules, resolveHost } from '../../../platform/network/hosts.ts'
import { pinnedTo } from '../../../platform/network/pinned.ts'

/** How long a request may take, in milliseconds, and so many bytes of an answer are read. */
const [PATIENCE, READ] = [30_000, 2 * 1024 * 1024] as const

export interface AskRules extends HostRules {
  /** In milliseconds; 30 seconds when left out. */
  readonly patience?: number | undefined
}

export interface Asking {
  readonly headers?: Readonly<Record<string, string>>
  /** What is sent by POST: as JSON, or as the fields of a form. Without both it is a GET. */
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

export interface EngineAnswer {
  readonly status: number
  /** The JSON of the answer; nothing where it is none. */
  readonly body: unknown
  /** What `Retry-After` says, in milliseconds. */
  readonly retryAfter: number | undefined
}

/** Asks an address of an engine. @throws EngineError `down` where there is no answer within the time */
export type Ask = (url: string, asking: Asking) => Promise<EngineAnswer>

/** A wait in seconds or a date, as HTTP writes it; in milliseconds. */
export function retryAfterOf(written: string | undefined, now = Date.now()): number | undefined {
  if (written === undefined) return undefined
  const time = /^\d+$/.test(written.trim()) ? Number(written) * 1000 : Date.parse(written) - now
  return Number.isNaN(time) ? undefined : Math.max(0, time)
}

/**
 * Asks by the rules for addresses that somebody wrote: https and a public address, which is looked up once and connected
 * to; an address that it leads to is not followed. With `privateHosts` any address is asked, HTTP too.
 */
export const createAsk =
  (rules: AskRules): Ask =>
  async (written, asking) => {
    const patience = AbortSignal.timeout(rules.patience ?? PATIENCE)
    const signal = AbortSignal.any([asking.signal, patience])
    try {
      const url = new URL(written)
      if (addressProblem(written, rules)) throw new HostError('EPRIVATE')
      const ip = await resolveHost(url.hostname, rules)
      const response = await responseOf(url, { ...asking, signal }, ip)
      const text = await textOf(response)
      const retryAfter = retryAfterOf(response.headers['retry-after'])
      return { status: response.statusCode ?? 0, body: jsonOf(text), retryAfter }
    } catch (error) {
      // Whoever ended it knows why.
      if (asking.signal.aborted) throw asking.signal.reason
      if (error instanceof EngineError) throw error
      throw new EngineError('down', patience.aborted ? 'timeout' : codeOf(error))
    }
  }

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unreachable'

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const responseOf = (url: URL, { headers, json, form, signal }: Asking, ip: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const body = form ? new URLSearchParams(form).toString() : json === undefined ? undefined : JSON.stringify(json)
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        'user-agent': 'Vitrine-Translation',
        ...(body !== undefined && { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
      ...pinnedTo(ip),
      signal,
    })
    request.on('error', reject)
    request.on('response', resolve)
    request.end(body)
  })

/** @throws EngineError for more than is read */
async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length
    if (length > READ) throw new EngineError('down', 'too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
