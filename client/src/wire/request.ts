import { API_PREFIX, NO_CLIENT_ID } from '@vitrine/schemas/constants'

/** What must be known of a call to ask it over the wire. */
export interface WireCall {
  readonly method: string
  /** Without the prefix, with the names of parameters: `v1/page/pages/{id}`. */
  readonly path: string
  /** What its body is: named values, a list, files of a form, bytes; nothing, where it has none. */
  readonly body?: 'fields' | 'list' | 'files' | 'bytes' | undefined
  /** The fields that stand in the query although there is a body. */
  readonly query?: readonly string[] | undefined
}

/** What every request of a client says of who asks. */
export interface ApiClientOptions {
  /** The origin of the service. */
  readonly origin: string
  /** For the header Client-id: see `clientIdOf`. */
  readonly clientId?: string | undefined
  /** The language of the interface: failures are answered in it. */
  readonly locale?: string | undefined
  /** The token of a frame, or an API key, where there is one. */
  readonly token: () => string | undefined
  /** Whether the session's cookie goes along. */
  readonly credentials?: RequestCredentials | undefined
}

/** What the header Client-id says (R243): the tenant id, else the clientId of the address, else a literal. */
export const clientIdOf = ({
  tenantId,
  clientId,
}: {
  readonly tenantId?: string
  readonly clientId?: string
}): string => tenantId || clientId || NO_CLIENT_ID

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined
  /** The language that contents are asked for in, instead of that of the interface. */
  readonly language?: string | undefined
  /** Of a call that takes files. */
  readonly files?: readonly File[] | undefined
  /** Of a call that takes bytes. */
  readonly bytes?: Blob | undefined
  /** Whether it is sent although the page is being closed. */
  readonly keepalive?: boolean | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly cache?: RequestCache | undefined
  /** Of a call that answers a file: takes its bytes as they come, and answers the file in their place. */
  readonly read?: ((body: ReadableStream<Uint8Array<ArrayBuffer>>) => Promise<Blob>) | undefined
}

/** Sends a request: `fetch` of the platform, unless something else is handed in. */
export type Fetch = (request: Request) => Promise<Response>

export const platformFetch: Fetch = (request) => fetch(request)

/**
 * A call as a request: parameters stand in the path, then comes what the query declares, and all else
 * is the body. Without a body all else is the query, where the service refuses what it does not know.
 */
export function requestOf(
  { method, path: pattern, body: kind, query = [] }: WireCall,
  question: object,
  client: ApiClientOptions,
  options: RequestOptions = {},
): Request {
  const search = new URLSearchParams()
  const rest: Record<string, unknown> = {}
  let path = pattern
  for (const [name, value] of Object.entries(question)) {
    if (value === undefined || (kind === 'list' && name === 'body')) continue
    const place = `{${name}}`
    if (pattern.includes(place)) path = path.replace(place, () => encodeURIComponent(String(value)))
    else if ((kind !== 'fields' && kind !== 'list') || query.includes(name)) search.append(name, String(value))
    else rest[name] = value
  }
  const headers = new Headers(options.headers)
  const language = options.language ?? client.locale
  const token = client.token()
  if (client.clientId !== undefined) headers.set('client-id', client.clientId)
  if (language !== undefined) headers.set('lang', language)
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  let body: string | FormData | Blob | undefined
  if (kind === 'files') body = formOf(options.files ?? [])
  else if (kind === 'bytes') {
    body = options.bytes ?? new Blob([])
    headers.set('content-type', 'application/octet-stream')
  } else if (kind !== undefined) {
    body = JSON.stringify(kind === 'list' ? (question as { readonly body?: unknown }).body : rest)
    headers.set('content-type', 'application/json')
  }
  const address = `${API_PREFIX}${path}${search.size === 0 ? '' : `?${search}`}`
  // What is not asked for is left out: on the edge, `cache` and `credentials` are not known everywhere.
  return new Request(new URL(address, client.origin), {
    method,
    headers,
    ...(options.cache && { cache: options.cache }),
    ...(client.credentials && { credentials: client.credentials }),
    ...(body !== undefined && { body }),
    ...(options.keepalive && { keepalive: true }),
    ...(options.signal && { signal: options.signal }),
  })
}

function formOf(files: readonly File[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('file', file)
  return form
}
