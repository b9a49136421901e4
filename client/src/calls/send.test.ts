import {
  CallError,
  draftPageById,
  exportSite,
  listOperations,
  removePreviewLink,
  saveAssociations,
  saveDraft,
  uploadMedia,
} from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { clientIdOf } from '../wire/request.ts'
import { createSend } from './send.ts'

const asker = { origin: 'http://localhost:3000', clientId: 'acme', locale: 'de', token: () => undefined }

/** A service that answers everything in one way, and what it was asked. */
function service(answer: () => Response | Promise<Response>, more: Partial<typeof asker> | object = {}) {
  const asked: Request[] = []
  const send = createSend({ ...asker, ...more }, async (request) => {
    asked.push(request)
    return answer()
  })
  return { send, asked }
}
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)
const failure = (code: string, status: number, more: object = {}, headers: Record<string, string> = {}) =>
  json({ error: { code, message: 'In words.', requestId: 'r', ...more } }, { status, headers })
const failureOf = async (answering: Promise<unknown>): Promise<CallError> => {
  const failure = await answering.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CallError)
  return failure as CallError
}

test('R243 Client-id is the tenant id, else the clientId of the address, else none', async () => {
  const { send, asked } = service(() => json({ data: {} }), {
    clientId: clientIdOf({ tenantId: '12', clientId: 'acme' }),
  })
  await send(removePreviewLink, { id: 'x' })
  expect(asked[0]?.headers.get('client-id')).toBe('12')
  expect([clientIdOf({ clientId: 'acme' }), clientIdOf({})]).toEqual(['acme', 'none_client_id'])
})

test('parameters stand in the path, escaped; what a call reads besides is the query', async () => {
  const { send, asked } = service(() => json({ data: { items: [] } }))
  expect(await send(listOperations, { id: '7', after: 3 })).toEqual({ items: [] })
  await send(draftPageById, { draftsId: '7', id: 'a/b $&' })
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET http://localhost:3000/api/site/v1/page/drafts/7/operations?after=3',
    'GET http://localhost:3000/api/site/v1/page/drafts/7/pages/a%2Fb%20%24%26',
  ])
  expect(await asked[0]?.text()).toBe('')
})

test('says which site is meant, in which language to answer, and what lets a frame in', async () => {
  const { send, asked } = service(() => json({ data: {} }), { token: () => 'secret' })
  await send(listOperations, { id: '7' })
  await send(listOperations, { id: '7' }, { language: 'ar' })
  const shown = (name: string) => asked.map(({ headers }) => headers.get(name))
  expect(shown('client-id')).toEqual(['acme', 'acme'])
  expect(shown('lang')).toEqual(['de', 'ar'])
  expect(shown('authorization')).toEqual(['Bearer secret', 'Bearer secret'])
  const open = service(() => json({ data: {} }))
  await open.send(listOperations, { id: '7' })
  expect(open.asked[0]?.headers.has('authorization')).toBe(false)
})

test('a body is JSON, and a list as it stands', async () => {
  const { send, asked } = service(() => json({ data: { revision: 4, operations: [] } }))
  await send(saveDraft, { draftsId: '7', baseRevision: 3, operations: [] })
  await send(saveAssociations, {
    draftsId: '7',
    body: [{ sourcePageId: 'home', targetType: 'product', targetIds: [] }],
  })
  expect(asked[0]?.headers.get('content-type')).toBe('application/json')
  expect(await asked[0]?.json()).toEqual({ draftsId: '7', baseRevision: 3, operations: [] })
  expect(asked[1]?.url).toMatch(/batch\?draftsId=7$/)
  expect(await asked[1]?.json()).toEqual([{ sourcePageId: 'home', targetType: 'product', targetIds: [] }])
})

test('files go as a form, and come as they are', async () => {
  const { send, asked } = service(() => json({ data: { id: 'f' } }, { status: 201 }))
  await send(uploadMedia, {}, { files: [new File(['abc'], 'a.png')] })
  const file = (await asked[0]?.formData())?.get('file') as File
  expect([file.name, await file.text()]).toEqual(['a.png', 'abc'])
  const zip = await service(() => new Response('zip')).send(exportSite, {})
  expect(await (zip as unknown as Blob).text()).toBe('zip')
})

test('where there is nothing to tell, nothing is read', async () => {
  const { send } = service(() => new Response(null, { status: 204 }))
  expect(await send(removePreviewLink, { id: 'a' })).toEqual({})
})

test('a failure has its code, words, fields, details and when to come again', async () => {
  const details = { revision: 9 }
  const conflict = await failureOf(
    service(() => failure('conflict', 409, { fields: { title: 'Taken.' }, details })).send(listOperations, { id: '7' }),
  )
  expect(conflict).toMatchObject({ code: 'conflict', status: 409, message: 'In words.', details })
  expect(conflict.fields).toEqual({ title: 'Taken.' })
  const tooMany = service(() => failure('too_many_requests', 429, {}, { 'retry-after': '12' }))
  expect((await failureOf(tooMany.send(listOperations, { id: '7' }))).retryAfter).toBe(12)
})

test.each([
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
  [500, 'internal'],
  [413, 'too_large'],
  [401, 'not_signed_in'],
  [418, 'unreadable'],
])('what stands between us and the service answers %i in HTML: %s', async (status, code) => {
  const { send } = service(() => new Response('<html>', { status }))
  expect(await failureOf(send(listOperations, { id: '7' }))).toMatchObject({ code, message: code })
})

test('a success that is none: HTML, cut JSON, another envelope', async () => {
  for (const body of ['<html>', '{"data": {"items": [', '{"items": []}', 'null']) {
    const { send } = service(() => new Response(body))
    expect(await failureOf(send(listOperations, { id: '7' })), body).toMatchObject({ code: 'unavailable' })
  }
})

test('no answer at all is told apart, a request that was called off is no failure', async () => {
  const broken = service(() => Promise.reject(new TypeError('Failed to fetch')))
  const failure = await failureOf(broken.send(listOperations, { id: '7' }))
  expect(failure).toMatchObject({ code: 'unavailable', details: { isOffline: true } })
  const calledOff = new AbortController()
  const { send } = service(() => Promise.reject(calledOff.signal.reason))
  calledOff.abort()
  const error = await send(listOperations, { id: '7' }, { signal: calledOff.signal }).catch((error: unknown) => error)
  expect(error).toMatchObject({ name: 'AbortError' })
})

test('a frame shows its key and not who is signed in beside it (R7)', async () => {
  const { send, asked } = service(() => json({ data: { items: [] } }), {
    token: () => 'key',
    credentials: 'omit',
  })
  await send(listOperations, { id: '7' })
  expect(asked[0]?.credentials).toBe('omit')
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer key')
})
