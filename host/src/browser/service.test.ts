import { createApiClient, createFrameToken, type StreamEvent } from '@vitrine/client/calls'
import {
  addFrameTicket,
  draftEvents,
  me,
  newId,
  type Operation,
  saveDraft,
  uploadMedia,
  websiteDraft,
} from '@vitrine/schemas'
import { messageTexts } from '@vitrine/schemas/texts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Instance, instance } from '../testing/instance.ts'

// The browser's side of calls, asked of the real service.

let running: Instance
let cookie: string
beforeAll(async () => {
  running = await instance({ RATE_LIMIT: 'off' })
  const browser = running.browser()
  await browser.post('/login', { form: 'sign-in', email: 'owner@example.com', password: 'correct horse' })
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
})
afterAll(() => running.close())

const askerOf = (token?: () => string | undefined) => ({
  origin: running.url,
  clientId: 'demo',
  locale: 'de',
  token: token ?? (() => undefined),
})
/** As a page of ours asks: with the session, and what a browser says of it. */
const inPage = (request: Request): Promise<Response> => {
  request.headers.set('cookie', cookie)
  request.headers.set('sec-fetch-site', 'same-origin')
  return fetch(request)
}
/** As a frame in somebody else's page asks: there are no cookies. */
const inFrame = (request: Request): Promise<Response> => {
  request.headers.set('sec-fetch-site', 'same-origin')
  return fetch(request)
}
const failure = (answering: Promise<unknown>) => answering.catch((error: unknown) => error)

test('an owner reads a draft, saves, and hears of it on the stream', async () => {
  const send = createApiClient(askerOf(), inPage).send
  const { draftsInfo, pagesList, pageSchemaMap } = await send(websiteDraft, { id: '1' })
  const [page = ''] = pagesList.flatMap(({ id, pageType }) => (pageType === 'home' ? [id] : []))
  const [component] = Object.entries(pageSchemaMap[page]?.components ?? {}).flatMap(([id, { type }]) =>
    type === 'collection' ? [id] : [],
  )
  const heard: StreamEvent[] = []
  const follow = createApiClient(askerOf(), inPage).stream
  const stop = follow(draftEvents, { id: '1', after: draftsInfo.revision }, (event) => heard.push(event))
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'open' }]), 5000)

  const id = newId()
  const operation = { id, type: 'set-setting', of: { page, component }, path: 'title', value: 'Spring' } as Operation
  const save = (operations: readonly Operation[]) =>
    send(saveDraft, { draftsId: '1', baseRevision: draftsInfo.revision, operations })
  const { revision } = await save([operation])
  await vi.waitFor(() => expect(heard).toHaveLength(2), 5000)
  expect(heard[1]).toMatchObject({ type: 'operations', data: { revision, operations: [{ operation }] } })
  stop()

  // Made on the revision before, by somebody who has not heard of it yet.
  const late = await failure(save([{ ...operation, id: newId(), value: 'Summer' } as Operation]))
  expect(late).toMatchObject({ code: 'conflict', details: { revision } })
})

test('a failure is told in the language of the interface', async () => {
  const refused = await failure(createApiClient(askerOf(), inPage).send(websiteDraft, { id: '99' }))
  expect(refused).toMatchObject({ code: 'not_found', message: messageTexts.de['error.not_found'] })
})

test('a picture is uploaded', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const send = createApiClient(askerOf(), inPage).send
  const uploaded = await send(uploadMedia, {}, { files: [new File([png], 'dot.png', { type: 'image/png' })] })
  expect(uploaded).toMatchObject({ kind: 'image', width: 1, height: 1 })
})

test('a frame gets in with a ticket, once, and only to its draft', async () => {
  const { ticket } = await createApiClient(askerOf(), inPage).send(addFrameTicket, { draftsId: '1' })
  const asker = { origin: running.url, clientId: 'demo', locale: 'en' }
  const frame = createFrameToken({ clientId: 'demo', draftsId: '1' }, asker, inFrame)
  const send = createApiClient(askerOf(frame.token), inFrame).send
  expect(await failure(send(websiteDraft, { id: '1' }))).toMatchObject({ code: 'not_signed_in' })
  expect(Date.parse((await frame.enter(ticket)).expiresAt)).toBeGreaterThan(Date.now())
  expect((await send(websiteDraft, { id: '1' })).draftsInfo.id).toBe('1')
  expect(await failure(send(websiteDraft, { id: '2' }))).toMatchObject({ status: 404 })
  expect(await failure(send(me, {}))).toMatchObject({ code: 'not_allowed' })
  expect(await failure(frame.enter(ticket))).toMatchObject({ code: 'gone' })
})

test('a ticket for another draft than that of the address opens nothing', async () => {
  const { ticket } = await createApiClient(askerOf(), inPage).send(addFrameTicket, { draftsId: '1' })
  const asker = { origin: running.url, clientId: 'demo', locale: 'en' }
  const frame = createFrameToken({ clientId: 'demo', draftsId: '2' }, asker, inFrame)
  expect(await failure(frame.enter(ticket))).toMatchObject({ code: 'not_found' })
  expect(frame.token()).toBeUndefined()
})
