import { type Call, type ErrorCode, errorCodes, keyActions } from '@vitrine/schemas'

/** What each code means, for whoever writes a program. */
export const meanings: Readonly<Record<ErrorCode, string>> = {
  unreadable: 'The request could not be read: its body is no JSON, or nests too deeply.',
  not_signed_in: 'Neither a session nor a key was sent, or the session is over.',
  wrong_password: 'The e-mail address or the password is wrong.',
  code_needed: 'The password is right, and the account has two-factor sign-in: send `code` too.',
  wrong_code: 'The code of two-factor sign-in is wrong, or was used.',
  wrong_key: 'The API key expired, was revoked or is mistyped.',
  not_allowed: 'The role, or the API key, does not allow this; or the request comes from a page of another site.',
  client_id_missing: 'With a session, a request that changes something must name the site in `Client-id`.',
  not_found: 'It does not exist, or belongs to another site.',
  tenant_not_found: 'There is no such site for whoever asks; or several, and `Client-id` names none.',
  wrong_method: 'This address is asked in another way; `Allow` says which.',
  too_slow: 'The body of the request arrived too slowly.',
  conflict: 'Something else has changed since, or is in the way; `details` and `fields` say what.',
  gone: 'The link, token or file was used, was taken back, or is too old.',
  too_large: 'The request is larger than it may be.',
  wrong_type: 'The content type, or the type of the file, is not accepted.',
  invalid_request: 'Some values do not fit; `fields` says which and why.',
  too_many_requests: 'This was asked too often; `Retry-After` says when to ask again.',
  headers_too_large: 'The headers of the request are larger than they may be.',
  internal: 'A mistake of the service; it is in its log with the `requestId`.',
  unavailable: 'The database, or another part of the service, is not available at the moment.',
  no_space: 'The service has no room left to store this.',
}

/** The codes with which a call can fail. What a handler throws beside them fails its tests (`testing/serve.ts`). */
export function codesOf(call: Call): readonly ErrorCode[] {
  const { method, access, params, query, body, takes, limit, sameOriginOnly, produces, isForKeys } = call
  const isWrite = method !== 'GET'
  const isOfVisitors = access === 'visitor' && !sameOriginOnly && takes !== 'mail'
  const isOfMembers = access !== 'visitor' && access !== 'account'
  // Of a draft, visitors see what a key shows them.
  const isAskedByKey =
    isForKeys || keyActions.some((action) => action === access) || query?.properties?.draftsId !== undefined
  const hasBody = body !== undefined || takes === 'files' || takes === 'mail' || takes === 'bytes'
  const asks = (name: string) => body?.properties?.[name] !== undefined
  const isRead = hasBody || params || query
  return [
    'unreadable',
    // Who delivers mails shows a secret.
    ...(isOfVisitors && !isForKeys ? [] : (['not_signed_in'] as const)),
    ...(asks('password') ? (['wrong_password', 'code_needed'] as const) : []),
    ...(asks('code') ? (['wrong_code'] as const) : []),
    ...(access !== 'visitor' || isAskedByKey ? (['wrong_key'] as const) : []),
    ...(isOfVisitors ? [] : (['not_allowed'] as const)),
    ...(isOfMembers && isWrite ? (['client_id_missing'] as const) : []),
    'not_found',
    ...(access === 'account' ? [] : (['tenant_not_found'] as const)),
    ...(hasBody ? (['too_slow'] as const) : []),
    ...(isWrite ? (['conflict'] as const) : []),
    // A link of ours that is over can be read, too; and a file that is kept for a while.
    ...(isWrite || query?.properties?.token || (produces !== undefined && params) ? (['gone'] as const) : []),
    ...(hasBody ? (['too_large', 'wrong_type'] as const) : []),
    ...(isRead ? (['invalid_request'] as const) : []),
    // Of an API key, also where it is wrong too often.
    ...(limit || isAskedByKey || access === 'account' || isOfMembers ? (['too_many_requests'] as const) : []),
    'headers_too_large',
    'internal',
    'unavailable',
    ...(isWrite ? (['no_space'] as const) : []),
  ]
}

/** The statuses with which a call can fail, each with its codes. */
export const failuresOf = (call: Call): ReadonlyMap<number, readonly ErrorCode[]> =>
  Map.groupBy(codesOf(call), (code) => errorCodes[code])
