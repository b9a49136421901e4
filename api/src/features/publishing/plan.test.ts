import { newId } from '@vitrine/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { changeManyPages, manyPages } from '../../testing/many-pages.ts'
import { type Client, jobWorker, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

onBothEngines('The plan of a publish', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let draftsId: string
  let owner: Client

  beforeEach(async () => {
    storage = await engine.open()
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    served = await serve({ storage })
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })

  const save = async (operation: object) => {
    const { revision } = await owner.data(`v1/page/website-draft/${draftsId}`)
    const body = { draftsId, baseRevision: revision, operations: [{ id: newId(), ...operation }] }
    expect((await owner.post('v1/page/component/save-draft', body)).json()).toHaveProperty('data')
  }
  const write = (path: string, value: unknown, language?: string) =>
    save({
      type: 'set-setting',
      of: { page: 'home', component: 'posterA1' },
      path,
      value,
      ...(language && { language }),
    })
  const planned = async (more: object = {}, client = owner) =>
    (await client.post('v1/site/publish/plan', { draftsId, ...more })).json().data
  const publish = async (more: object) => (await owner.post('v1/site/publish', { draftsId, ...more })).json().data
  const releases = async () => (await owner.data('v1/site/releases')).items

  it('tells what would change for visitors, and changes nothing', async () => {
    const [current] = await releases()
    const before = await planned()
    expect(before).toMatchObject({ changes: [], languages: {}, moved: [], blocked: [] })
    await write('title', 'Grüß Gott', 'de')
    const plan = await planned()
    expect(plan.reviewed).toEqual({ revision: before.reviewed.revision + 1, release: current.id })
    expect(plan.changes).toMatchObject([
      { language: 'de', page: 'home', component: 'posterA1', section: 'poster', path: 'title', after: 'Grüß Gott' },
    ])
    expect(plan.languages.de.pages).toMatchObject([{ id: 'home', kind: 'changed' }])
    expect(plan.pages).toContainEqual(expect.objectContaining({ id: 'home', before: '/', after: '/' }))
    expect(await releases()).toEqual([current])
    expect((await publish({ reviewed: plan.reviewed, acceptWarnings: true })).changed).toBe(true)
    expect((await planned()).changes).toEqual([])
  })

  it('tells of some pages and languages alone', async () => {
    await write('title', 'Grüß Gott', 'de')
    await write('title', 'Hello')
    const languages = async (more: object) => Object.keys((await planned(more)).languages)
    expect(await languages({})).toContain('de')
    expect(await languages({ languages: ['en'] })).toEqual(['en'])
    const other = (await owner.data(`v1/page/website-draft/${draftsId}`)).pagesList.find(
      ({ id }: { readonly id: string }) => id !== 'home',
    )
    expect(await languages({ pages: [other.id] })).toEqual([])
    for (const wrong of [{ languages: ['ar'] }, { pages: ['nosuch00'] }])
      expect((await owner.post('v1/site/publish/plan', { draftsId, ...wrong })).statusCode).toBe(422)
  })

  it('lets a page that was deleted be taken from visitors alone', async () => {
    const { pagesList } = await owner.data(`v1/page/website-draft/${draftsId}`)
    const { id } = pagesList.find(({ pageType }: { readonly pageType: string }) => pageType === 'pages')
    await save({ type: 'remove-page', page: id })
    await write('title', 'Hello')
    const plan = await planned({ pages: [id] })
    expect(plan.languages.en.pages).toMatchObject([{ id, kind: 'removed' }])
    expect(plan.pages.find((page: { readonly id: string }) => page.id === id)).not.toHaveProperty('after')
  })

  it('names warnings by ids, and a publish accepts those that are sent and no other', async () => {
    await write('title', 'Hello')
    const plan = await planned()
    const groups = plan.groups.filter(({ level }: { readonly level: string }) => level === 'warning')
    const ids = groups.flatMap((group: { readonly ids: readonly string[] }) => group.ids)
    expect(ids).toHaveLength(plan.warnings)
    expect(plan.warnings).toBeGreaterThan(0)
    expect(plan.findings.map(({ id }: { readonly id: string }) => id)).toEqual(expect.arrayContaining(ids))
    expect(await publish({ accepted: ids.slice(1) })).toMatchObject({ changed: false, waits: true })
    // Somebody adds one after it was looked at.
    await write('link', { type: 'page', pageType: 'home', anchor: 'nowhere' })
    const stopped = await publish({ accepted: ids })
    expect(stopped).toMatchObject({ changed: false, waits: true })
    const open = stopped.findings.filter(({ id }: { readonly id: string }) => !ids.includes(id))
    expect(open.length).toBeGreaterThan(0)
    expect(await releases()).toHaveLength(1)
    const all = [...ids, ...open.map(({ id }: { readonly id: string }) => id)]
    expect(await publish({ accepted: all })).toMatchObject({ changed: true, waits: false })
  })

  it('is what is published, or nothing is', async () => {
    await write('title', 'First')
    const { reviewed } = await planned()
    await write('title', 'Second')
    expect(await publish({ reviewed, acceptWarnings: true })).toMatchObject({ changed: false, isOutdated: true })
    const { reviewed: now } = await planned()
    expect(await publish({ reviewed: now, acceptWarnings: true })).toMatchObject({ changed: true })
    // The release is another one now.
    expect(await publish({ reviewed: now, acceptWarnings: true })).toMatchObject({ changed: false, isOutdated: true })
    expect(await releases()).toHaveLength(2)
  })

  it('says which addresses move, and which languages errors keep', async () => {
    const { pagesList } = await owner.data(`v1/page/website-draft/${draftsId}`)
    const page = pagesList.find(({ pageType }: { readonly pageType: string }) => pageType === 'pages')
    // A link by the id of a page follows its address.
    const link = { type: 'page', pageType: 'pages', id: page.id }
    await save({ type: 'set-setting', of: { menu: 'main' }, path: 'items[menuItm1].link', value: link })
    await save({ type: 'change-page', page: page.id, changes: { slug: 'moved' } })
    expect((await planned()).moved).toEqual([{ page: page.id, from: `/pages/${page.slug}`, to: '/pages/moved' }])
    await write('link', { type: 'page', pageType: 'pages', id: 'nosuch00' })
    const plan = await planned()
    expect(plan.blocked).toEqual(['en', 'de', 'zh'])
    expect(plan.groups[0]).toMatchObject({ level: 'error', key: 'check.linkToNoPage', ids: [] })
    // Visitors still find it where it was.
    expect(plan).toMatchObject({ moved: [], changes: [] })
  })

  it('is for who may read the draft, and changes for them alone', async () => {
    await write('title', 'Hello')
    const viewer = await served.memberOf(tenantId, { role: 'viewer' })
    expect((await planned({}, viewer)).changes).toContainEqual(expect.objectContaining({ after: 'Hello' }))
    expect((await viewer.post('v1/site/publish', { draftsId, accepted: [] })).statusCode).toBe(403)
    expect((await served.post('v1/site/publish/plan', { draftsId })).statusCode).toBe(401)
  })

  it('the list of releases says in few words what each of them changed', async () => {
    await write('title', 'Hello')
    await publish({ acceptWarnings: true })
    const [second, first] = await releases()
    expect(second.changed).toMatchObject({
      pages: [{ id: 'home', name: 'Home', kind: 'changed' }],
      morePages: 0,
      parts: [],
      languages: expect.arrayContaining(['en']),
    })
    expect(second.pages).toBe(first.pages)
    expect(first).not.toHaveProperty('changed')
    const diff = await owner.data(`v1/site/releases/${second.id}/diff?from=${first.id}`)
    expect(diff.pages).toEqual([{ id: 'home', name: 'Home' }])
  })
})

onBothEngines('The plan of a large draft', (engine) => {
  let storage: Storage
  let served: Served
  afterEach(() => served.app.close())

  it('is the result of a job', { timeout: 180_000 }, async () => {
    storage = await engine.open()
    const { tenantId, draftsId } = await importSiteFiles(storage, specs, manyPages('lamps', 60), { publish: true })
    await changeManyPages(storage, tenantId, 2)
    served = await serve({ storage, jobWorker })
    const viewer = await served.memberOf(tenantId, { role: 'viewer' })
    const answer = await viewer.post('v1/site/publish/plan', { draftsId })
    expect(answer.statusCode).toBe(202)
    const { job } = answer.json().data
    const status = async () => (await viewer.get(`v1/jobs/${job}`)).json().data
    await vi.waitFor(async () => expect((await status()).state).toBe('done'), { timeout: 100_000, interval: 500 })
    const { result, kind } = await status()
    expect(kind).toBe('plan-publish')
    expect(result.changes).toHaveLength(500)
    expect(result.more).toBeGreaterThan(0)
    expect(result.pages.length).toBeGreaterThanOrEqual(60)
  })
})
