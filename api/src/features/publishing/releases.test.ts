import { newId } from '@vitrine/schemas'
import { beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { pruneAllReleases } from './prune-releases.queries.ts'

onBothEngines('Releases', (engine) => {
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

  const write = async (value: string, language?: string) => {
    const { revision } = await owner.data(`v1/page/website-draft/${draftsId}`)
    const operation = {
      id: newId(),
      type: 'set-setting',
      of: { page: 'home', component: 'posterA1' },
      path: 'title',
      value,
      ...(language && { language }),
    }
    const body = { draftsId, baseRevision: revision, operations: [operation] }
    expect((await owner.post('v1/page/component/save-draft', body)).statusCode).toBe(200)
  }
  const publish = (more: object = {}) => owner.post('v1/site/publish', { draftsId, acceptWarnings: true, ...more })
  const title = async (lang = 'en') =>
    (await served.data('v1/page/pages/config-by-path?path=/', { 'client-id': 'lamps', lang })).edition.components
      .posterA1.props.title
  const releases = async () => (await owner.data('v1/site/releases')).items
  const fetched = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }
  const byGet = `v1/site/publish?tenantId=1&draftId=`

  it('are made by publishing, and tell which pages changed', async () => {
    await write('Second')
    expect(await title()).toBe('Welcome to Lamps Ltd')
    const { data } = (await publish({ note: 'For the fair' })).json()
    expect(data).toMatchObject({ changed: true, changedPages: ['home'], errors: 0, blocked: [], waits: false })
    expect(await title()).toBe('Second')
    const again = (await publish()).json().data
    expect([again.release, again.changed]).toEqual([data.release, false])
    expect(await releases()).toMatchObject([
      { number: 2, kind: 'publish', note: 'For the fair', by: 'owner', isCurrent: true },
      { number: 1, isCurrent: false },
    ])
    const events = await owner.data('v1/site/audit')
    expect(events.items[0]).toMatchObject({ action: 'site.publish', object: data.release })
  })

  it('are not made where every language is blocked, and the answer says why', async () => {
    const { revision } = await owner.data(`v1/page/website-draft/${draftsId}`)
    const link = { type: 'page', pageType: 'pages', id: 'nosuch00' }
    const of = { page: 'home', component: 'posterA1' }
    const operations = [{ id: newId(), type: 'set-setting', of, path: 'link', value: link }]
    await owner.post('v1/page/component/save-draft', { draftsId, baseRevision: revision, operations })
    const [current] = await releases()
    const said = { release: current.id, changed: false, changedPages: [], moved: [], blocked: ['en', 'de', 'zh'] }
    for (const response of [
      await publish(),
      await owner.get(`${byGet}${draftsId}`.replace('=1', `=${tenantId}`), fetched as never),
    ]) {
      expect(response.statusCode).toBe(200)
      const { data } = response.json()
      expect(data).toMatchObject(said)
      expect(data).not.toHaveProperty('publishedAt')
      expect(data.findings[0]).toMatchObject({ level: 'error', key: 'check.linkToNoPage', message: expect.any(String) })
    }
    expect(await releases()).toEqual([current])
    const events = await owner.data('v1/site/audit')
    expect(events.items.map(({ action }: { action: string }) => action)).not.toContain('site.publish')
  })

  it('lead visitors of a page that moved to its new address, and back again', async () => {
    const save = async (operation: object) => {
      const { revision } = await owner.data(`v1/page/website-draft/${draftsId}`)
      const body = { draftsId, baseRevision: revision, operations: [{ id: newId(), ...operation }] }
      expect((await owner.post('v1/page/component/save-draft', body)).statusCode).toBe(200)
    }
    const move = (slug: string) => save({ type: 'change-page', page: 'about', changes: { slug } })
    // A link by the id of a page follows its address.
    const link = { type: 'page', pageType: 'pages', id: 'about' }
    await save({ type: 'set-setting', of: { menu: 'main' }, path: 'items[menuItm1].link', value: link })
    const rules = () => owner.data('v1/site/redirect-rules')
    const moved = async (more: object) => (await publish(more)).json().data.moved

    await move('who-we-are')
    expect(await moved({ languages: ['de'] })).toEqual([])
    expect(await moved({})).toEqual([{ page: 'about', from: '/pages/about-us', to: '/pages/who-we-are' }])
    expect(await rules()).toEqual([])

    await move('our-people')
    const to = '/pages/our-people'
    const [led, ...others] = await moved({ redirectMoved: true })
    expect(led).toEqual({ page: 'about', from: '/pages/who-we-are', to, redirect: expect.any(String) })
    expect(others).toEqual([])
    expect(await rules()).toEqual([{ from: '/pages/who-we-are', to, status: 301 }])

    await move('who-we-are')
    expect(await moved({ redirectMoved: true })).toMatchObject([{ from: to, to: '/pages/who-we-are' }])
    expect(await rules()).toEqual([{ from: '/pages/our-people', to: '/pages/who-we-are', status: 301 }])
    expect(await moved({ redirectMoved: true })).toEqual([])

    await owner.post('v1/site/redirects', { from: '/pages/elsewhere', to: '/' })
    await move('elsewhere')
    await moved({ redirectMoved: true })
    expect((await rules()).map(({ from, to: target }: { from: string; to: string }) => [from, target])).toEqual([
      ['/pages/our-people', '/pages/elsewhere'],
      ['/pages/who-we-are', '/pages/elsewhere'],
    ])
  })

  it.each([
    ['an image on another page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['a link', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
    ['a prefetch', { ...fetched, 'sec-purpose': 'prefetch' }],
    ['a program without a browser', {}],
  ])('are not made by %s', async (_, headers) => {
    await write('Never')
    const response = await owner.get(`${byGet}${draftsId}`.replace('=1', `=${tenantId}`), headers as never)
    expect(response.statusCode).toBe(403)
    expect(await releases()).toHaveLength(1)
  })

  it('are made by GET when our own page fetches it, and never by HEAD', async () => {
    await write('By GET')
    const path = `v1/site/publish?tenantId=${tenantId}&draftId=${draftsId}`
    expect((await owner.ask('HEAD', path, undefined, fetched)).statusCode).toBe(405)
    expect((await served.get(path, { ...fetched, 'client-id': tenantId })).statusCode).toBe(401)
    const editor = await served.memberOf(tenantId, { role: 'viewer' })
    expect((await editor.get(path, fetched)).statusCode).toBe(403)
    expect(await title()).toBe('Welcome to Lamps Ltd')
    expect((await owner.get(path, fetched)).statusCode).toBe(200)
    expect(await title()).toBe('By GET')
  })

  it('can be taken back as a whole, or in one language, and that can be taken back too', async () => {
    const [first] = await releases()
    await write('Second')
    await write('Zweites', 'de')
    const second = (await publish()).json().data.release
    expect([await title(), await title('de')]).toEqual(['Second', 'Zweites'])

    await owner.post(`v1/site/releases/${first.id}/rollback`, { language: 'de' })
    expect([await title(), await title('de')]).toEqual(['Second', 'Willkommen'])
    await owner.post(`v1/site/releases/${first.id}/rollback`, {})
    expect([await title(), await title('de')]).toEqual(['Welcome to Lamps Ltd', 'Willkommen'])
    await owner.post(`v1/site/releases/${second}/rollback`, { note: 'No, that one' })
    expect([await title(), await title('de')]).toEqual(['Second', 'Zweites'])
    expect((await releases()).map(({ kind }: { kind: string }) => kind)).toEqual([
      'rollback',
      'rollback',
      'rollback',
      'publish',
      'publish',
    ])
    expect((await releases()).map(({ rolledBack }: { rolledBack?: object }) => rolledBack)).toEqual([
      { number: 2 },
      { number: 1 },
      { number: 1, language: 'de' },
      undefined,
      undefined,
    ])
    expect((await owner.post('v1/site/releases/nothing1/rollback', {})).statusCode).toBe(404)
  })

  it('tell what differs, value by value', async () => {
    await write('Second')
    const { release } = (await publish()).json().data
    const diff = await owner.data(`v1/site/releases/${release}/diff`)
    expect(diff.changes).toContainEqual(
      expect.objectContaining({
        language: 'en',
        page: 'home',
        component: 'posterA1',
        path: 'title',
        before: 'Welcome to Lamps Ltd',
        after: 'Second',
      }),
    )
  })

  it('wait for warnings to be accepted, and keep a language with errors as it was', async () => {
    const checks = await owner.data(`v1/page/drafts/${draftsId}/checks`)
    expect(checks.findings.every(({ message }: { message: string }) => !message.startsWith('check.'))).toBe(true)
    await write('Second')
    const waiting = (await owner.post('v1/site/publish', { draftsId })).json().data
    if (checks.warnings > 0) expect([waiting.waits, await title()]).toEqual([true, 'Welcome to Lamps Ltd'])
    await publish({ languages: ['en'] })
    expect([await title(), await title('de')]).toEqual(['Second', 'Willkommen'])
  })

  it('are kept, at least the last thirty, with all that they show', async () => {
    const [first] = await releases()
    for (let at = 0; at < 65; at++) {
      await write(`Number ${at}`)
      await publish()
    }
    expect(await pruneAllReleases(storage)).toBe(6)
    const left = (await owner.data('v1/site/releases?pageSize=100')).items
    expect(left).toHaveLength(60)
    expect((await owner.post(`v1/site/releases/${first.id}/rollback`, {})).statusCode).toBe(404)
    const oldest = left.at(-1).id
    expect((await owner.post(`v1/site/releases/${oldest}/rollback`, {})).statusCode).toBe(200)
    expect(await title()).toBe('Number 5')
  }, 180_000)

  it('tell of texts that wait for their translation', async () => {
    await write('New words')
    const task = await owner.data(`v1/language/get-translated-task?sourceId=home&sourceType=page`)
    expect(task).toMatchObject({ taskId: null, status: expect.stringMatching(/partial|none/) })
    expect(task.languages.de.total).toBeGreaterThan(0)
    const waiting = await owner.data(`v1/language/untranslated?draftsId=${draftsId}&language=zh&pageId=home`)
    expect(waiting.items[0]).toMatchObject({ state: 'missing', source: expect.anything() })
    const inGerman = await owner.data(`v1/language/untranslated?draftsId=${draftsId}&language=de&pageId=home`)
    const title = inGerman.items.find(({ path }: { path: string }) => path === 'title')
    expect(title).toMatchObject({ state: 'stale', source: 'New words', value: 'Willkommen' })
    const product = await owner.data('v1/page/product/list')
    const id = product.items.find(({ slug }: { slug: string }) => slug === 'desk-lamp').id
    const ofProduct = await owner.data(`v1/language/get-translated-task?sourceId=${id}&sourceType=product`)
    expect(ofProduct.languages.de.done).toBe(1)
    expect((await owner.get('v1/language/get-translated-task?sourceId=nothing&sourceType=page')).statusCode).toBe(404)
  })

  it('show members the page that they edit, and visitors the one that is published', async () => {
    await write('Not yet')
    const edited = await owner.get('v1/page/pages/config/home')
    expect(edited.headers['cache-control']).toBe('private, no-store')
    expect(edited.json().data.componentsSettingValues.posterA1.props.title).toBe('Not yet')
    const visited = await served.data('v1/page/pages/config/home', { 'client-id': 'lamps' })
    expect(visited.edition.components.posterA1.props.title).toBe('Welcome to Lamps Ltd')
  })
})
