import { newId, type TextList, type TextRow } from '@vitrine/schemas'
import { beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

onBothEngines('The texts of a site, for the desk of translations', (engine) => {
  let storage: Storage
  let ann: Client
  let ben: Client
  let draftsId: string
  let tenantId: string

  beforeEach(async () => {
    storage = await engine.open()
    const site = await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    const other = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs Ltd'))
    ;({ draftsId, tenantId } = site)
    const served = await serve({ storage })
    ann = await served.memberOf(tenantId, { role: 'editor' })
    ben = await served.memberOf(other.tenantId, { role: 'viewer' })
  })

  const texts = (query: string, who = ann): Promise<TextList> => who.data(`v1/translation/texts?${query}`)
  const row = async (query: string, path: string): Promise<TextRow | undefined> =>
    (await texts(query)).rows.find((one) => one.path === path)
  const set = (of: object, path: string, value: string, more: object = {}) => ({
    ...{ id: newId(), type: 'set-setting', of, path, value },
    ...more,
  })
  async function save(...operations: readonly object[]): Promise<void> {
    const { revision: baseRevision } = await ann.data(`v1/page/website-draft/${draftsId}`)
    const answer = await ann.post('v1/page/component/save-draft', { draftsId, baseRevision, operations })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const poster = { page: 'home', component: 'posterA1' }

  it('are listed by pages, header, menus and contents with what became of them in one language', async () => {
    const { ids, counts, places, rows, languages, sourceLanguage, isReading } = await texts('language=de')
    expect({ isReading, sourceLanguage, languages }).toEqual({
      isReading: false,
      sourceLanguage: 'en',
      languages: ['de', 'zh', 'fr'],
    })
    expect(places.map(({ place }) => place).slice(0, 6)).toEqual([
      'page/home',
      'page/about',
      'page/product-page',
      'page/products-page',
      'header',
      'menu/main',
    ])
    expect(places[0]).toEqual({ place: 'page/home', kind: 'page', name: 'Home' })
    expect(places.at(-1)?.kind).toBe('policy')
    expect(
      rows.slice(0, 3).map(({ of, path, source, value, state, section }) => [of, path, source, value, state, section]),
    ).toEqual([
      [{ pageRecord: 'home' }, 'name', 'Home', 'Start', 'new', undefined],
      [poster, 'title', 'Welcome to Lamps Ltd', 'Willkommen', 'new', 'poster'],
      [poster, 'picture.alt', 'Our hall', undefined, 'missing', 'poster'],
    ])
    expect(ids).toHaveLength(counts.missing + counts.new)
    expect(new Set(ids).size).toBe(ids.length)
    expect(rows.map(({ id }) => id)).toEqual(ids)
    // Another site has its own, and sees none of these.
    expect((await texts('language=de', ben)).rows.some(({ source }) => source === 'Welcome to Lamps Ltd')).toBe(false)
  })

  it('are found by state, place, words of both languages, whoever wrote them, and what is wrong', async () => {
    const all = await texts('language=de')
    const found = async (query: string) => (await texts(`language=de&${query}`)).rows.map(({ source }) => source)
    expect(await found('state=new&place=page/home')).toEqual(['Home', 'Welcome to Lamps Ltd'])
    expect(await found('q=TISCHLAMPCHEN')).toEqual(['Desk lamp'])
    expect(await found('q=welcome')).toEqual(['Welcome to Lamps Ltd'])
    expect(await found('q=100%25_light')).toHaveLength(1)
    expect(await found('q=1%25light')).toEqual([])
    expect(await found('place=page/nowhere')).toEqual([])
    expect(all.people).toEqual([])
    await save(set(poster, 'title', 'Willkommen!', { language: 'de' }))
    const [name = ''] = (await texts('language=de')).people
    expect(await found(`by=${encodeURIComponent(name)}`)).toEqual(['Welcome to Lamps Ltd'])
    expect(await found('problems=true&place=page/home')).toEqual(['Welcome to Lamps Ltd'])
    // Counts are those of all states, whichever is asked for.
    const { counts, ids } = await texts('language=de&state=translated')
    expect(ids).toHaveLength(1)
    expect((await texts('language=de&problems=true')).counts).toEqual(counts)
    expect(counts).toEqual({ ...all.counts, new: all.counts.new - 1, translated: 1 })
  })

  it('follow each save: what is written, outdated, taken away, moved', async () => {
    await texts('language=de')
    const { id } = (await row('language=de', 'title')) ?? {}
    await save(set(poster, 'title', 'Herzlich willkommen', { language: 'de' }))
    expect(await row('language=de', 'title')).toMatchObject({ id, state: 'translated', value: 'Herzlich willkommen' })
    await save(set(poster, 'title', 'Welcome back'))
    const outdated = await row('language=de', 'title')
    expect(outdated).toMatchObject({ id, state: 'stale', source: 'Welcome back', note: { status: 'done' } })
    expect(outdated?.note?.source).not.toBe(outdated?.fingerprint)
    expect(await row('language=zh', 'title')).toMatchObject({ id, state: 'missing', source: 'Welcome back' })
    await save({ id: newId(), type: 'remove-component', page: 'home', component: 'posterA1' })
    expect((await texts('language=de&place=page/home')).rows.map(({ path }) => path)).toEqual(['name'])
  })

  it('follow contents too', async () => {
    const { contentsRevision } = await texts('language=fr')
    const torch = (await texts('language=fr&q=torch')).rows[0]
    expect(torch).toMatchObject({ path: 'name', state: 'missing', source: 'Torch' })
    const of = torch?.of ?? {}
    const operations = [set(of, 'name', 'Lampe torche', { language: 'fr' })]
    const saved = await ann.post('v1/content/save', { baseRevision: contentsRevision, operations })
    expect(saved.statusCode).toBe(200)
    expect((await texts('language=fr&q=torch')).rows[0]).toMatchObject({ id: torch?.id, state: 'translated' })
    const [, productId] = torch?.place.split('/') ?? []
    expect((await ann.ask('DELETE', `v1/content/product/${productId}`)).statusCode).toBeLessThan(300)
    expect((await texts('language=fr&q=torch')).ids).toEqual([])
  })

  it('are asked for in windows by their ids; those that are gone are left out', async () => {
    const { ids } = await texts('language=de')
    const some = [ids[4], 999_999_998, ids[1]]
    const { items, draftRevision } = await ann.data(`v1/translation/rows?language=de&ids=${some.join()}`)
    expect(items.map(({ id }: TextRow) => id)).toEqual([ids[4], ids[1]])
    expect(draftRevision).toBe(1)
    const many = Array.from({ length: 101 }, (_, at) => at)
    expect((await ann.get(`v1/translation/rows?language=de&ids=${many.join()}`)).statusCode).toBe(422)
  })

  it('are read anew when the languages have changed', async () => {
    const before = await texts('language=de')
    await save({
      id: newId(),
      type: 'set-language',
      language: { code: 'it', enabled: true },
      after: 'fr',
    })
    const after = await texts('language=it')
    expect(after.languages).toContain('it')
    expect(after.counts.missing).toBe(after.ids.length)
    expect(after.ids).toHaveLength(before.ids.length)
    expect(after.ids.some((id) => before.ids.includes(id))).toBe(false)
  })

  it('of an index that another build has made are read anew, by numbers that nothing had before', async () => {
    await storage.db
      .insertInto('text_scopes')
      .values({ tenant_id: tenantId, scope: 'contents', stamp: 'of another build', is_ready: 1, next_id: 900 })
      .execute()
    const { isReading, ids } = await texts('language=de')
    expect(isReading).toBe(false)
    expect(ids.filter((id) => id % 2 === 1).every((id) => id > 1800)).toBe(true)
  })
})
