import type { IncomingMessage } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { addressProblem } from '../../../platform/network/address-problem.ts'
import { HostError, type HostRules, resolveHost } from '../../../platform/network/hosts.ts'
import { pinnedTo } from '../../../platform/network/pinned.ts'

/** How long all of it may take, in milliseconds, and how often an address may lead to another one. */
const [PATIENCE, MOST_REDIRECTS] = [60_000, 3] as const

/** Why nothing could be fetched: what the address is, or what came of it. */
export class FetchError extends Error {
  override readonly name = 'FetchError'
  readonly reason: 'address' | 'private' | 'unreachable' | 'status'
  readonly status: number | undefined

  constructor(reason: FetchError['reason'], status?: number) {
    super(reason)
    this.reason = reason
    this.status = status
  }
}

/** A file that another host sends. */
export interface FetchedFile {
  /** The last part of its address. */
  readonly name: string | undefined
  /** It must be read to its end, or left; a line that breaks throws a `FetchError`. */
  readonly source: AsyncIterable<Uint8Array>
}

/**
 * Asks for a file at an address that somebody wrote, by the rules of webhooks: https, a public address that is looked up
 * once and connected to, no credentials. An address that it leads to is checked in the same way.
 *
 * @throws FetchError
 */
export async function fetchFile(
  written: string,
  rules: HostRules,
  { patience = PATIENCE }: { readonly patience?: number } = {},
): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(patience)
  let address = written
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const url = new URL(checked(address, rules))
    const response = await asked(url, rules, signal)
    const { statusCode: status = 0, headers } = response
    if (status >= 300 && status < 400 && headers.location !== undefined) {
      response.destroy()
      address = URL.parse(headers.location, url.href)?.href ?? ''
      continue
    }
    if (status !== 200) {
      response.destroy()
      throw new FetchError('status', status)
    }
    return { name: nameIn(url), source: bodyOf(response) }
  }
  throw new FetchError('unreachable')
}

/** @throws FetchError when nobody is asked at this address. */
function checked(address: string, rules: HostRules): string {
  const problem = addressProblem(address, rules)
  if (problem) throw new FetchError(problem === 'private' ? 'private' : 'address')
  return address
}

async function asked(url: URL, rules: HostRules, signal: AbortSignal): Promise<IncomingMessage> {
  try {
    const ip = await resolveHost(url.hostname, rules)
    return await responseOf(url, ip, signal)
  } catch (error) {
    throw new FetchError(error instanceof HostError && error.code === 'EPRIVATE' ? 'private' : 'unreachable')
  }
}

const responseOf = (url: URL, ip: string, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const ask = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = ask(url, {
      headers: { accept: 'image/*, video/*, application/pdf', 'user-agent': 'Vitrine-Media' },
      ...pinnedTo(ip),
      signal,
    })
    request.on('error', reject).on('response', resolve).end()
  })

async function* bodyOf(response: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* response as AsyncIterable<Uint8Array>
  } catch {
    throw new FetchError('unreachable')
  } finally {
    response.destroy()
  }
}

function nameIn({ pathname }: URL): string | undefined {
  const last = pathname.split('/').findLast((part) => part !== '')
  try {
    return last === undefined ? undefined : decodeURIComponent(last)
  } catch {
    return last
  }
}
