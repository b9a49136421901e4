import { roles } from '@vitrine/schemas'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import type { AddressRules } from './address-rules.ts'

/** A host whose build leads `/blog` and `/c` away, and which spells `/collections` as `/products`. */
const addressRules: AddressRules = {
  read: (path) =>
    path === '/collections'
      ? { path: '/products', isKnown: true, canonical: '/products?filter=collection' }
      : {
          path: path.toLowerCase(),
          isKnown: path === '/robots.txt',
          ...(path !== path.toLowerCase() && { canonical: path.toLowerCase() }),
        },
  redirectOf: (path) =>
    path === '/blog' ? { to: '/news', status: 302 } : path === '/c' ? { to: '/a', status: 308 } : undefined,
}

onBothEngines('Redirects that are tried out and imported', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let chairs: string
  let owner: Client
  let count = 0

  beforeAll(async () => {
    storage = await engine.open()
    served = await serve({ storage, addressRules, systemOrigin: 'https://build.example' })
    chairs = (await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), { publish: true })).tenantId
  })
  beforeEach(async () => {
    count += 1
    const files = exampleSite(`lamps-${count}`, 'Lamps', [`lamps-${count}.example`])
    ;({ tenantId } = await importSiteFiles(storage, specs, files, { publish: true, domainsVerified: true }))
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })
  const add = (from: string, to: string, status = 301) => owner.post('v1/site/redirects', { from, to, status })
  const trace = async (path: string, by = owner) => (await by.post('v1/site/redirects/test', { path })).json().data
  const load = async (rules: object[], more: object = {}, by = owner) =>
    by.post('v1/site/redirects/import', { rules, ...more })
  const stored = async () =>
    (await owner.data('v1/site/redirects')).items.map(({ from, to }: Record<string, string>) => `${from} ${to}`)
  const step = (from: string, to: string, status: number, rule: string) => ({ from, to, status, rule })
  const end = (path: string, status: number) => ({ path, status, isAway: false, isCircle: false })

  it('tells what stands at a path that nothing leads away from', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/products', 200],
      ['/robots.txt', 200],
      ['/pages/nothing', 404],
      ['/product/nothing', 404],
      ['/nothing', 404],
      ['/product/a/b', 404],
    ] as const)
      expect([path, await trace(path)]).toEqual([path, { steps: [], end: end(path, status) }])
    const { items } = (await served.get('v1/product/list', { 'client-id': tenantId })).json().data ?? { items: [] }
    for (const { slug } of items.slice(0, 1))
      expect(await trace(`/product/${slug}`)).toEqual({ steps: [], end: end(`/product/${slug}`, 200) })
  })

  it('follows the rules of the owner, of the build and of spellings, each by its name', async () => {
    await add('/old', '/older', 302)
    await add('/older', '/collections')
    await add('/news', 'https://elsewhere.example/news?x=1')
    await add('/way', '/blog')
    expect(await trace('/old/?a=1')).toEqual({
      steps: [
        step('/old', '/collections', 302, 'owner'),
        step('/collections', '/products?filter=collection', 301, 'address'),
      ],
      end: end('/products', 200),
    })
    expect(await trace('/WAY')).toEqual({
      steps: [
        step('/way', '/blog', 301, 'owner'),
        step('/blog', '/news', 302, 'build'),
        step('/news', 'https://elsewhere.example/news?x=1', 301, 'owner'),
      ],
      end: { path: 'https://elsewhere.example/news?x=1', isAway: true, isCircle: false },
    })
    expect((await trace(`/old`)).steps[0].to).toBe('/collections')
    await add('/own', `https://www.lamps-${count}.example/products`)
    expect((await trace('/own')).end).toEqual(end('/products', 200))
  })

  it('passes over a rule that the build leads back, and tells of a circle', async () => {
    // The build leads /c to /a.
    await add('/a', '/c')
    expect(await trace('/a')).toEqual({ steps: [], end: end('/a', 404) })
    // The build leads /blog to /news and /c to /a, the owner /news to /c and /a to /blog.
    const [rule] = (await owner.data('v1/site/redirects')).items
    await owner.ask('DELETE', `v1/site/redirects/${rule.id}`)
    await add('/news', '/c')
    await add('/a', '/blog')
    expect((await trace('/blog')).end).toEqual({ path: '/blog', isAway: false, isCircle: true })
  })

  it.each(['nowhere', '//evil.example', 'https://x.example', '/a/../b', '/%2e%2e', '/a%00', ''])(
    'takes %j for no path',
    async (path) => {
      expect((await owner.post('v1/site/redirects/test', { path })).statusCode).toBe(422)
    },
  )

  it('imports all rows or none', async () => {
    await add('/known', '/products')
    const rows = [
      { from: '/Alt%20e/', to: ' /products ' },
      { from: '/known', to: '/products', status: 301 },
      { from: '/away', to: 'https://elsewhere.example/', status: 302 },
    ]
    const dry = (await load(rows, { dryRun: true })).json().data
    expect(dry).toEqual({
      isStored: false,
      added: 2,
      rows: [
        { from: '/Alt e', to: '/products', status: 301, state: 'ok' },
        { from: '/known', to: '/products', status: 301, state: 'ok' },
        { from: '/away', to: 'https://elsewhere.example/', status: 302, state: 'ok' },
      ],
    })
    expect(await stored()).toEqual(['/known /products'])
    const version = async () => (await served.data('v1/site/info', { 'client-id': tenantId })).contentVersion
    const before = await version()
    expect((await load(rows)).json().data).toEqual({ ...dry, isStored: true })
    expect(await version()).toBe(before + 1)
    expect(await stored()).toEqual(['/Alt e /products', '/away https://elsewhere.example/', '/known /products'])
    expect((await load(rows)).json().data).toMatchObject({ isStored: true, added: 0 })
    const audit = await storage.db.selectFrom('audit').select('action').where('tenant_id', '=', tenantId).execute()
    expect(audit.filter(({ action }) => action === 'redirect.add')).toHaveLength(3)
  })

  it('says of each row what is wrong, and stores none then', async () => {
    await add('/known', '/products')
    const { isStored, added, rows } = (
      await load([
        { from: '/fine', to: '/products' },
        { from: 'no-path', to: '/products' },
        { from: '/bad', to: 'javascript:alert(1)' },
        { from: '/fine/', to: '/cases' },
        { from: '/known', to: '/cases' },
        { from: '/round', to: '/round-again' },
        { from: '/round-again', to: '/round' },
      ])
    ).json().data
    expect([isStored, added]).toEqual([false, 0])
    expect(rows.map(({ state, field }: Record<string, string>) => `${state} ${field ?? ''}`)).toEqual([
      'ok ',
      'problem from',
      'problem to',
      'problem from',
      'problem from',
      'problem to',
      'problem to',
    ])
    for (const { problem } of rows.slice(1)) expect(problem).toMatch(/\.$/)
    expect(await stored()).toEqual(['/known /products'])
  })

  it('holds the greatest number of redirects', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => ({ from: `/old-${at}`, to: '/products' }))
    await add('/one', '/products')
    expect((await load(many)).json().data).toMatchObject({ isStored: false, added: 0 })
    const answer = await load(many.slice(1))
    expect(answer.json().error).toBeUndefined()
    expect(answer.json().data).toMatchObject({ isStored: true, added: 999 })
    expect((await load([...many, ...many])).statusCode).toBe(422)
    expect((await load([])).statusCode).toBe(422)
  }, 180_000)

  it('is for members who may, on their own site', async () => {
    for (const role of roles) {
      const member = await served.memberOf(tenantId, { role })
      expect([role, (await trace('/', member)).end.status]).toEqual([role, 200])
      const mayWrite = role === 'owner' || role === 'admin'
      const answer = await load([{ from: `/by-${role}`, to: '/' }], { dryRun: true }, member)
      expect([role, answer.statusCode]).toEqual([role, mayWrite ? 200 : 403])
    }
    const stranger = await served.memberOf(chairs, { role: 'owner' })
    await add('/secret', '/products')
    expect((await trace('/secret', stranger)).steps).toEqual([])
    for (const call of ['test', 'import'])
      expect(
        (await stranger.post(`v1/site/redirects/${call}`, { path: '/' }, { 'client-id': tenantId })).statusCode,
      ).toBe(404)
  })
})
