import { type Call, keyActions } from '@vitrine/schemas'

const described: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  401: 'Not signed in, or the API key is not valid.',
  403: 'The role does not allow this, or the request comes from another site.',
  404: 'It does not exist, or belongs to another site.',
  408: 'The request arrived too slowly.',
  409: 'It conflicts with something that exists or has changed since.',
  410: 'The link was already used or has expired.',
  413: 'The request is too large.',
  415: 'The content type is not supported.',
  422: 'Some values are invalid; `fields` says which.',
  429: 'Too many requests; `Retry-After` says when to try again.',
  431: 'The request headers are too large.',
  500: 'An internal error; it is logged with the request id.',
  503: 'The database is not available at the moment.',
  507: 'There is not enough storage space.',
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
  isForKeys = false,
}: Call): readonly number[] {
  const isWrite = method !== 'GET'
  const isOfVisitors = access === 'visitor' && !sameOriginOnly && takes !== 'mail'
  // Of a draft, visitors see what a key shows them.
  const isAskedByKey =
    isForKeys || keyActions.some((action) => action === access) || query?.properties?.draftsId !== undefined
  const hasBody = body !== undefined || takes === 'files' || takes === 'mail' || takes === 'bytes'
  return [
    400,
    // Who delivers mails shows a secret.
    ...(isOfVisitors ? (isAskedByKey ? [401] : []) : [401, 403]),
    404,
    ...(hasBody ? [408] : []),
    ...(isWrite ? [409] : []),
    // A link of ours that is over can be read, too.
    ...(isWrite || query?.properties?.token ? [410] : []),
    ...(hasBody ? [413, 415] : []),
    ...(params || query || body || takes === 'files' ? [422] : []),
    // Of an API key, also where it is wrong too often.
    ...(limit || isAskedByKey ? [429] : []),
    431,
    500,
    503,
    ...(isWrite ? [507] : []),
  ]
}

/** Each with what it means, for the description of the API. */
export const describedFailures = (call: Call): readonly (readonly [status: number, description: string])[] =>
  failuresOf(call).map((status) => [status, described[status] ?? ''])
