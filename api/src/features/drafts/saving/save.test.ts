import type { Operation } from '@vitrine/schemas'
import { newId } from '@vitrine/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'
import { readDraft } from '../store/drafts.queries.ts'

onBothEngines('Saving', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let draftsId: string
  let ann: Client
  let ben: Client

  beforeEach(async () => {
    storage = await engine.open()
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    served = await serve({ storage })
    ann = await served.memberOf(tenantId, { role: 'editor' })
    ben = await served.memberOf(tenantId, { role: 'owner' })
  })

  const title = (value: string, more: object = {}): Operation =>
    ({
      id: newId(),
      type: 'set-setting',
      of: { page: 'home', component: 'posterA1' },
      path: 'title',
      value,
      ...more,
    }) as Operation
  const save = (who: Client, baseRevision: number, operations: readonly object[], more: object = {}) =>
    who.post('v1/page/component/save-draft', { draftsId, baseRevision, operations, ...more })
  const draft = async () => {
    const read = await readDraft(storage.db, specs, tenantId, draftsId)
    if (!read) throw new Error('no draft')
    return read
  }
  const revision = async () => (await draft()).revision

  it('writes what was changed, and tells the new revision', async () => {
    const base = await revision()
    const response = await save(ann, base, [title('New'), title('Neu', { language: 'de' })])
    expect([response.statusCode, response.json().data]).toEqual([200, { revision: base + 1, operations: [] }])
    expect((await draft()).componentsSettingValues.posterA1).toMatchObject({
      props: { title: 'New' },
      editPropsByLangEnvMap: { de: { title: 'Neu' } },
    })
    const shown = await ann.data(`v1/page/website-draft/${draftsId}`)
    expect(shown).toMatchObject({ revision: base + 1, draftsInfo: { id: draftsId } })
    expect(Object.keys(shown.pageSchemaMap)).toEqual(['home'])
    expect(shown.pagesList).toHaveLength(4)
  })

  it('takes a save that is sent twice as one', async () => {
    const base = await revision()
    const operations = [title('Once'), title('Twice', { language: 'de' })]
    const [first, again] = [await save(ann, base, operations), await save(ann, base, operations)]
    expect(again.json()).toEqual(first.json())
    expect(await revision()).toBe(base + 1)
    const log = await ann.data(`v1/page/drafts/${draftsId}/operations`)
    expect(log.total).toBe(2)
    expect(log.items[0]).toMatchObject({ revision: base + 1, by: 'editor', operation: operations[1] })
  })

  it('merges what touches something else, and tells what was missed', async () => {
    const base = await revision()
    const theirs = title('Willkommen!', { language: 'de' })
    await save(ben, base, [theirs])
    const mine = await save(ann, base, [title('Hello')])
    expect(mine.json().data).toMatchObject({ revision: base + 2, operations: [{ operation: theirs, by: 'owner' }] })
    expect((await draft()).componentsSettingValues.posterA1).toMatchObject({
      props: { title: 'Hello' },
      editPropsByLangEnvMap: { de: { title: 'Willkommen!' } },
    })
  })

  it('refuses what somebody else changed in the meantime, and says who, when and where', async () => {
    const base = await revision()
    const theirs = title('Theirs')
    await save(ben, base, [theirs])
    const mine = title('Mine')
    const response = await save(ann, base, [mine, title('Meins', { language: 'de' })])
    expect(response.statusCode).toBe(409)
    expect(response.json().error).toMatchObject({
      code: 'conflict',
      details: {
        revision: base + 1,
        clashes: [{ operation: mine.id, with: theirs.id, by: 'owner', at: expect.any(String) }],
        operations: [{ operation: theirs }],
      },
    })
    expect((await draft()).componentsSettingValues.posterA1?.props).toMatchObject({ title: 'Theirs' })
    expect(await revision()).toBe(base + 1)
  })

  it('saves all of a batch or nothing, with a reason in words', async () => {
    const base = await revision()
    const wrong = title('x'.repeat(500))
    const response = await save(ann, base, [title('Fine'), wrong])
    expect(response.statusCode).toBe(422)
    expect(response.json().error).toMatchObject({
      fields: { [`${wrong.id}.title`]: 'The text is too long. Maximum: 120 characters.' },
      details: { operation: wrong.id },
    })
    expect(await revision()).toBe(base)
  })

  it('does not let a translator write another language, or the structure', async () => {
    const eva = await served.memberOf(tenantId, { role: 'translator', languages: ['de'] })
    const base = await revision()
    expect((await save(eva, base, [title('Hallo', { language: 'de' })])).statusCode).toBe(200)
    for (const refused of [
      title('Hello'),
      title('你好', { language: 'zh' }),
      { id: newId(), type: 'remove-component', page: 'home', component: 'posterA1' },
    ])
      expect((await save(eva, base + 1, [refused])).statusCode).toBe(403)
    const viewer = await served.memberOf(tenantId, { role: 'viewer' })
    expect((await save(viewer, base + 1, [title('x')])).statusCode).toBe(403)
  })

  it('keeps component ids unique in the whole draft', async () => {
    const taken = {
      id: newId(),
      type: 'insert-component',
      page: 'home',
      parent: null,
      after: null,
      root: 'posterB1',
      components: { posterB1: { type: 'poster', version: 2 } },
      settings: {},
    }
    expect((await save(ann, await revision(), [taken])).statusCode).toBe(409)
  })

  it('moves a component to another page with all that is said in it', async () => {
    const base = await revision()
    const move = {
      id: newId(),
      type: 'move-component',
      page: 'home',
      component: 'posterA1',
      to: { page: 'about', parent: null, after: 'columnA1' },
    }
    expect((await save(ann, base, [move])).statusCode).toBe(200)
    const moved = await ann.data(`v1/page/drafts/${draftsId}/pages/about`)
    expect(moved.pageSchema.root).toEqual(['columnA1', 'posterA1', 'strangeA'])
    expect(moved.componentsSettingValues.posterA1.editPropsByLangEnvMap.de.title).toBe('Willkommen')
    const undo = (await ann.data(`v1/page/drafts/${draftsId}/operations`)).items[0].inverse
    const before = (await draft()).componentsSettingValues.posterA1
    expect((await save(ann, base + 1, [{ ...undo, id: newId() }])).statusCode).toBe(200)
    const { pageSchemaMap, componentsSettingValues } = await draft()
    expect(pageSchemaMap.home?.root).toEqual(['posterA1'])
    expect(componentsSettingValues.posterA1).toEqual(before)
  })

  it('takes an id that comes twice in one batch as one operation', async () => {
    const base = await revision()
    const once = title('Once')
    expect((await save(ann, base, [once, { ...once, value: 'Twice' }])).statusCode).toBe(200)
    expect((await draft()).componentsSettingValues.posterA1?.props).toMatchObject({ title: 'Once' })
  })

  it('lets nobody reach beyond one draft from a frame', async () => {
    const ticket = (await ben.post('v1/site/frame-tickets', { draftsId })).json().data.ticket
    const { token } = (await served.post('v1/account/frame-token', { ticket })).json().data
    const headers = { authorization: `Bearer ${token}`, 'client-id': tenantId }
    expect((await served.get(`v1/page/website-draft/${draftsId}`, headers)).statusCode).toBe(200)
    for (const path of ['v1/account/me', 'v1/account/sessions', 'v1/site/members', 'v1/site/inquiries'])
      expect([path, (await served.get(path, headers)).statusCode]).toEqual([path, expect.toBeOneOf([403])])
    const out = await served.post('v1/account/sign-out', { everywhere: true }, headers)
    expect(out.statusCode).toBe(403)
  })

  it('ignores what names a prototype, and applies the rest', async () => {
    const base = await revision()
    const paths = ['__proto__.x', 'constructor.prototype.x', 'link.__proto__.x', 'buttons[__proto__].x']
    const asList = { ...title('x'), path: ['__proto__', 'x'] }
    const elsewhere = { ...title('x'), of: { page: '__proto__', component: 'constructor' } }
    const response = await save(ann, base, [
      ...paths.map((path) => title('x', { path })),
      asList,
      elsewhere,
      title('Good'),
    ])
    expect(response.statusCode).toBe(200)
    expect((await draft()).componentsSettingValues.posterA1?.props).toMatchObject({ title: 'Good' })
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  describe('in the shape of the specification', () => {
    it('takes a page as a whole, and merges it like operations', async () => {
      const base = await revision()
      const page = await ann.data(`v1/page/drafts/${draftsId}/pages/home`)
      const settings = page.componentsSettingValues.posterA1
      await save(ben, base, [title('Servus', { language: 'de' })])
      const body = {
        draftsId,
        baseRevision: base,
        operationId: 'opABCD12',
        pageId: 'home',
        pageSchema: {
          ...page.pageSchema,
          root: ['posterA1', 'posterZ9'],
          components: { ...page.pageSchema.components, posterZ9: { type: 'poster', version: 2 } },
        },
        componentsSettingValues: {
          posterA1: { ...settings, props: { ...settings.props, title: 'As a whole' } },
          posterZ9: { props: { title: 'Another' } },
        },
        addedIds: ['posterZ9'],
        // What is sent counts, listed or not.
        editedIds: [],
        deletedIds: [],
      }
      const response = await ann.post('v1/page/component/save-draft', body)
      expect([response.statusCode, response.json().data.revision]).toEqual([200, base + 2])
      const { pageSchemaMap, componentsSettingValues } = await draft()
      expect(pageSchemaMap.home?.root).toEqual(['posterA1', 'posterZ9'])
      expect(componentsSettingValues.posterA1).toMatchObject({
        props: { title: 'As a whole' },
        editPropsByLangEnvMap: { de: { title: 'Servus' } },
      })
      expect(componentsSettingValues.posterZ9?.props).toEqual({ title: 'Another' })
      const again = await ann.post('v1/page/component/save-draft', body)
      expect([again.statusCode, await revision()]).toEqual([200, base + 2])
    })

    it('takes the configuration of the site alone', async () => {
      const base = await revision()
      const { globalConfiguration } = await draft()
      const [theme] = globalConfiguration.themeSettings
      const themeSettings = [{ ...theme, colors: { ...theme?.colors, primary: '#112233' } }]
      const body = { draftsId, baseRevision: base, globalConfiguration: { ...globalConfiguration, themeSettings } }
      const response = await ann.post('v1/page/component/save-draft', body)
      expect([response.statusCode, response.json().data?.revision]).toEqual([200, base + 1])
      expect((await draft()).globalConfiguration.themeSettings[0]?.colors.primary).toBe('#112233')
    })

    it('clashes with what somebody else did to the same', async () => {
      const base = await revision()
      const page = await ann.data(`v1/page/drafts/${draftsId}/pages/home`)
      await save(ben, base, [title('Theirs')])
      const settings = page.componentsSettingValues.posterA1
      const response = await ann.post('v1/page/component/save-draft', {
        draftsId,
        baseRevision: base,
        pageId: 'home',
        pageSchema: page.pageSchema,
        componentsSettingValues: { posterA1: { ...settings, props: { ...settings.props, title: 'Mine' } } },
        addedIds: [],
        editedIds: ['posterA1'],
        deletedIds: [],
      })
      expect(response.statusCode).toBe(409)
    })
  })

  describe('pages', () => {
    it('are made, changed and removed, and one that was removed can come back', async () => {
      const made = await ann.post('v1/page/pages', { draftsId, pageType: 'pages', name: 'Jobs', slug: 'jobs' })
      expect(made.statusCode).toBe(200)
      const { id } = made.json().data.page
      const taken = await ann.post('v1/page/pages', { draftsId, pageType: 'pages', name: 'Jobs', slug: 'jobs' })
      expect([taken.statusCode, Object.keys(taken.json().error.fields)]).toEqual([409, ['slug']])
      const changed = await ann.post('v1/page/pages', { draftsId, id, name: 'Careers', slug: 'careers' })
      expect(changed.json().data.page).toMatchObject({ slug: 'careers', settings: { props: { name: 'Careers' } } })
      await ann.post('v1/page/page-association/batch', [
        { sourcePageId: id, targetType: 'product', targetIds: ['desk-lamp'] },
      ])
      expect(await ann.data(`v1/page/page-associations/${id}`)).toEqual([
        { sourcePageId: id, targetType: 'product', targetIds: ['desk-lamp'], order: 0 },
      ])
      const statuses = [await ann.ask('DELETE', `v1/page/pages/${id}`), await ann.ask('DELETE', `v1/page/pages/${id}`)]
      expect(statuses.map(({ statusCode }) => statusCode)).toEqual([204, 404])
      const undo = (await ann.data(`v1/page/drafts/${draftsId}/operations`)).items[0].inverse
      expect((await save(ann, await revision(), [{ ...undo, id: newId() }])).statusCode).toBe(200)
      expect((await draft()).pagesList.map((page) => page.slug)).toContain('careers')
      expect((await ann.ask('DELETE', 'v1/page/pages/home')).statusCode).toBe(409)
    })
  })

  it('streams to others what was done', async () => {
    await served.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = served.app.server.address() as { port: number }
    const me = await served.memberOf(tenantId, { role: 'viewer' })
    const leaving = new AbortController()
    const cookie = (await me.ask('GET', 'v1/account/me')).raw.req.headers.cookie as string
    const response = await fetch(`http://127.0.0.1:${port}/api/site/v1/page/drafts/${draftsId}/events`, {
      headers: { 'client-id': tenantId, cookie },
      signal: leaving.signal,
    })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    const operation = title('Live')
    await save(ann, await revision(), [operation])
    let text = ''
    while (!text.includes(operation.id)) text += new TextDecoder().decode((await reader.read()).value)
    expect(text).toContain('event: operations')
    leaving.abort()
    await served.app.close()
  })
})
