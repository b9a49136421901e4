import { applyAll, editableContents, editedContentOf } from '@vitrine/model'
import { type ContentRecord, type LoggedContentOperation, newId, type Operation } from '@vitrine/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

onBothEngines('Saving contents by operations', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let draftsId: string
  let ann: Client
  let ben: Client
  /** The key of the desk lamp. */
  let lamp: string
  const visitor = { 'client-id': 'lamps' }

  beforeEach(async () => {
    storage = await engine.open()
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    served = await serve({ storage })
    ann = await served.memberOf(tenantId, { role: 'editor' })
    ben = await served.memberOf(tenantId, { role: 'owner' })
    lamp = `product/${(await record()).id}`
  })

  const record = (of = 'product/desk-lamp', who = ann) => who.data(`v1/content/${of}`)
  const set = (path: string, value: unknown, more: object = {}): Operation =>
    ({ id: newId(), type: 'set-setting', of: { content: lamp }, path, value, ...more }) as Operation
  const change = (changes: object, content = lamp) => ({ id: newId(), type: 'change-content', content, changes })
  const add = (slug: string, more: object = {}, id = newId()) => ({
    id: newId(),
    type: 'add-content',
    content: `product/${id}`,
    record: { slug, status: 'draft', order: 5, settings: { props: { name: slug } }, ...more },
  })
  const remove = (content = lamp) => ({ id: newId(), type: 'remove-content', content })
  const save = (who: Client, baseRevision: number, operations: readonly object[]) =>
    who.post('v1/content/save', { baseRevision, operations })
  const log = async (query = '', who = ann): Promise<{ revision: number; items: readonly LoggedContentOperation[] }> =>
    who.data(`v1/content/operations${query}`)
  const revision = async () => (await log()).revision
  const shown = async (slug: string) => (await served.get(`v1/page/product/detail?slug=${slug}`, visitor)).statusCode
  const found = async (query: string) => (await served.data(`v1/page/product/list?${query}`, visitor)).total

  it('writes values of base and languages, and tells the revisions', async () => {
    const before = await record()
    expect(before).toMatchObject({ revision: 1, baseRevision: 0 })
    const operations = [set('name', 'Reading light'), set('name', 'Leseleuchte', { language: 'de' })]
    const response = await save(ann, 0, operations)
    expect([response.statusCode, response.json().data]).toEqual([
      200,
      { revision: 1, operations: [], contents: { [lamp]: { revision: 2, problems: [] } } },
    ])
    const { settings, ...after } = await record()
    expect(after).toMatchObject({ revision: 2, baseRevision: 1, slug: 'desk-lamp', createdAt: before.createdAt })
    expect(settings.props.name).toBe('Reading light')
    expect(settings.editPropsByLangEnvMap).toMatchObject({ de: { name: 'Leseleuchte' }, zh: { name: '台灯' } })
    // What others wrote from the old text is out of date; what was written now is not.
    expect(settings.translationMeta.de.name).toMatchObject({ status: 'done', by: 'editor' })
    const { languages } = await ann.data(`v1/language/get-translated-task?sourceId=${before.id}&sourceType=product`)
    expect([languages.de.stale, languages.zh.stale]).toEqual([0, 1])
    // Visitors find it by its new words at once, and no longer by the old ones.
    expect([await found('q=reading'), await found('q=leseleuchte'), await found('q=tischlampchen')]).toEqual([1, 1, 0])
  })

  it('takes a save that is sent twice as one, also at the same moment', async () => {
    const operations = [set('name', 'Once'), change({ order: 7 }), add('another')]
    const [first, again] = [await save(ann, 0, operations), await save(ann, 0, operations)]
    expect(first.statusCode).toBe(200)
    expect(again.json()).toEqual(first.json())
    const both = await Promise.all([1, 2].map(() => save(ann, 1, [set('name', 'Twice', { id: 'sameId01' })])))
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect([await revision(), (await record()).revision]).toEqual([2, 3])
    const inOneBatch = set('name', 'Thrice')
    expect((await save(ann, 2, [inOneBatch, { ...inOneBatch, value: 'Four times' } as Operation])).statusCode).toBe(200)
    expect((await record()).settings.props.name).toBe('Thrice')
  })

  it('merges what two editors do side by side, by field and language, and tells what was missed', async () => {
    const theirs = [set('name', 'Lampe', { language: 'de' }), set('model', 'L-2')]
    await save(ben, 0, theirs)
    const mine = await save(ann, 0, [set('name', 'Light'), set('summary', 'Small'), change({ order: 4 })])
    expect(mine.statusCode).toBe(200)
    const { operations } = mine.json().data
    expect(operations).toMatchObject([
      { operation: { ...theirs[0], meta: { by: 'owner' } }, by: 'owner', revision: 1, contentRevision: 2 },
      { operation: theirs[1], by: 'owner', inverse: { type: 'set-setting', path: 'model', value: 'DL-7' } },
    ])
    expect(await record()).toMatchObject({
      revision: 3,
      order: 4,
      settings: {
        props: { name: 'Light', model: 'L-2', summary: 'Small' },
        editPropsByLangEnvMap: { de: { name: 'Lampe' } },
      },
    })
  })

  it('refuses what somebody else changed in the meantime, with both values, who and when', async () => {
    const theirs = set('name', 'Theirs')
    await save(ben, 0, [theirs])
    const mine = set('name', 'Mine')
    const response = await save(ann, 0, [mine, set('model', 'M')])
    expect(response.statusCode).toBe(409)
    expect(response.json().error).toMatchObject({
      code: 'conflict',
      details: {
        revision: 1,
        clashes: [
          {
            operation: mine.id,
            with: theirs.id,
            touch: { kind: 'content', id: lamp, aspect: 'value', path: 'name' },
            by: 'owner',
            at: expect.any(String),
          },
        ],
        operations: [{ operation: { value: 'Theirs' }, inverse: { type: 'set-setting', path: 'name' } }],
      },
    })
    expect((await record()).settings.props).toMatchObject({ name: 'Theirs' })
    expect((await record()).settings.props.model).toBe('DL-7')
    expect(await revision()).toBe(1)
    expect((await save(ann, 9, [mine])).json().error).toMatchObject({
      details: { reason: 'unknown-base', revision: 1 },
    })
  })

  it('sets a removal against changes of the same content, and two at one address', async () => {
    await save(ben, 0, [remove()])
    const late = await save(ann, 0, [set('name', 'Late')])
    expect([late.statusCode, late.json().error.details.clashes[0].touch.kind]).toEqual([409, 'content'])
    await save(ben, 1, [add('lantern')])
    const same = await save(ann, 1, [add('lantern')])
    expect([same.statusCode, same.json().error.details.clashes[0].touch]).toEqual([
      409,
      expect.objectContaining({ kind: 'address', id: 'product/lantern' }),
    ])
    const known = await save(ann, 2, [add('torch')])
    expect([known.statusCode, known.json().error.fields]).toEqual([409, { slug: expect.stringContaining('torch') }])
    // Of another kind it may be.
    const collection = { ...add('torch'), content: `collection/${newId()}` }
    expect((await save(ann, 2, [collection])).statusCode).toBe(200)
  })

  it('publishes, withdraws, adds and takes away as the other calls do', async () => {
    const added = add('lantern')
    const { contents } = (await save(ann, 0, [added])).json().data
    expect(contents).toEqual({ [added.content]: { revision: 1, problems: [] } })
    expect(await shown('lantern')).toBe(404)
    await save(ann, 1, [change({ status: 'published' }, added.content)])
    expect(await shown('lantern')).toBe(200)
    const { publishedAt } = await record(added.content)
    expect(Date.parse(publishedAt)).toBeGreaterThan(Date.now() - 60_000)
    await save(ann, 2, [change({ status: 'archived' }, added.content)])
    expect([await shown('lantern'), (await record(added.content)).publishedAt]).toEqual([404, publishedAt])
    await save(ann, 3, [change({ status: 'published', publishedAt: '2026-02-03' }, added.content)])
    expect((await record(added.content)).publishedAt).toBe('2026-02-03T00:00:00.000Z')
    await save(ann, 4, [change({ publishedAt: null }, added.content)])
    expect((await record(added.content)).publishedAt).toEqual(expect.any(String))
    await save(ann, 5, [remove(added.content)])
    expect([await shown('lantern'), await found('q=lantern')]).toEqual([404, 0])
    const events = await storage.db.selectFrom('audit').select('action').orderBy('at').execute()
    expect(events.map(({ action }) => action)).toEqual([
      'content.publish',
      'content.archive',
      'content.publish',
      'content.delete',
    ])
  })

  it('keeps a draft that is not whole and says what is missing; shown it may not be', async () => {
    const half = add('half', { settings: { props: { model: 'X' } } })
    const { contents } = (await save(ann, 0, [half])).json().data
    expect(contents[half.content]).toEqual({
      revision: 1,
      problems: [{ path: 'settings.props.name', message: expect.any(String) }],
    })
    const publish = await save(ann, 1, [set('name', 'Fine'), change({ status: 'published' }, half.content)])
    expect(publish.statusCode).toBe(422)
    expect(publish.json().error).toMatchObject({
      fields: { [`${half.content}.settings.props.name`]: expect.any(String) },
    })
    // Nothing of the batch counts.
    expect([(await record()).settings.props.name, await revision()]).toEqual(['Desk lamp', 1])
  })

  it.each<[string, () => object, number, string]>([
    ['a value of another type', () => set('name', 1), 422, 'name'],
    ['an unknown value', () => set('nothing', 1), 422, 'nothing'],
    ['a value that is not translated', () => set('currency', 'EUR', { language: 'de' }), 422, 'currency'],
    ['a language that nobody configured', () => set('name', 'A', { language: 'ja' }), 422, ''],
    [
      'rich text that is none',
      () => set('description', { type: 'doc', content: [{ type: 'script' }] }),
      422,
      'description',
    ],
    ['a day that is none', () => change({ publishedAt: '2026-13-45' }), 422, 'publishedAt'],
    ['an address that is none', () => change({ slug: 'Not A Slug' }), 422, ''],
    ['a content that is not there', () => change({ order: 1 }, 'product/nowhere1'), 422, ''],
    [
      'a name that a published product needs',
      () => ({ ...set('name', ''), type: 'clear-setting', value: undefined }),
      422,
      'name',
    ],
    ['an operation on a draft', () => ({ id: newId(), type: 'remove-page', page: 'about' }), 422, ''],
    [
      'an operation on settings of a draft',
      () => set('title', 'x', { of: { page: 'home', component: 'posterA1' } }),
      422,
      '',
    ],
  ])('refuses %s', async (_what, operation, status, field) => {
    const refused = operation()
    const response = await save(ann, 0, [set('model', 'X'), refused])
    expect(response.statusCode).toBe(status)
    expect(Object.keys(response.json().error.fields ?? {}).some((name) => name.includes(field))).toBe(true)
    expect([await revision(), (await record()).settings.props.model]).toEqual([0, 'DL-7'])
  })

  it('are not taken by a draft, nor those of a draft by contents, and each says why', async () => {
    for (const operation of [set('name', 'x'), change({ order: 1 }), add('x'), remove()]) {
      const response = await ann.post('v1/page/component/save-draft', {
        draftsId,
        baseRevision: 0,
        operations: [operation],
      })
      expect([response.statusCode, response.json().error.details]).toMatchObject([
        422,
        { operation: operation.id, key: 'refusal.contentOperation' },
      ])
    }
    const other = { id: newId(), type: 'remove-menu', menu: 'main' }
    expect((await save(ann, 0, [other])).json().error).toMatchObject({
      message: 'This changes a draft. It cannot be saved with content, such as products.',
      details: { operation: other.id, key: 'refusal.draftOperation' },
    })
  })

  it('ignores what names a prototype, and applies the rest', async () => {
    const poison = [
      set('__proto__.x', 1),
      { ...set('name', 'x'), of: { content: 'product/__proto__' } },
      { ...change({ order: 1 }), content: '__proto__/constructor' },
    ]
    expect((await save(ann, 0, [...poison, set('name', 'Good')])).statusCode).toBe(200)
    expect((await record()).settings.props.name).toBe('Good')
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  it('lets each role do what it may', async () => {
    const [own, foreign] = [
      () => set('name', newId(), { language: 'de' }),
      () => set('name', newId(), { language: 'zh' }),
    ]
    const requests: Readonly<Record<string, () => object>> = {
      german: own,
      chinese: foreign,
      'base as its language': () => set('name', newId(), { language: 'en' }),
      base: () => set('name', newId()),
      'not translated': () => set('minOrderQuantity', 7),
      item: () => ({
        ...set('', ''),
        ...{ type: 'insert-item', path: 'customAttributes', after: null, value: undefined },
        item: { id: newId(), name: 'Size', value: 'L' },
      }),
      order: () => change({ order: 3 }),
      add: () => add(newId().toLowerCase()),
      'add published': () => add(newId().toLowerCase(), { status: 'published' }),
      slug: () => change({ slug: newId().toLowerCase() }),
      date: () => change({ publishedAt: '2026-01-01' }),
      archive: () => change({ status: 'archived' }),
      remove: () => remove(),
    }
    const mayDo = {
      viewer: [],
      translator: ['german'],
      'content-editor': ['german', 'chinese', 'base as its language', 'base', 'not translated', 'item', 'order', 'add'],
      editor: Object.keys(requests),
    } as const
    for (const [role, may] of Object.entries(mayDo) as [keyof typeof mayDo, readonly string[]][]) {
      const client = await served.memberOf(tenantId, { role, languages: ['de', 'en'] })
      for (const [name, request] of Object.entries(requests)) {
        const { statusCode } = await save(client, await revision(), [request()])
        expect([role, name, statusCode]).toEqual([role, name, may.includes(name) ? 200 : 403])
      }
    }
  })

  it('knows nothing of the contents of others', async () => {
    const chairs = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), { publish: true })
    const foreign = await served.memberOf(chairs.tenantId, { role: 'owner' })
    await save(ann, 0, [set('name', 'Ours')])
    for (const operation of [set('name', 'x'), change({ order: 1 }), remove()])
      expect((await save(foreign, 0, [operation])).statusCode).toBe(422)
    expect(await log('', foreign)).toMatchObject({ revision: 0, items: [], total: 0 })
    expect(await log('?since=0', foreign)).toMatchObject({ items: [] })
    expect((await foreign.data(`v1/content/${lamp}/operations`)).items).toEqual([])
    expect((await foreign.get('v1/content/operations', { 'client-id': 'lamps' })).statusCode).toBe(404)
    expect((await served.get('v1/content/operations', visitor)).statusCode).toBe(401)
    // The same id on another site is another operation.
    const [{ operation } = { operation: { id: '' } }] = (await log()).items
    const theirs = `product/${(await foreign.data('v1/content/product/desk-lamp')).id}`
    const again = { ...change({ order: 2 }, theirs), id: operation.id }
    expect((await save(foreign, 0, [again])).json().data).toMatchObject({ revision: 1 })
    expect((await record()).settings.props.name).toBe('Ours')
  })

  describe('the log', () => {
    it('tells what happened to one content with what was there before, so that a step can be taken back', async () => {
      const before = (await record()).settings
      await save(ann, 0, [set('name', 'First'), add('another')])
      await save(ben, 1, [set('name', 'Neu', { language: 'de' }), change({ order: 8 })])
      const history = await ann.data(`v1/content/${lamp}/operations`)
      expect(history).toMatchObject({ revision: 2, total: 3, page: 1, pageSize: 50 })
      expect(history.items).toMatchObject([
        { by: 'owner', operation: { changes: { order: 8 } }, inverse: { changes: { order: expect.any(Number) } } },
        { by: 'owner', operation: { language: 'de', value: 'Neu' }, contentRevision: 3 },
        { by: 'editor', operation: { value: 'First' }, inverse: { value: before.props.name }, contentRevision: 2 },
      ])
      const second = await ann.data(`v1/content/${lamp}/operations?page=2&pageSize=2`)
      expect(second.items.map(({ operation }: LoggedContentOperation) => operation)).toMatchObject([{ value: 'First' }])
      for (const { inverse } of history.items as readonly LoggedContentOperation[])
        expect((await save(ann, await revision(), [{ ...inverse, id: newId() }])).statusCode).toBe(200)
      expect((await record()).settings).toEqual(before)
    })

    it('can be read on from a revision, by whole saves', async () => {
      for (const name of ['a', 'b', 'c'])
        await save(ann, await revision(), [set('name', name), set('model', name), change({ order: 1 })])
      const since = async (from: number, pageSize: number) =>
        (await log(`?since=${from}&pageSize=${pageSize}`)).items.map((item) => item.revision)
      expect(await since(0, 4)).toEqual([1, 1, 1])
      expect(await since(1, 2)).toEqual([2, 2, 2])
      expect(await since(1, 100)).toEqual([2, 2, 2, 3, 3, 3])
      expect(await since(3, 100)).toEqual([])
      expect((await log('?pageSize=2')).items.map((item) => item.revision)).toEqual([3, 3])
    })

    it('brings back what was taken away, with all languages, and goes on with its revision', async () => {
      const before = await record()
      await save(ann, 0, [set('model', 'X')])
      await save(ann, 1, [remove()])
      expect((await ann.get(`v1/content/${lamp}`)).statusCode).toBe(404)
      const [last] = (await ann.data(`v1/content/${lamp}/operations`)).items
      expect((await save(ann, 2, [{ ...last.inverse, id: newId() }])).statusCode).toBe(200)
      const after = await record()
      expect(after.settings).toEqual({ ...before.settings, props: { ...before.settings.props, model: 'X' } })
      expect([after.revision, after.slug, await shown('desk-lamp')]).toEqual([3, 'desk-lamp', 200])
      // Who has the first revision of it cannot write over it.
      expect((await ann.ask('PUT', `v1/content/${lamp}`, { revision: 1, order: 1 })).statusCode).toBe(409)
    })

    it('holds what the other calls do, so that an open editor merges with them', async () => {
      const { settings, id } = await record()
      const maps = { ...settings.editPropsByLangEnvMap, de: { ...settings.editPropsByLangEnvMap?.de, name: 'Licht' } }
      const body = {
        revision: 1,
        order: 9,
        settings: { ...settings, props: { ...settings.props, model: 'P' }, editPropsByLangEnvMap: maps },
      }
      expect((await ben.ask('PUT', `v1/content/product/${id}`, body)).statusCode).toBe(200)
      const mine = await save(ann, 0, [set('name', 'Light')])
      expect(mine.json().data.operations).toMatchObject([
        { operation: { type: 'change-content', changes: { order: 9 } }, by: 'owner', contentRevision: 2 },
        { operation: { type: 'set-setting', path: 'model', value: 'P' } },
        { operation: { type: 'set-setting', path: 'name', language: 'de', value: 'Licht' } },
      ])
      expect(await record()).toMatchObject({
        revision: 3,
        order: 9,
        settings: { props: { name: 'Light', model: 'P' }, editPropsByLangEnvMap: { de: { name: 'Licht' } } },
      })
      // The same field is a conflict, whichever call was the first.
      expect((await save(ann, 0, [set('model', 'Q')])).statusCode).toBe(409)
      const added = await ben.post('v1/content/product', { slug: 'lantern', settings: { props: { name: 'Lantern' } } })
      const { items } = await ben.data('v1/content/product')
      const ids = items.map((item: ContentRecord) => item.id).toReversed()
      expect((await ben.post('v1/content/product/order', { ids })).statusCode).toBe(204)
      expect((await ben.ask('DELETE', `v1/content/product/${added.json().data.id}`)).statusCode).toBe(204)
      const types = (await log('?since=2&pageSize=100')).items.map((item) => item.operation.type)
      expect([types[0], types.at(-1)]).toEqual(['add-content', 'remove-content'])
      expect(new Set(types.slice(1, -1))).toEqual(new Set(['change-content']))
    })

    it('says all that was done: replayed, it gives what is stored', async () => {
      const stored = async () => {
        const records: readonly ContentRecord[] = (await ann.data('v1/content/product')).items
        return Object.fromEntries(records.map((one) => [`product/${one.id}`, editedContentOf(one)]))
      }
      const start = await stored()
      await save(ann, 0, [set('name', 'One'), add('lantern'), change({ status: 'draft', publishedAt: null })])
      const { id, revision: at, settings } = await record()
      const other = { ...settings, props: { ...settings.props, name: 'Two' }, deletePropsPaths: ['summary'] }
      await ann.ask('PUT', `v1/content/product/${id}`, { revision: at, status: 'published', settings: other })
      // A map of the language of the base cannot be said by operations on values.
      const odd = { ...other, editPropsByLangEnvMap: { ...settings.editPropsByLangEnvMap, en: { name: 'Odd' } } }
      const put = await ann.ask('PUT', `v1/content/product/${id}`, { revision: at + 1, settings: odd })
      expect(put.statusCode).toBe(200)
      const torch = await record('product/torch')
      await ann.ask('DELETE', `v1/content/product/${torch.id}`)
      const languages = ['en', 'de', 'zh', 'fr'].map((code) => ({ code, enabled: true }))
      const { items } = await log('?since=0&pageSize=100')
      const replayed = applyAll(
        editableContents({ defaultLanguage: 'en', languages }, start),
        items.map(({ operation }) => operation),
        [],
      )
      expect('error' in replayed ? replayed : replayed.draft.contents).toEqual(await stored())
    })
  })

  it('lets records exchange their addresses', async () => {
    const torch = `product/${(await record('product/torch')).id}`
    const response = await save(ann, 0, [
      change({ slug: 'meanwhile' }),
      change({ slug: 'desk-lamp' }, torch),
      change({ slug: 'torch' }),
    ])
    expect(response.statusCode).toBe(200)
    expect([(await record(lamp)).slug, (await record(torch)).slug]).toEqual(['torch', 'desk-lamp'])
  })

  it('takes 1,000 operations in one save', async () => {
    const added = Array.from({ length: 500 }, (_, at) => add(`many-${at}`, { status: 'published' }))
    const named = added.map(({ content }, at) => ({ ...set('name', `Many ${at}`), of: { content } }))
    const since = performance.now()
    const response = await save(ann, 0, [...added, ...named])
    const took = performance.now() - since
    expect([response.statusCode, Object.keys(response.json().data?.contents ?? {}).length]).toEqual([200, 500])
    expect([await revision(), (await log('?pageSize=1')).items.length]).toEqual([1, 1])
    expect(await found('q=many')).toBe(500)
    expect((await record('product/many-499')).settings.props.name).toBe('Many 499')
    expect(took).toBeLessThan(60_000)
    const again = await save(ann, 0, [...added, ...named])
    expect([again.statusCode, await revision()]).toEqual([200, 1])
  }, 180_000)
})
