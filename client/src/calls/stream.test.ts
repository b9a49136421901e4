import { draftEvents } from '@vitrine/schemas'
import { expect, test, vi } from 'vitest'
import type { StreamEvent } from '../wire/follow.ts'
import { createStream } from './stream.ts'

const asker = { origin: 'http://localhost:3000', clientId: 'acme', locale: 'en', token: () => 'secret' }

/** A line that says something in pieces and then ends, breaks or stays open. */
const line = (pieces: readonly string[], end: 'end' | 'break' | 'open' = 'end') =>
  new Response(
    new ReadableStream({
      async start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        // What was sent is read before the line breaks.
        await new Promise((resolve) => setTimeout(resolve))
        if (end === 'end') controller.close()
        if (end === 'break') controller.error(new TypeError('network error'))
      },
    }),
  )

/** Listens to lines that follow each other; the last one is repeated. */
function listen(lines: readonly (() => Response)[]) {
  const asked: Request[] = []
  const heard: StreamEvent[] = []
  const stream = createStream(asker, async (request) => {
    asked.push(request)
    return (lines[asked.length - 1] ?? lines.at(-1) ?? (() => line([], 'open')))()
  })
  const stop = stream(draftEvents, { id: '7', after: 3 }, (event) => heard.push(event))
  return { asked, heard, stop }
}

test('tells events however they are cut, and passes over comments and what it does not know', async () => {
  const { heard, stop, asked } = listen([
    () =>
      line(
        [
          ': open\nretry: 1000\n\n',
          'event: operations\nid: 4\nda',
          'ta: {"revision":4,\ndata: "by":"Zoë"}\n\nevent: release\r\n',
          'id: 4\r\ndata: {"release":null}\r',
          '\n\r\n: still here\n\nevent: empty\n\ndata: no JSON\n\ndata: {"cut":',
        ],
        'open',
      ),
  ])
  await vi.waitFor(() => expect(heard).toHaveLength(4))
  expect(heard).toEqual([
    { type: 'open' },
    { type: 'operations', data: { revision: 4, by: 'Zoë' } },
    { type: 'release', data: { release: null } },
    { type: 'message', data: 'no JSON' },
  ])
  expect(asked[0]?.url).toBe('http://localhost:3000/api/site/v1/page/drafts/7/events?after=3')
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer secret')
  stop()
})

test('goes on where a line broke, and says so', async () => {
  const { heard, asked, stop } = listen([
    () => line(['event: operations\nid: 5\ndata: 5\n\n'], 'break'),
    () => new Response('<html>', { status: 502 }),
    () => line(['event: operations\nid: 6\ndata: 6\n\n'], 'open'),
  ])
  await vi.waitFor(() => expect(heard).toHaveLength(5), 10_000)
  expect(heard).toEqual([
    { type: 'open' },
    { type: 'operations', data: 5 },
    { type: 'lost' },
    { type: 'open' },
    { type: 'operations', data: 6 },
  ])
  expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?after=3', '', ''])
  expect(asked.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '5', '5'])
  stop()
})

test('hangs up when nobody listens any more', async () => {
  const cancelled = vi.fn()
  const { asked, stop } = listen([() => new Response(new ReadableStream({ cancel: cancelled }))])
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  stop()
  expect(asked[0]?.signal.aborted).toBe(true)
})
