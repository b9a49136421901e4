import { calls } from '@vitrine/schemas'
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { wireCallOf } from './calls/wire-call.ts'
import { callLines } from './generated-calls.ts'
import { type ClientEvent, type ClientOptions, createClient } from './index.ts'
import { readLine } from './read-line.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)
const failure = (code: string, status: number, headers: Record<string, string> = {}, more: object = {}) =>
  json({ error: { code, message: 'In words.', requestId: 'r-1', ...more } }, { status, headers })

/** A service that answers in turn; the last answer is repeated. */
function service(answers: readonly (() => Response | Promise<Response>)[], more: Partial<ClientOptions> = {}) {
  const asked: Request[] = []
  const client = createClient({
    url: 'https://vitrine.example',
    key: 'vitrine_key',
    ...more,
    async fetch(request) {
      asked.push(request)
      const answer = answers[asked.length - 1] ?? answers.at(-1)
      if (!answer) throw new Error('No answer.')
      return answer()
    },
  })
  return { client, asked }
}
/** Lets waits pass while something is asked. */
async function passing<T>(asking: Promise<T>): Promise<T> {
  let isDone = false
  const done = asking.finally(() => {
    isDone = true
  })
  for (let turn = 0; turn < 200 && !isDone; turn++) await vi.advanceTimersByTimeAsync(1000)
  return done
}
const offline = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }))

test('each line says of a call what its declaration says', () => {
  const lines = new Map(
    Object.entries(callLines).flatMap(([group, methods]) =>
      Object.entries(methods).map(([method, line]) => [`${group}.${method}`, readLine(line)] as const),
    ),
  )
  expect(lines.size).toBeGreaterThan(150)
  for (const call of calls) {
    const line = lines.get(call.name)
    if (!line) continue
    const { body, query, ...wire } = wireCallOf(call)
    expect(line, call.name).toMatchObject({
      ...wire,
      isRepeatable: call.method !== 'POST' || call.isRepeatable === true,
    })
    expect(line.body, call.name).toBe(body)
    // Without a body all is the query.
    if (body === 'fields' || body === 'list') expect(line.query ?? [], call.name).toEqual(query)
    const answer = call.produces === 'text/event-stream' ? 'events' : call.produces ? 'file' : 'json'
    expect(line.answer, call.name).toBe(answer)
  }
})

test('a call is asked with its key, site and language, and answers its data', async () => {
  const { client, asked } = service([() => json({ data: [{ id: 'home' }] })], { language: 'de', site: 'demo' })
  const { data, error } = await client.pages.list({ draftsId: '7', site: 'other/ä' })
  expect([data, error]).toEqual([[{ id: 'home' }], undefined])
  const [request] = asked
  expect(request?.url).toBe('https://vitrine.example/api/site/v1/page/drafts/7/pages')
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    authorization: 'Bearer vitrine_key',
    'client-id': 'other/ä',
    lang: 'de',
  })
  expectTypeOf(client.pages.list).parameter(0).toExtend<{ draftsId: string; site?: string | undefined }>()
  expectTypeOf<NonNullable<typeof data>[number]['status']>().toEqualTypeOf<'draft' | 'published'>()
})

test('parameters, query and body are one flat question', async () => {
  const { client, asked } = service([() => json({ data: {} })])
  await client.media.crop({ id: 'a b', x: 0, y: 0, width: 10, height: 10 } as never)
  await client.content.list({ kind: 'product', pageSize: 100 })
  await client.uploads.sendPiece({ id: 'u1', from: 3, bytes: new Blob(['abc']) } as never)
  await client.media.upload({ files: [new File(['x'], 'x.png', { type: 'image/png' })] })
  const bodies = await Promise.all(asked.map((request) => request.text()))
  expect(asked.map(({ method, url }) => `${method} ${url.replace('https://vitrine.example/api/site/', '')}`)).toEqual([
    'POST v1/media/a%20b/crop',
    'GET v1/content/product?pageSize=100',
    'PUT v1/media/uploads/u1?from=3',
    'POST v1/media',
  ])
  expect([bodies[0], bodies[1], bodies[2]]).toEqual(['{"x":0,"y":0,"width":10,"height":10}', '', 'abc'])
  expect(bodies[3]).toContain('filename="x.png"')
})

test('what the service refuses is a value, with all it says', async () => {
  const fields = { slug: 'Taken.' }
  const { client, asked } = service([() => failure('conflict', 409, {}, { fields, details: { revision: 8 } })])
  const { data, error } = await client.content.save({ baseRevision: 7, operations: [] })
  expect(data).toBeUndefined()
  expect(error).toEqual({
    code: 'conflict',
    message: 'In words.',
    status: 409,
    fields,
    details: { revision: 8 },
    requestId: 'r-1',
    tries: 1,
  })
  expect(asked).toHaveLength(1)
})

test('what comes too often waits as long as it is told, and is sent again, whatever it is', async () => {
  const { client, asked } = service([
    () => failure('too_many_requests', 429, { 'retry-after': '7' }),
    () => json({ data: { id: '1' } }, { status: 201 }),
  ])
  const asking = client.redirects.add({ from: '/a', to: '/b' })
  await vi.advanceTimersByTimeAsync(6900)
  expect(asked).toHaveLength(1)
  expect((await passing(asking)).data).toEqual({ id: '1' })
  expect(await asked[1]?.json()).toEqual({ from: '/a', to: '/b' })
})

