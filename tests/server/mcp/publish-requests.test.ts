import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Ground, refusal, startGround, use } from './ground.ts'

let ground: Ground
let program: Client
beforeAll(async () => {
  ground = await startGround()
  program = await ground.program((await ground.keyOf({ name: 'Translator' })).key)
})
afterAll(() => ground.close())

const edit = async (value: string) => {
  const { revision: base } = await use(program, 'list_pages')
  const operations = [{ type: 'set-setting', of: { page: 'home', component: 'posterA1' }, path: 'title', value }]
  const { proposal } = await use(program, 'propose_operations', { base, operations })
  return (await use(program, 'apply_proposal', { proposal })).revision
}
const shownTitle = async () => {
  const config = await ground.served.data('v1/page/pages/config-by-path?path=/', { 'client-id': ground.tenantId })
  return config.edition.components.posterA1.props.title
}
const requests = () => ground.owner.data('v1/site/publish-requests')
const onToday = async (client: Pick<Ground['owner'], 'data'> = ground.owner) =>
  (await client.data('v1/site/today')).items.find(({ kind }: { kind: string }) => kind === 'publish-requests')
const publish = (more: object = {}) =>
  ground.owner.post('v1/site/publish', { draftsId: ground.draftsId, acceptWarnings: true, wait: true, ...more })

it('asks, publishes nothing, and a person’s publish is what decides', async () => {
  const before = await shownTitle()
  const revision = await edit('Asked for')
  const asked = await use(program, 'request_publish', { note: 'The new title of the home page' })
  expect(asked).toMatchObject({ state: 'open', draft: ground.draftsId, revision })
  expect(asked.note).toMatch(/^Nothing is published/)
  expect(await shownTitle()).toBe(before)
  expect(await requests()).toMatchObject([
    {
      id: asked.request,
      state: 'open',
      by: 'owner',
      key: 'Translator',
      note: 'The new title of the home page',
      revision,
    },
  ])
  expect(await onToday()).toMatchObject({
    count: 1,
    level: 'info',
    to: '/releases/review',
    draftsId: ground.draftsId,
  })
  expect(await onToday(await ground.served.memberOf(ground.tenantId, { role: 'content-editor' }))).toBeUndefined()
  const log = async () => (await ground.owner.data('v1/site/audit?action=site')).items
  expect((await log())[0]).toMatchObject({ action: 'site.ask-publish', key: 'Translator', object: asked.request })

  expect((await publish()).statusCode).toBe(200)
  expect(await shownTitle()).toBe('Asked for')
  expect(await requests()).toMatchObject([{ id: asked.request, state: 'published', endedBy: 'owner' }])
  expect(await onToday()).toBeUndefined()
})

it('has one request wait for each draft, and asks for some of it', async () => {
  await edit('Once more')
  await use(program, 'request_publish', { note: 'First' })
  await use(program, 'request_publish', { note: 'Second', languages: ['de'], pages: ['home'] })
  const open = (await requests()).filter(({ state }: { state: string }) => state === 'open')
  expect(open).toMatchObject([{ note: 'Second', languages: ['de'], pages: [{ id: 'home', name: 'Home' }] }])
  expect(await refusal(program, 'request_publish', { note: 'x', languages: ['ja'] })).toMatch(/^invalid_request/)
  expect(await refusal(program, 'request_publish', { note: 'x', pages: ['nowhere'] })).toMatch(/^invalid_request/)
  expect(await refusal(program, 'request_publish', {})).toMatch(/does not fit/)
  // Another language than was asked for is no answer to it.
  await publish({ languages: ['en'] })
  expect(await onToday()).toMatchObject({ count: 1 })
  await edit('In German too')
  await publish({ languages: ['de'] })
  expect(await onToday()).toBeUndefined()
})

it('is declined by people alone', async () => {
  const before = await shownTitle()
  await edit('Not wanted')
  const { request } = await use(program, 'request_publish', { note: 'Please' })
  const { key } = await ground.keyOf()
  const decline = (headers: Record<string, string>) =>
    ground.served.ask('POST', `v1/site/publish-requests/${request}/decline`, undefined, headers)
  expect((await decline({ authorization: `Bearer ${key}` })).statusCode).toBe(403)
  const translator = await ground.served.memberOf(ground.tenantId, { role: 'translator', languages: ['de'] })
  expect((await translator.ask('POST', `v1/site/publish-requests/${request}/decline`)).statusCode).toBe(403)
  expect((await ground.owner.ask('POST', `v1/site/publish-requests/${request}/decline`)).statusCode).toBe(204)
  expect((await ground.owner.ask('POST', `v1/site/publish-requests/${request}/decline`)).statusCode).toBe(404)
  expect(await shownTitle()).toBe(before)
  expect((await requests())[0]).toMatchObject({ id: request, state: 'declined', endedBy: 'owner' })
  const { items } = await ground.owner.data('v1/site/audit?action=site.decline-publish')
  expect(items).toHaveLength(1)
})
