import { pageConfigByPath, pageIdByPath, pageTypeKeys } from '@vitrine/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

const lamps = { 'client-id': 'lamps' }

onBothEngines('Pages', (engine) => {
  let storage: Storage
  let served: Served
  let foreign: string

  beforeAll(async () => {
    storage = await engine.open()
    served = await serve({ storage, maySeeDraft: ({ client }, draftsId) => client === 'lamps' && draftsId !== '99' })
    await importSiteFiles(storage, specs, exampleSite(), { draftsId: '1', publish: true })
    foreign = (await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), { publish: true })).draftsId
    await importSiteFiles(storage, specs, exampleSite('hidden', 'Hidden'))
  })

  it.each([
    ['/', 'home', 'home'],
    ['/home', 'home', 'home'],
    ['/pages/about-us', 'about', 'pages'],
    ['/pages/about', 'about', 'pages'],
    ['/pages/about-us/', 'about', 'pages'],
    ['/product/anything at all', 'product-page', 'product'],
    ['/products', 'products-page', 'products'],
  ])('finds the page at %s', async (path, id, pageType) => {
    expect(await served.data(`v1/page/pages/id-by-path?path=${encodeURIComponent(path)}`, lamps)).toEqual({
      id,
      pageType,
    })
    expect(
      (await served.data(`v1/page/pages/config-by-path?path=${encodeURIComponent(path)}`, lamps)).edition.page.id,
    ).toBe(id)
  })

  it.each(['/pages/nothing', '/pages', '/cases', '/x/y', '/products/1', '/pages/%2e%2e'])(
    'finds no page at %s',
    async (path) => {
      expect((await served.get(`v1/page/pages/id-by-path?path=${encodeURIComponent(path)}`, lamps)).statusCode).toBe(
        404,
      )
    },
  )

  it('gives a page with all that stands around it, in the language asked', async () => {
    const home = await served.data('v1/page/pages/config-by-path?path=/', { ...lamps, lang: 'de' })
    expect(home.edition.language).toBe('de')
    expect(home.edition.page.name).toBe('Start')
    expect(home.edition.components.posterA1.props).toMatchObject({ title: 'Willkommen', height: 500 })
    expect(home.edition.components.posterA1.mobile).toEqual({ height: 300 })
    expect(home.edition.components.posterA1.props.picture.src).toMatch(/^\/media\/[0-9]+\/hall\.png$/)
    expect(home.header.components.headerA1.props.title).toBe('Lamps Ltd')
    expect(home.footer).toBeUndefined()
    expect(home.menus.main.items[0].label).toBe('Über uns')
    expect(home.theme.name).toBe('Harbour')
    expect(home.address).toMatch(/^[0-9a-f]{64}$/)
    const english = await served.data('v1/page/pages/config-by-path?path=/', lamps)
    expect(english.address).not.toBe(home.address)
    expect(await served.api.send(pageConfigByPath, { path: '/' }, { clientId: 'lamps', language: 'de' })).toEqual(home)
    expect(await served.data('v1/page/pages/config/home', { ...lamps, lang: 'de' })).toEqual(home)
  })

  it('upgrades older sections, keeps unknown ones, and leaves the header out where a page has none', async () => {
    const about = await served.data('v1/page/pages/config/about', lamps)
    expect(about.edition.components.posterB1).toMatchObject({ version: 2, props: { title: 'About us' } })
    expect(about.edition.components.strangeA).toMatchObject({ version: 9, props: { anything: { goes: ['here'] } } })
    expect(about.header).toBeUndefined()
  })

  it('gives the record of a page by id, and no page of another tenant', async () => {
    expect(await served.data('v1/page/pages/about', { ...lamps, lang: 'de' })).toEqual({
      id: 'about',
      pageType: 'pages',
      slug: 'about-us',
      name: 'Über uns',
      url: '/pages/about-us',
    })
    expect((await served.data('v1/page/pages/product-page', lamps)).url).toBe('/product')
    for (const id of ['nothing', 'config', '__proto__', 'constructor'])
      expect((await served.get(`v1/page/pages/${id}`, lamps)).statusCode).toBe(404)
    const { id } = await storage.db
      .updateTable('tenants')
      .set({ current_release: null })
      .where('client_id', '=', 'chairs')
      .returning('id')
      .executeTakeFirstOrThrow()
    storage.changes.tell({ kind: 'site', id })
    expect((await served.get('v1/page/pages/home', { 'client-id': 'chairs' })).statusCode).toBe(404)
  })

  it('answers 404 for a site that was never published', async () => {
    expect((await served.get('v1/page/pages/id-by-path?path=/', { 'client-id': 'hidden' })).statusCode).toBe(404)
    expect((await served.data('v1/site/info', { 'client-id': 'hidden' })).currentDraftRelease).toBeNull()
  })

  it('lists addresses: of pages, of what a kind of page shows, and all of them', async () => {
    const urls = async (query: string) =>
      (await served.data(`v1/page/list-pageUrl-by-type${query}`, { ...lamps, lang: 'de' })).map(
        ({ url }: { url: string }) => url,
      )
    expect(await urls('?type=pages')).toEqual(['/pages/about-us'])
    expect(await urls('?type=home')).toEqual(['/'])
    expect(await urls('?type=product')).toEqual(['/product/torch', '/product/desk-lamp', '/product/arc-lamp'])
    expect(await urls('?type=collections')).toEqual(['/collection/indoor', '/collection/outdoor'])
    expect(await urls('?type=policy')).toEqual(['/policy/privacy'])
    expect(await urls('')).toEqual(
      expect.arrayContaining(['/', '/pages/about-us', '/products', '/case/tower', '/info-detail/news']),
    )
    const products = await served.data('v1/page/list-pageUrl-by-type?type=product', { ...lamps, lang: 'de' })
    expect(products[1]).toEqual({
      id: expect.any(String),
      name: 'Tischlämpchen',
      url: '/product/desk-lamp',
      type: 'product',
    })
  })

  it('lists the kinds of pages', async () => {
    const types = await served.data('v1/page/page-types')
    expect(types.map(({ key }: { key: string }) => key)).toEqual(pageTypeKeys)
    expect(types[8]).toEqual({
      key: 'info-detail',
      name: 'News article',
      basePath: '/info-detail',
      single: true,
      needsId: true,
    })
  })

  describe('of a draft', () => {
    const path = (draftsId: string) => `v1/page/pages/config-by-path?path=/&draftsId=${draftsId}`

    it('are shown to whom may see it, and kept by no cache', async () => {
      await storage.db.updateTable('drafts').set({ revision: 7 }).where('id', '=', 1).execute()
      const response = await served.get(path('1'), { ...lamps, lang: 'de' })
      expect(response.headers['cache-control']).toBe('private, no-store')
      expect(response.headers.etag).toBeUndefined()
      const published = await served.data('v1/page/pages/config-by-path?path=/', { ...lamps, lang: 'de' })
      const { address: _one, ...draft } = response.json().data
      const { address: _other, ...released } = published
      expect(draft).toEqual(released)
      expect(await served.data(`v1/page/pages/id-by-path?path=/pages/about-us&draftsId=1`, lamps)).toEqual({
        id: 'about',
        pageType: 'pages',
      })
      expect(await served.data(`v1/page/list-pageUrl-by-type?type=pages&draftsId=1`, lamps)).toHaveLength(1)
    })

    it('are 404 when nobody may see it, when it is missing and when it is another tenant’s', async () => {
      expect((await served.get(path('1'), { 'client-id': 'chairs' })).statusCode).toBe(404)
      expect((await served.get(path('99'), lamps)).statusCode).toBe(404)
      expect((await served.get(path('12345'), lamps)).statusCode).toBe(404)
      expect((await served.get(path(foreign), lamps)).statusCode).toBe(404)
      const closed = await serve({ storage })
      expect((await closed.get(path('1'), lamps)).statusCode).toBe(404)
      await expect(
        closed.api.send(pageIdByPath, { path: '/', draftsId: '1' }, { clientId: 'lamps' }),
      ).rejects.toMatchObject({ code: 'not_found' })
    })

    it.each(['0', '007', '+7', '7a', '-1', '1e3', '12345678901234567'])('refuse the id %s', async (id) => {
      expect((await served.get(path(encodeURIComponent(id)), lamps)).statusCode).toBe(422)
    })
  })

  it('R250 are kept by caches for visitors, by id too, and told apart from what members read', async () => {
    const { tenantId } = await served.data('v1/site/info', lamps)
    for (const path of ['v1/page/pages/home', 'v1/page/pages/config/home']) {
      const visited = await served.get(path, lamps)
      expect([path, visited.headers['cache-control'], visited.headers.vary]).toEqual([
        path,
        'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
        'Client-id, Lang, Host, Accept-Encoding, Cookie, Authorization',
      ])
      const etag = String(visited.headers.etag)
      expect((await served.get(path, { ...lamps, 'if-none-match': etag })).statusCode).toBe(304)
      const member = await served.memberOf(tenantId, { role: 'viewer' })
      const edited = await member.get(path)
      expect([path, edited.headers['cache-control'], edited.headers.etag]).toEqual([
        path,
        'private, no-store',
        undefined,
      ])
    }
  })
})