test('who would have to wait for long is told so at once', async () => {
  const { client, asked } = service([() => failure('too_many_requests', 429, { 'retry-after': '900' })])
  const { error } = await client.drafts.list()
  expect(error).toMatchObject({ code: 'too_many_requests', retryAfter: 900, tries: 1 })
  expect(asked).toHaveLength(1)
})

test('without an answer, what may come twice is sent again, and nothing else is', async () => {
  const reading = service([offline, () => failure('unavailable', 503), () => json({ data: { items: [] } })])
  expect((await passing(reading.client.content.list({ kind: 'case' }))).data).toEqual({ items: [] })
  expect(reading.asked).toHaveLength(3)

  // Operations have ids: a save that arrived is not done again.
  const saving = service([offline, () => json({ data: { revision: 2 } })])
  const saved = await passing(saving.client.drafts.save({ draftsId: '1', baseRevision: 1, operations: [] }))
  expect(saved.data).toEqual({ revision: 2 })
  expect(await saving.asked[0]?.text()).toBe(await saving.asked[1]?.text())

  const adding = service([offline])
  const { error } = await passing(adding.client.redirects.add({ from: '/a', to: '/b' }))
  expect(error).toEqual({
    code: 'offline',
    message: 'The service could not be reached: connect ECONNREFUSED',
    status: 0,
    tries: 1,
  })
  expect(adding.asked).toHaveLength(1)

  const busy = service([() => failure('unavailable', 503)])
  expect((await passing(busy.client.redirects.add({ from: '/a', to: '/b' }))).error?.tries).toBe(1)
})

test('it ends after as many tries as are wanted', async () => {
  const { client, asked } = service([offline], { retries: 4 })
  expect((await passing(client.drafts.list())).error?.tries).toBe(5)
  expect(asked).toHaveLength(5)
  expect((await passing(client.drafts.list({}, { retries: 0 }))).error?.tries).toBe(1)
})

test('a try that takes too long and a signal that aborts end it', async () => {
  vi.useRealTimers()
  const slow = (request: Request) =>
    new Promise<Response>((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
  const client = createClient({ url: 'https://vitrine.example', fetch: slow, timeout: 20, retries: 0 })
  expect((await client.drafts.list()).error).toMatchObject({ code: 'timeout', status: 0, tries: 1 })
  const controller = new AbortController()
  const asking = client.drafts.list({}, { signal: controller.signal, timeout: 5000 })
  controller.abort()
  expect((await asking).error).toMatchObject({ code: 'aborted' })
  expect((await client.drafts.list({}, { signal: controller.signal })).error).toMatchObject({ code: 'aborted' })
})

test('a signal ends the wait for the next try', async () => {
  const controller = new AbortController()
  const { client, asked } = service([offline])
  const asking = client.drafts.list({}, { signal: controller.signal })
  await vi.advanceTimersByTimeAsync(1)
  controller.abort()
  expect((await asking).error).toMatchObject({ code: 'aborted' })
  expect(asked).toHaveLength(1)
})

test('a page of somebody else is no answer', async () => {
  const page = () => new Response('<h1>Welcome to our network</h1>', { headers: { 'content-type': 'text/html' } })
  expect((await service([page]).client.drafts.list()).error).toMatchObject({ code: 'invalid_answer', status: 200 })
  const refused = () => new Response('<h1>Forbidden</h1>', { status: 403 })
  expect((await service([refused]).client.drafts.list()).error).toMatchObject({ code: 'invalid_answer', status: 403 })
  expect((await service([() => json(null)]).client.drafts.list()).error).toMatchObject({ code: 'invalid_answer' })
})

test('a file is a Blob, and an answer without a body an empty object', async () => {
  const file = service([() => new Response('PK', { headers: { 'content-type': 'application/zip' } })])
  const { data } = await file.client.site.export()
  expect(await data?.text()).toBe('PK')
  const gone = service([() => new Response(null, { status: 204 })])
  expect(await gone.client.redirects.remove({ id: '1' })).toEqual({ data: {} })
})

const line = (...events: readonly string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const event of events) controller.enqueue(new TextEncoder().encode(event))
        controller.close()
      },
    }),
  )

test('a stream goes on behind the last event, and ends when it is left', async () => {
  const { client, asked } = service([
    () => line('id: 5\nevent: operations\ndata: {"revision":5}\n\n'),
    offline as () => Promise<Response>,
    () => line('id: 6\nevent: operations\ndata: {"revision":6}\n\n'),
  ])
  const heard: ClientEvent[] = []
  const listening = (async () => {
    for await (const event of client.drafts.events({ id: '7', after: 4 })) {
      heard.push(event)
      if ((event.data as { revision: number } | undefined)?.revision === 6) break
    }
  })()
  await passing(listening)
  expect(heard).toEqual([
    { type: 'open' },
    { type: 'operations', data: { revision: 5 } },
    { type: 'lost' },
    { type: 'open' },
    { type: 'operations', data: { revision: 6 } },
  ])
  expect(asked.map(({ url, headers }) => [new URL(url).search, headers.get('last-event-id')])).toEqual([
    ['?after=4', null],
    ['', '5'],
    ['', '5'],
  ])
})

test('a stream that is refused says why and ends', async () => {
  const { client, asked } = service([() => failure('wrong_key', 401)])
  const heard = await Array.fromAsync(client.site.events())
  expect(heard).toEqual([
    { type: 'failed', error: { code: 'wrong_key', message: 'In words.', status: 401, requestId: 'r-1', tries: 1 } },
  ])
  expect(asked).toHaveLength(1)
})
