import { API_PREFIX, type Call, type Fields, NO_CLIENT_ID } from '@vitrine/schemas'

/** What every request of a client says of who asks. */
export interface ApiClientOptions {
  /** The origin of the service. */
  readonly origin: string
  /** For the header Client-id: see `clientIdOf`. */
  readonly clientId: string
  /** The language of the interface: failures are answered in it. */
  readonly locale: string
  /** The token of a frame, where there is one. */
  readonly token: () => string | undefined
  /** Whether the session's cookie goes along. */
  readonly credentials?: 'same-origin' | 'omit'
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
}

const isOf = (fields: Fields | undefined, name: string): boolean => Object.hasOwn(fields?.properties ?? {}, name)

/**
 * A call as a request: parameters stand in the path, then comes what the query declares, and all else
 * is the body. Without a body all else is the query, where the service refuses what it does not know.
 */
export function requestOf(
  call: Call,
  question: object,
  client: ApiClientOptions,
  options: RequestOptions = {},
): Request {
  const { method, params, query, body: bodySchema, takes } = call
  const isList = bodySchema?.type === 'array'
  const search = new URLSearchParams()
  const rest: Record<string, unknown> = {}
  let path = call.path
  for (const [name, value] of Object.entries(question)) {
    if (value === undefined || (isList && name === 'body')) continue
    if (isOf(params, name)) path = path.replace(`{${name}}`, () => encodeURIComponent(String(value)))
    else if (!bodySchema || isOf(query, name)) search.append(name, String(value))
    else rest[name] = value
  }
  const headers = new Headers(options.headers)
  headers.set('client-id', client.clientId)
  headers.set('lang', options.language ?? client.locale)
  const token = client.token()
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  let body: string | FormData | Blob | undefined
  if (takes === 'files') body = formOf(options.files ?? [])
  else if (takes === 'bytes') {
    body = options.bytes ?? new Blob([])
    headers.set('content-type', 'application/octet-stream')
  } else if (bodySchema) {
    body = JSON.stringify(isList ? (question as { readonly body?: unknown }).body : rest)
    headers.set('content-type', 'application/json')
  }
  const address = `${API_PREFIX}${path}${search.size === 0 ? '' : `?${search}`}`
  return new Request(new URL(address, client.origin), {
    method,
    headers,
    cache: 'no-store',
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
