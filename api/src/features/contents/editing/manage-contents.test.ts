import { newId, type Settings } from '@vitrine/schemas'
import { beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'
import { addContent, spreadWrites } from './change-contents.queries.ts'

const isFine = (status: number) => status < 300

onBothEngines('Managing contents', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let draftsId: string
  let editor: Client
  const visitor = { 'client-id': 'lamps' }

  beforeEach(async () => {
    storage = await engine.open()
    served = await serve({ storage })
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    editor = await served.memberOf(tenantId, { role: 'editor' })
  })

  const lampOf = (client: Client = editor) => client.data('v1/content/product/desk-lamp')
  const shown = async (slug: string) => (await served.get(`v1/page/product/detail?slug=${slug}`, visitor)).statusCode
  const put = (client: Client, id: string, body: object) => client.ask('PUT', `v1/content/product/${id}`, body)
  const version = async () => (await served.data('v1/site/info', visitor)).contentVersion

  it('lists everything, whatever its status, in every language', async () => {
    const all = await editor.data('v1/content/product')
    expect(all).toMatchObject({ total: 4, page: 1, pageSize: 24 })
    expect(all.items.map(({ slug }: { slug: string }) => slug)).toEqual(['secret', 'torch', 'desk-lamp', 'arc-lamp'])
    const drafts = await editor.data('v1/content/product?status=draft&q=lamp')
    expect(drafts.items).toMatchObject([{ slug: 'secret', status: 'draft', revision: 1, order: 0 }])
    expect((await lampOf()).settings.editPropsByLangEnvMap.zh).toEqual({ name: '台灯' })
    expect((await editor.get('v1/content/nonsense')).statusCode).toBe(422)
    expect((await editor.get('v1/content/product/nothing')).statusCode).toBe(404)
  })

  it('shows a new product at the next question, once it is published', async () => {
    const before = await version()
    const added = await editor.post('v1/content/product', { slug: 'lantern', settings: { props: { name: 'Lantern' } } })
    expect(added.statusCode).toBe(201)
    const { id, revision, status } = added.json().data
    expect({ revision, status }).toEqual({ revision: 1, status: 'draft' })
    expect(await shown('lantern')).toBe(404)
    const published = await put(editor, id, { revision, status: 'published' })
    expect(published.json().data).toMatchObject({ revision: 2, publishedAt: expect.any(String) })
    expect(await shown('lantern')).toBe(200)
    expect(await version()).toBe(before + 2)
    await put(editor, id, { revision: 2, status: 'archived' })
    expect(await shown('lantern')).toBe(404)
    const events = await storage.db.selectFrom('audit').select('action').orderBy('at').execute()
    expect(events.map(({ action }) => action)).toEqual(['content.publish', 'content.archive'])
  })

  it('finds what it is changed to, and no longer what it was', async () => {
    const { id, revision, settings } = await lampOf()
    const props = { ...settings.props, name: 'Reading light', collections: ['outdoor'] }
    expect((await put(editor, id, { revision, slug: 'reader', settings: { props } })).statusCode).toBe(200)
    const found = async (query: string) => (await served.data(`v1/page/product/list?${query}`, visitor)).total
    expect([await found('q=reading'), await found('q=tischlampchen'), await found('category=indoor')]).toEqual([
      1, 0, 1,
    ])
    expect([await shown('reader'), await shown('desk-lamp')]).toEqual([200, 404])
    const words = await storage.db
      .selectFrom('search_words')
      .select('word')
      .where('word', '=', 'tischlampchen')
      .execute()
    expect(words).toEqual([])
  })

  it('refuses a change that was made on an older revision, and tells the newer one', async () => {
    const { id, revision } = await lampOf()
    const both = await Promise.all([put(editor, id, { revision, order: 7 }), put(editor, id, { revision, order: 8 })])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const refused = both.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().error).toMatchObject({ code: 'conflict', details: { revision: 2 } })
    expect((await put(editor, id, { revision: 2, order: 9 })).json().data).toMatchObject({ revision: 3, order: 9 })
  })

  it('refuses an address that is taken', async () => {
    const taken = { slug: 'torch', settings: { props: { name: 'Torch too' } } }
    for (const response of [
      await editor.post('v1/content/product', taken),
      await put(editor, (await lampOf()).id, { revision: 1, slug: 'torch' }),
    ]) {
      expect(response.statusCode).toBe(409)
      expect(response.json().error.fields).toEqual({ slug: expect.stringContaining('torch') })
    }
    expect((await editor.post('v1/content/collection', taken)).statusCode).toBe(201)
  })

  it.each<[string, object, string]>([
    ['a value of another type', { settings: { props: { name: 1 } } }, 'settings.props.name'],
    ['an unknown value', { settings: { props: { name: 'A', nothing: 1 } } }, 'settings.props.nothing'],
    ['a published product without a name', { status: 'published', settings: { props: {} } }, 'settings.props.name'],
    [
      'a value that is not translated',
      { settings: { props: { name: 'A' }, editPropsByLangEnvMap: { de: { currency: 'EUR' } } } },
      'settings.editPropsByLangEnvMap.de.currency',
    ],
    [
      'a language that nobody configured',
      { settings: { props: { name: 'A' }, editPropsByLangEnvMap: { ja: { name: 'A' } } } },
      'settings.editPropsByLangEnvMap.ja',
    ],
    [
      'rich text that is none',
      { settings: { props: { name: 'A', description: { type: 'doc', content: [{ type: 'script' }] } } } },
      'settings.props.description.content[0]',
    ],
    ['a day that is none', { publishedAt: '2026-13-45' }, 'publishedAt'],
    ['an address that is none', { slug: 'Not A Slug' }, 'slug'],
  ])('refuses %s', async (_what, changes, field) => {
    const body = { slug: 'lantern', settings: { props: { name: 'Lantern' } }, ...changes }
    const response = await editor.post('v1/content/product', body)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().error.fields).some((name) => name.startsWith(field))).toBe(true)
  })

  it('keeps a draft that is not whole, and ignores names of prototypes', async () => {
    const settings = JSON.parse('{"props":{"model":"X1","__proto__":{"polluted":1}}}')
    const added = await editor.post('v1/content/product', { slug: 'half', settings })
    expect(added.statusCode).toBe(201)
    expect(added.json().data.settings).toEqual({ props: { model: 'X1' } })
    expect((await put(editor, added.json().data.id, { revision: 1, status: 'published' })).statusCode).toBe(422)
  })

  it('refuses text that a database has no place for', async () => {
    const add = (name: string) =>
      editor.post('v1/content/product', { slug: 'odd', status: 'published', settings: { props: { name } } })
    expect((await add('A\u0000B')).statusCode).toBe(422)
    expect((await add(`A\u0007B ${'x'.repeat(59)}😀`)).statusCode).toBe(201)
    for (const query of ['list?q=ab', 'list?q=a%07b'])
      expect((await served.data(`v1/page/product/${query}`, visitor)).total).toBe(1)
    for (const query of ['list?q=%00', 'list?category=%00', 'detail?slug=%00', 'detail?id=a%00'])
      expect((await served.get(`v1/page/product/${query}`, visitor)).statusCode).toBe(422)
    expect((await editor.get('v1/content/product/%00')).statusCode).toBe(422)
    expect((await editor.ask('DELETE', 'v1/content/product/%00')).statusCode).toBe(422)
  })

  it('notes what a translation was made from', async () => {
    const { id, settings } = await lampOf()
    const maps = { ...settings.editPropsByLangEnvMap, de: { name: 'Tischleuchte' } }
    const first = (
      await put(editor, id, { revision: 1, settings: { ...settings, editPropsByLangEnvMap: maps } })
    ).json()
    const { de, zh } = first.data.settings.translationMeta
    expect(de.name).toMatchObject({ source: expect.stringMatching(/^2:[0-9a-f]{16}$/), status: 'done' })
    // What came in without a note is new, and made from what the base says.
    expect(zh).toBeUndefined()

    const renamed = { ...first.data.settings, props: { ...settings.props, name: 'Desk light' } }
    const second = (await put(editor, id, { revision: 2, settings: renamed })).json()
    expect(second.data.settings.translationMeta.de.name).toEqual(de.name)
    const { languages } = await editor.data(`v1/language/get-translated-task?sourceId=${id}&sourceType=product`)
    expect([languages.de.stale, languages.zh.stale]).toEqual([1, 1])

    const marked = structuredClone(second.data.settings)
    marked.translationMeta.de.name.status = 'needs-review'
    const third = (await put(editor, id, { revision: 3, settings: marked })).json()
    expect(third.data.settings.translationMeta.de.name.status).toBe('needs-review')
    expect(third.data.settings.translationMeta.de.name.source).not.toBe(de.name.source)
  })

  it('takes away once', async () => {
    const { id } = await lampOf()
    const statuses = [
      await editor.ask('DELETE', `v1/content/case/${id}`),
      await editor.ask('DELETE', `v1/content/product/${id}`),
      await editor.ask('DELETE', `v1/content/product/${id}`),
      await put(editor, id, { revision: 1, order: 1 }),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([404, 204, 404, 404])
    expect(await shown('desk-lamp')).toBe(404)
  })

  it('puts some into an order and leaves the others where they are', async () => {
    const { items } = await editor.data('v1/content/product')
    const [secret, torch, lamp, arc] = items.map(({ id }: { id: string }) => id)
    const ordered = await editor.post('v1/content/product/order', { ids: [arc, torch] })
    expect(ordered.statusCode).toBe(204)
    const after = await editor.data('v1/content/product')
    expect(after.items.map(({ id }: { id: string }) => id)).toEqual([secret, arc, lamp, torch])
    expect(after.items.map(({ revision }: { revision: number }) => revision)).toEqual([1, 1, 1, 1])
    expect((await editor.post('v1/content/case/order', { ids: [arc] })).statusCode).toBe(404)
  })

  it('orders many that share their places, while others read them in the order that they have', async () => {
    const count = 600
    const lamp = await lampOf()
    const slugOf = (number: number) => `many${String(number).padStart(4, '0')}`
    const many = Array.from({ length: count }, (_, number) => ({
      ...lamp,
      id: slugOf(number),
      slug: slugOf(number),
      order: 7,
    }))
    await storage.db.transaction().execute(async (write) => {
      for (const one of many) await addContent(write, tenantId, one)
    })
    const ids = async () =>
      (
        await storage.db
          .selectFrom('contents')
          .select('id')
          .where('tenant_id', '=', tenantId)
          .where('kind', '=', 'product')
          .orderBy('position')
          .orderBy('slug')
          .execute()
      ).map(({ id }) => id)
    const before = await ids()
    const spread = await spreadWrites(storage.db, tenantId, 'product')
    expect(spread.length).toBeGreaterThan(1)
    for (const write of spread) {
      await storage.db.transaction().execute(write)
      expect(await ids()).toEqual(before)
    }
    expect(await spreadWrites(storage.db, tenantId, 'product')).toEqual([])

    await storage.db.updateTable('contents').set({ position: 7 }).where('slug', 'like', 'many%').execute()
    const [last, first] = [slugOf(count - 1), slugOf(0)]
    expect((await editor.post('v1/content/product/order', { ids: [last, first] })).statusCode).toBe(204)
    const exchanged: Record<string, string> = { [last]: first, [first]: last }
    expect(await ids()).toEqual(before.map((id) => exchanged[id] ?? id))
    const places = await storage.db
      .selectFrom('contents')
      .select('position')
      .where('kind', '=', 'product')
      .where('tenant_id', '=', tenantId)
      .execute()
    expect(new Set(places.map(({ position }) => position)).size).toBe(places.length)

    // Where the highest places are taken, all are counted from the first.
    await storage.db.updateTable('contents').set({ position: 1_000_000 }).where('slug', 'like', 'many%').execute()
    expect((await editor.post('v1/content/product/order', { ids: [last, first] })).statusCode).toBe(204)
    expect(await ids()).toEqual(before.map((id) => exchanged[id] ?? id))
  })

  it('takes one to another place among all, however far, and back', async () => {
    const lamp = await lampOf()
    const count = 620
    const idOf = (number: number) => `far${String(number).padStart(4, '0')}`
    await storage.db.transaction().execute(async (write) => {
      for (let number = 0; number < count; number += 1)
        await addContent(write, tenantId, { ...lamp, id: idOf(number), slug: idOf(number), order: 20 + number })
    })
    const ids = async () =>
      (await editor.data('v1/content/product/rows?pageSize=100')).items.map(({ id }: { id: string }) => id)
    const { total } = await editor.data('v1/content/product/rows?pageSize=1')
    const before = await ids()
    const move = (id: string, position: number) => editor.post(`v1/content/product/${id}/move`, { position })
    const end = idOf(count - 1)

    expect((await move(end, 2)).json().data).toEqual({ before: total, position: 2, total })
    expect(await ids()).toEqual([before[0], end, ...before.slice(1, 99)])
    expect((await move(end, 1_000_000)).json().data).toEqual({ before: 2, position: total, total })
    expect(await ids()).toEqual(before)
    expect((await move(end, total)).json().data).toEqual({ before: total, position: total, total })

    expect((await move('nowhere', 1)).statusCode).toBe(404)
    expect((await move(end, 0)).statusCode).toBe(422)
    const foreign = await editor.post(`v1/content/case/${end}/move`, { position: 1 })
    expect(foreign.statusCode).toBe(404)
    // Each step is told to editors that are open, with its way back.
    const { items } = await editor.data(`v1/content/product/${end}/operations`)
    expect(items[0].operation).toMatchObject({ type: 'change-content', content: `product/${end}` })
  })

  it('shows drafts in the preview of a draft, to those who may see it', async () => {
    const query = `draftsId=${draftsId}`
    const slugs = (await editor.data(`v1/page/product/list?${query}`)).items.map(({ slug }: { slug: string }) => slug)
    expect(slugs).toContain('secret')
    expect((await editor.data(`v1/page/product/detail?slug=secret&${query}`)).props.name).toBe('Secret lamp')
    expect((await served.get(`v1/page/product/list?${query}`, visitor)).statusCode).toBe(404)
  })

  it('lets each role do what it may', async () => {
    const { id } = await lampOf()
    const change = async (client: Client, changes: (settings: Settings) => object) => {
      const { revision, settings } = await lampOf()
      return put(client, id, { revision, ...changes(settings) })
    }
    const inLanguage = (language: string) => (client: Client) =>
      change(client, (settings) => {
        const maps = { ...settings.editPropsByLangEnvMap, [language]: { name: newId() } }
        return { settings: { ...settings, editPropsByLangEnvMap: maps } }
      })
    const add = (more: object) => (client: Client) =>
      client.post('v1/content/info', { slug: newId().toLowerCase(), settings: { props: { title: 'New' } }, ...more })
    const requests: Readonly<Record<string, (client: Client) => ReturnType<Client['get']>>> = {
      read: (client) => client.get('v1/content/product'),
      german: inLanguage('de'),
      chinese: inLanguage('zh'),
      base: (client) => change(client, (settings) => ({ settings: { ...settings, props: { name: newId() } } })),
      add: add({}),
      publish: add({ status: 'published' }),
      order: (client) => client.post('v1/content/product/order', { ids: [id] }),
      move: (client) => client.post(`v1/content/product/${id}/move`, { position: 1 }),
      slug: (client) => change(client, () => ({ slug: 'other' })),
      archive: (client) => change(client, () => ({ status: 'archived' })),
      remove: (client) => client.ask('DELETE', `v1/content/product/${id}`),
    }
    const mayDo = {
      viewer: ['read'],
      translator: ['read', 'german'],
      'content-editor': ['read', 'german', 'chinese', 'base', 'add', 'order', 'move'],
    } as const
    for (const [role, may] of Object.entries(mayDo) as [keyof typeof mayDo, readonly string[]][]) {
      const client = await served.memberOf(tenantId, { role, languages: ['de'] })
      for (const [name, request] of Object.entries(requests)) {
        const { statusCode } = await request(client)
        expect([role, name, statusCode]).toEqual([role, name, may.includes(name) ? expect.toSatisfy(isFine) : 403])
      }
    }
  })

  it('knows nothing of the contents of others', async () => {
    const chairs = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), { publish: true })
    const foreign = await served.memberOf(chairs.tenantId, { role: 'owner' })
    const { id } = await lampOf()
    const answers = [
      await foreign.get(`v1/content/product/${id}`),
      await put(foreign, id, { revision: 1, order: 1 }),
      await foreign.ask('DELETE', `v1/content/product/${id}`),
      await foreign.post('v1/content/product/order', { ids: [id] }),
      await foreign.post(`v1/content/product/${id}/move`, { position: 1 }),
      await foreign.get('v1/content/product', { 'client-id': 'lamps' }),
      await served.get('v1/content/product', visitor),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404, 401])
    expect((await lampOf()).revision).toBe(1)
  })
})
