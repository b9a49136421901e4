import { beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers as they come over the wire
type Json = any

onBothEngines('alt texts of a site', (engine) => {
  let storage: Storage
  let served: Served
  let editor: Client
  let tenantId = ''
  let draftsId = ''

  beforeAll(async () => {
    storage = await engine.open()
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    served = await serve({ storage })
    editor = await served.memberOf(tenantId, { role: 'editor' })
  })

  const list = async (question = ''): Promise<Json> => editor.data(`v1/media/alts?${question}`)
  const put = (body: object, by = editor) =>
    by.ask('PUT', 'v1/media/alts', JSON.stringify(body), { 'content-type': 'application/json' })
  const onHome = async () => (await list()).items.find(({ place }: Json) => place === 'page')
  const ofLamp = async () => (await list()).items.find(({ name }: Json) => name === 'Desk lamp')
  const save = async (alt: Json, texts: object, by = editor) => {
    const { draftRevision, contentsRevision } = await list()
    const revision = alt.place === 'content' ? contentsRevision : draftRevision
    return put({ of: alt.of, path: alt.path, basePath: alt.basePath, texts, draftsId, revision }, by)
  }

  it('are listed where the pictures stand, with what each language lacks', async () => {
    const found = await list()
    expect(found).toMatchObject({ draftsId, sourceLanguage: 'en', languages: ['en', 'de', 'zh', 'fr'], total: 2 })
    expect(found.missing).toEqual({ en: 0, de: 2, zh: 2, fr: 2 })
    expect(found.items).toMatchObject([
      {
        of: { page: 'home', component: 'posterA1' },
        path: 'picture.alt',
        basePath: 'picture.alt',
        place: 'page',
        id: 'home',
        name: 'Home',
        texts: { en: 'Our hall' },
      },
      { place: 'content', content: 'product', name: 'Desk lamp', texts: { en: 'Lamp' } },
    ])
    expect(found.items[0].picture.src).toMatch(/hall\.png$/)
    expect((await list('missing=en')).total).toBe(0)
    expect((await list('missing=any&q=lamp')).items.map(({ name }: Json) => name)).toEqual(['Desk lamp'])
    expect((await list('page=2&pageSize=1')).items).toHaveLength(1)
  })

  it('are saved in the draft and in contents, each by its own log', async () => {
    expect((await save(await onHome(), { de: 'Unsere Halle' })).statusCode).toBe(200)
    expect((await save(await ofLamp(), { de: 'Lampe', zh: '灯' })).statusCode).toBe(200)
    expect((await onHome()).texts).toEqual({ en: 'Our hall', de: 'Unsere Halle' })
    expect((await ofLamp()).texts).toEqual({ en: 'Lamp', de: 'Lampe', zh: '灯' })
    expect((await list()).missing).toEqual({ en: 0, de: 0, zh: 1, fr: 2 })
    const log = await editor.data(`v1/page/drafts/${draftsId}/operations?pageSize=1`)
    expect(log.items[0].operation).toMatchObject({ type: 'set-setting', path: 'picture.alt', language: 'de' })
    const contents = await editor.data('v1/content/operations?pageSize=2')
    expect(contents.items.map(({ operation }: Json) => operation.language).sort()).toEqual(['de', 'zh'])
  })

  it('say which of them were made from another text, and what needs none', async () => {
    await save(await onHome(), { en: 'Our new hall' })
    expect(await onHome()).toMatchObject({ texts: { en: 'Our new hall', de: 'Unsere Halle' }, outdated: ['de'] })
    await save(await onHome(), { de: 'Unsere Halle' })
    expect((await onHome()).outdated).toEqual([])
    await save(await onHome(), { en: '' })
    expect((await list()).missing).toEqual({ en: 0, de: 0, zh: 0, fr: 1 })
    await save(await onHome(), { en: null, de: null })
    expect((await onHome()).texts).toEqual({})
    expect((await list('missing=en')).items.map(({ name }: Json) => name)).toEqual(['Home'])
  })

  it('tell a conflict where somebody changed the same text, and merge the rest', async () => {
    const { contentsRevision: revision } = await list()
    const { of, path, basePath } = await ofLamp()
    const ask = (texts: object) => put({ of, path, basePath, texts, revision })
    expect((await ask({ en: 'A lamp' })).statusCode).toBe(200)
    const merged = await ask({ fr: 'Lampe' })
    expect(merged.json().data).toMatchObject({ isBehind: true })
    const refused = await ask({ en: 'The lamp' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error.details.clashes[0]).toMatchObject({ by: expect.any(String) })
    expect(await ofLamp()).toMatchObject({ texts: { en: 'A lamp' }, outdated: ['de', 'zh'] })
  })

  it('are written by who may, in the languages that are theirs', async () => {
    const translator = await served.memberOf(tenantId, { role: 'translator', languages: ['de'] })
    expect((await save(await onHome(), { de: 'Halle' }, translator)).statusCode).toBe(200)
    expect((await save(await onHome(), { fr: 'Salle' }, translator)).statusCode).toBe(403)
    expect((await save(await ofLamp(), { en: 'Mine' }, translator)).statusCode).toBe(403)
    const viewer = await served.memberOf(tenantId, { role: 'viewer' })
    expect((await save(await ofLamp(), { de: 'x' }, viewer)).statusCode).toBe(403)
    expect((await viewer.data('v1/media/alts')).total).toBe(2)
  })
})
