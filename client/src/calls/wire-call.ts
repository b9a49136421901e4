import type { Call } from '@vitrine/schemas'
import type { WireCall } from '../wire/request.ts'

/** What a declaration says of a call over the wire. */
export function wireCallOf({ method, path, query, body, takes }: Call): WireCall {
  const fields = body && (body.type === 'array' ? 'list' : 'fields')
  return {
    method,
    path,
    body: takes === 'files' || takes === 'bytes' ? takes : fields,
    query: Object.keys(query?.properties ?? {}),
  }
}
