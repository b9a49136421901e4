import { newId } from '@vitrine/schemas'
import { beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { exportSiteFiles } from '../site-export/export-site.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

onBothEngines('Another default language (L2)', (engine) => {
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
    const operations = [{ id: newId(), ...operation }]
    return owner.post('v1/page/component/save-draft', { draftsId, baseRevision: revision, operations })
  }
  const makeDefault = (language: string) => save({ type: 'change-default-language', language })
  const publish = (more: object = {}) => owner.post('v1/site/publish', { draftsId, acceptWarnings: true, ...more })
  const asVisitor = (path: string, lang?: string) =>
    served.data(path, { 'client-id': 'lamps', ...(lang !== undefined && { lang }) })
  const title = async (lang?: string) =>
    (await asVisitor('v1/page/pages/config-by-path?path=/', lang)).edition.components.posterA1.props.title
  const product = async (slug: string, lang?: string) => {
    const { props, languages = {} } = await asVisitor(`v1/page/product/detail?slug=${slug}`, lang)
    return [props.name, languages.name]
  }
  const info = () => asVisitor('v1/site/info')

  it('is what visitors get without asking, once it is published; every language shows what it did', async () => {
    expect((await makeDefault('de')).statusCode).toBe(200)
    expect((await info()).defaultLanguage).toBe('en')
    expect([await title(), await product('desk-lamp')]).toEqual(['Welcome to Lamps Ltd', ['Desk lamp', undefined]])

    await publish()
    expect(await info()).toMatchObject({ defaultLanguage: 'de', languages: ['de', 'en', 'zh'] })
    expect([await title(), await title('de')]).toEqual(['Willkommen', 'Willkommen'])
    expect(await title('en')).toBe('Welcome to Lamps Ltd')
    expect(await product('desk-lamp')).toEqual(['Tischlämpchen', undefined])
    expect(await product('desk-lamp', 'en')).toEqual(['Desk lamp', undefined])
    expect(await product('desk-lamp', 'zh')).toEqual(['台灯', undefined])
    // Nobody translated it: it is still in the language that it was written in.
    expect(await product('torch')).toEqual(['Torch', 'en'])
    expect(await asVisitor('v1/page/case/list-category')).toEqual([{ value: 'Buildings', name: 'Gebäude' }])
    const languages = await asVisitor('v1/language/list-languages')
    expect(languages).toMatchObject([
      { code: 'de', isDefault: true },
      { code: 'en', isDefault: false, progress: 100 },
      { code: 'zh' },
      { code: 'fr' },
    ])
    expect(languages[0].progress).toBeLessThan(100)
  })

  it('lets contents be written in the source language, and be translated into the default one', async () => {
    await makeDefault('de')
    await publish()
    const translator = await served.memberOf(tenantId, { role: 'translator', languages: ['de', 'en'] })
    const { id, revision, settings } = await owner.data('v1/content/product/torch')
    const put = (client: Client, props: object, maps: object) =>
      client.ask('PUT', `v1/content/product/${id}`, {
        revision,
        settings: { ...settings, props: { ...settings.props, ...props }, editPropsByLangEnvMap: maps },
      })
    expect((await put(translator, { name: 'Flashlight' }, {})).statusCode).toBe(403)
    expect((await put(owner, { name: undefined }, { de: { name: 'Taschenlampe' } })).statusCode).toBe(422)
    expect((await put(translator, {}, { de: { name: 'Taschenlampe' } })).statusCode).toBe(200)
    expect([await product('torch'), await product('torch', 'en')]).toEqual([
      ['Taschenlampe', undefined],
      ['Torch', undefined],
    ])
    const task = await owner.data(`v1/language/get-translated-task?sourceId=${id}&sourceType=product`)
    expect(Object.keys(task.languages).sort()).toEqual(['de', 'fr', 'zh'])
    expect(task.languages.de).toMatchObject({ done: 1, total: 1 })
  })

  it('stays as it is published when only a part is, and goes when the site is taken back', async () => {
    const [first] = (await owner.data('v1/site/releases')).items
    await makeDefault('de')
    await publish({ languages: ['zh'] })
    await publish({ pages: ['about'] })
    expect((await info()).defaultLanguage).toBe('en')
    expect(await product('torch', 'de')).toEqual(['Torch', 'en'])
    const { release } = (await publish()).json().data
    expect((await info()).defaultLanguage).toBe('de')
    expect((await owner.data(`v1/site/releases/${release}/diff`)).defaultLanguage).toBe('de')
    await owner.post(`v1/site/releases/${first.id}/rollback`, {})
    expect((await info()).defaultLanguage).toBe('en')
    expect([await title(), await product('desk-lamp')]).toEqual(['Welcome to Lamps Ltd', ['Desk lamp', undefined]])
  })

  it('is kept by an export and an import, with the source', async () => {
    await makeDefault('de')
    const files = await exportSiteFiles(storage, tenantId)
    expect(files.documents['configuration.json']).toMatchObject({ defaultLanguage: 'de', sourceLanguage: 'en' })
    const site = { ...(files.documents['site.json'] as object), clientId: 'again' }
    const again = { ...files, documents: { ...files.documents, 'site.json': site } }
    const { tenantId: other } = await importSiteFiles(storage, specs, again, { publish: true })
    const { documents } = await exportSiteFiles(storage, other)
    expect(documents['configuration.json']).toEqual(files.documents['configuration.json'])
    expect((await served.data('v1/page/product/detail?slug=torch', { 'client-id': 'again' })).languages.name).toBe('en')
  })

  it('never takes the source language along', async () => {
    await makeDefault('de')
    const response = await save({ type: 'remove-language', language: 'en' })
    expect(response.json()).toMatchObject({
      error: { message: '“en” is the source language of the site. It cannot be changed or removed.' },
    })
    expect((await save({ type: 'change-default-language', language: 'fr' })).statusCode).toBe(422)
    expect((await makeDefault('en')).statusCode).toBe(200)
    const { globalConfiguration } = await owner.data(`v1/page/website-draft/${draftsId}`)
    expect(globalConfiguration).not.toHaveProperty('sourceLanguage')
  })
})
