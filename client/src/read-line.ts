import type { WireCall } from './wire/request.ts'

/** A call as the client asks it. */
export interface ClientCall extends WireCall {
  readonly answer: 'json' | 'file' | 'events'
  /** Whether it has the same effect however often it is sent. */
  readonly isRepeatable: boolean
}

/** Reads a line of `callLines`: method, path, and what is not as usual. */
export function readLine(line: string): ClientCall {
  const [method = '', path = '', ...words] = line.split(' ')
  const is = (word: string) => words.includes(word)
  const named = (['list', 'files', 'bytes'] as const).find(is)
  const hasBody = method !== 'GET' && method !== 'DELETE'
  return {
    method,
    path: `v1/${path}`,
    body: named ?? ((hasBody || is('fields')) && !is('nothing') ? 'fields' : undefined),
    query: words
      .find((word) => word[0] === '?')
      ?.slice(1)
      .split(','),
    answer: is('events') ? 'events' : is('file') ? 'file' : 'json',
    isRepeatable: !is('once'),
  }
}
