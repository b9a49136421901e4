import type { Answer, redirectRules } from '@vitrine/schemas'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

onBothEngines('Redirects', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let clientId: string
  let owner: Client
  let stranger: Client
  let count = 0

  beforeAll(async () => {
    storage = await engine.open()
    served = await serve({ storage, systemOrigin: 'https://build.example' })
    const chairs = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'))
    stranger = await served.memberOf(chairs.tenantId, { role: 'owner' })
  })
  beforeEach(async () => {
    clientId = `lamps-${++count}`
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(clientId, 'Lamps', [`lamps-${count}.example`]), {
      publish: true,
      domainsVerified: true,
    }))
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })
  const add = (from: string, to: string, status?: number) =>
    owner.post('v1/site/redirects', { from, to, ...(status !== undefined && { status }) })
  const change = (by: Client, id: string, body: object) => by.ask('PUT', `v1/site/redirects/${id}`, body)
  const remove = (by: Client, id: string) => by.ask('DELETE', `v1/site/redirects/${id}`)
  const rules = (): Promise<Answer<typeof redirectRules>> => owner.data('v1/site/redirect-rules')
  const version = async () => (await served.data('v1/site/info', { 'client-id': clientId })).contentVersion

  it('are told as a list to members who may read settings, and to no visitor', async () => {
    await add('/secret-campaign', '/products')
    const asked = { 'client-id': clientId }
    expect((await served.get('v1/site/redirect-rules', asked)).statusCode).toBe(401)
    expect((await served.get('v1/site/redirects', asked)).statusCode).toBe(401)
    const viewer = await served.memberOf(tenantId, { role: 'viewer' })
    expect(await viewer.data('v1/site/redirect-rules')).toEqual(await served.api.redirectsOf(tenantId))
    expect((await stranger.get('v1/site/redirect-rules', asked)).statusCode).toBe(404)
    expect(await served.api.redirectsOf('nowhere')).toEqual([])
  })

  it('lead somewhere else at once', async () => {
    const before = await version()
    const added = await add('/Alt%20e//Seite/?x=1#y', '/about-us?from=old', 308)
    expect(added.statusCode).toBe(201)
    expect(added.json().data).toMatchObject({
      from: '/Alt e/Seite',
      to: '/about-us?from=old',
      status: 308,
      revision: 1,
    })
    expect((await add('/shop', 'https://shop.example/lamps')).json().data.status).toBe(301)
    expect(await rules()).toEqual([
      { from: '/Alt e/Seite', to: '/about-us?from=old', status: 308 },
      { from: '/shop', to: 'https://shop.example/lamps', status: 301 },
    ])
    expect(await version()).toBe(before + 2)
    expect(await owner.data('v1/site/redirects?pageSize=1&page=2')).toMatchObject({
      total: 2,
      items: [{ from: '/shop' }],
    })
  })

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    '//evil.example',
    '/\\evil.example',
    '/a\tb',
    'pages',
    'https://user:word@evil.example',
    'http://',
    '/%',
    '/a/%2e%2e/b',
  ])('never lead to %j', async (to) => {
    const refused = await add('/a', to)
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, ['to']])
  })

  it.each(['a', '//a', 'https://a.example', '/%zz', '/a%2fb', '/a%00'])('never start at %j', async (from) => {
    const refused = await add(from, '/b')
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, ['from']])
  })

  it('take a visitor to the end of a chain in one step', async () => {
    await add('/a', '/b')
    await add('/b', '/c/?x=1', 302)
    await add('/c', 'https://c.example/#end')
    await add('/x', '/y', 308)
    await add('/y', '/z', 308)
    expect(await rules()).toEqual([
      { from: '/a', to: 'https://c.example/#end', status: 302 },
      { from: '/b', to: 'https://c.example/#end', status: 302 },
      { from: '/c', to: 'https://c.example/#end', status: 301 },
      { from: '/x', to: '/z', status: 308 },
      { from: '/y', to: '/z', status: 308 },
    ])
    expect((await owner.data('v1/site/redirects')).items[0].to).toBe('/b')
  })

  it('never lead round in a circle, however it is written', async () => {
    await add('/a', '/b')
    for (const to of [
      '/a',
      '/%61?x=1',
      '/a/#top',
      `https://lamps-${count}.example/a`,
      `http://www.lamps-${count}.example:8080/a/`,
      `https://build.example/${clientId}/a`,
    ]) {
      const refused = await add('/b', to)
      expect([to, refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([to, 409, ['to']])
    }
    expect((await add('/self', '/self?again=1')).statusCode).toBe(409)
    expect((await add('/b', '/c')).statusCode).toBe(201)
    const { id, revision } = (await owner.data('v1/site/redirects')).items[1]
    expect((await change(owner, id, { from: '/b', to: '/a', revision })).statusCode).toBe(409)
    const both = await Promise.all([add('/x', '/y'), add('/y', '/x')])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  })

  it('start at each path once', async () => {
    await add('/a', '/b')
    const again = await add('/a/', '/c')
    expect([again.statusCode, Object.keys(again.json().error.fields)]).toEqual([409, ['from']])
  })

  it('are changed by who knows what they say, and removed', async () => {
    const { id, revision } = (await add('/a', '/b')).json().data
    expect((await change(owner, id, { from: '/a', to: '/c', revision })).json().data).toMatchObject({
      to: '/c',
      revision: 2,
    })
    const stale = await change(owner, id, { from: '/a', to: '/d', revision })
    expect([stale.statusCode, stale.json().error.details]).toEqual([409, { revision: 2 }])
    for (const response of [
      await change(stranger, id, { from: '/a', to: '/d', revision: 2 }),
      await remove(stranger, id),
    ])
      expect(response.statusCode).toBe(404)
    const editor = await served.memberOf(tenantId, { role: 'editor' })
    expect((await editor.get('v1/site/redirects')).statusCode).toBe(200)
    expect((await remove(editor, id)).statusCode).toBe(403)
    expect((await remove(owner, id)).statusCode).toBe(204)
    expect((await remove(owner, id)).statusCode).toBe(404)
    expect(await rules()).toEqual([])
    const events = await owner.data('v1/site/audit?action=redirect')
    expect(events.total).toBe(3)
  })

  it('are a thousand at most', async () => {
    const row = (at: number) =>
      ({ tenant_id: tenantId, id: `r${at}`, path: `/p${at}`, target: `/p${at + 1}`, status: 301, revision: 1 }) as const
    for (let at = 0; at < 999; at += 111)
      await storage.db
        .insertInto('redirects')
        .values(Array.from({ length: 111 }, (_, step) => row(at + step)))
        .execute()
    expect((await add('/last', '/p0')).statusCode).toBe(201)
    const last = (await rules()).find(({ from }) => from === '/last')
    expect(last).toEqual({ from: '/last', to: '/p999', status: 301 })
    expect((await add('/more', '/x')).statusCode).toBe(409)
  })
})
