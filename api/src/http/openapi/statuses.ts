import type { Call } from '@vitrine/schemas'

const described: Readonly<Record<number, string>> = {
  400: 'What was sent cannot be read.',
  401: 'Nobody is signed in.',
  403: 'The role is too small, or another site asks.',
  404: 'There is no such thing, or it is not on this site.',
  408: 'It arrived too slowly.',
  409: 'Something else is in the way, or is newer.',
  410: 'It was used already, or is too old.',
  413: 'It is too large.',
  415: 'It is of another type than this call takes.',
  422: 'It does not fit; `fields` tells what.',
  429: 'That was too often; `Retry-After` tells when to come back.',
  431: 'The headers are too large.',
  500: 'A mistake of ours; it is logged under the request id.',
  503: 'The database is away for the moment.',
  507: 'There is no room left.',
}

/** The statuses with which a call can fail, besides those of its success. */
export function failuresOf({
  method,
  access,
  params,
  query,
  body,
  takes,
  limit,
  sameOriginOnly,
}: Call): readonly number[] {
  const isWrite = method !== 'GET'
  const hasBody = body !== undefined || takes === 'files'
  return [
    400,
    ...(access === 'visitor' && !sameOriginOnly ? [] : [401, 403]),
    404,
    ...(hasBody ? [408] : []),
    ...(isWrite ? [409] : []),
    // A link of ours that is over can be read, too.
    ...(isWrite || query?.properties?.token ? [410] : []),
    ...(hasBody ? [413, 415] : []),
    ...(params || query || body || takes === 'files' ? [422] : []),
    ...(limit ? [429] : []),
    431,
    500,
    503,
    ...(isWrite ? [507] : []),
  ]
}

/** Each with what it means, for the description of the API. */
export const describedFailures = (call: Call): readonly (readonly [status: number, description: string])[] =>
  failuresOf(call).map((status) => [status, described[status] as string])
