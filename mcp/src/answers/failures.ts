import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { CallError, type ErrorCode, isObject } from '@vitrine/schemas'

/** What somebody does about a failure. */
const advice: Partial<Record<ErrorCode, string>> = {
  wrong_key:
    'The API key expired, was revoked or is mistyped. Nothing can be done with it: ask a person for another one.',
  not_signed_in: 'No API key was sent. Set VITRINE_KEY, or send "Authorization: Bearer vitrine_…".',
  not_allowed:
    'The key, or the role of the person who made it, does not allow this. Do not try again: tell the person.',
  not_found: 'Look for the right id with list_pages, find_content or list_sections.',
  tenant_not_found: 'Call list_sites for the sites of this key.',
  conflict: 'Read what there is now, and propose again on its revision. Do not repeat this call as it is.',
  invalid_request: 'Mend what is named, and try again.',
  too_large: 'Send less at once.',
  too_many_requests: 'Wait, and try again.',
  unavailable: 'The instance did not answer. Try again in a minute; what was sent twice is done once.',
  internal: 'The instance failed at this. Try again once, then tell a person, with the time.',
}

/** A failure as the result of a tool: what happened, and what to do. */
export function failureResult(error: unknown): CallToolResult {
  if (!(error instanceof CallError)) throw error
  const { code, message, fields, details, retryAfter } = error
  const wait = retryAfter === undefined ? '' : ` Wait ${retryAfter} seconds.`
  const said = message === code ? '' : ` ${message.replace(/\.?$/, '.')}`
  const text = `${code}:${said}${wait} ${adviceFor(error)}`.replaceAll('  ', ' ')
  const parts = { ...(fields && { fields }), ...(details && { details: shortDetails(details) }) }
  return {
    isError: true,
    content: [
      { type: 'text', text },
      ...(Object.keys(parts).length > 0 ? [{ type: 'text' as const, text: JSON.stringify(parts) }] : []),
    ],
  }
}

function adviceFor({ code, details }: CallError): string {
  if (code === 'conflict' && isObject(details) && Array.isArray(details.clashes))
    return 'Somebody else changed the same meanwhile; "clashes" names it. Read what there is now with get_page or get_content, tell the person whose change would be written over, and propose again on the new revision.'
  return advice[code] ?? ''
}

/** Of what others did, only the last operations: a page of operations is no help. */
function shortDetails(details: object): object {
  const { operations, ...rest } = details as Record<string, unknown>
  return Array.isArray(operations)
    ? { ...rest, operations: operations.slice(-10).map(withoutInverse), operationsSince: operations.length }
    : rest
}

const withoutInverse = (logged: unknown): unknown => {
  if (!isObject(logged)) return logged
  const { inverse: _inverse, ...rest } = logged
  return rest
}
