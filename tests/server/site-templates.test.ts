import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { coverage, coverageOf, isEnough, themeContrasts } from '@vitrine/model'
import {
  type Answer,
  type checkDraftCall,
  contentKinds,
  contentProps,
  type createSite,
  type Draft,
  isObject,
  languageCodes,
  newId,
  type Settings,
  type SiteTemplate,
} from '@vitrine/schemas'
import { sectionSpecs } from '@vitrine/sections/specs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportSiteFiles } from '../../api/src/features/site-export/export-site.ts'
import { readFiles } from '../../api/src/features/site-import/files/files.ts'
import { importSiteFiles } from '../../api/src/features/site-import/site-import.ts'
import type { Storage } from '../../api/src/platform/database/storage.ts'
import { onBothEngines } from '../../api/src/testing/engines.ts'
import { type Client, type Served, serve } from '../../api/src/testing/serve.ts'

const templatesFolder = join(import.meta.dirname, '../../sites/templates')
const names = readdirSync(templatesFolder).filter((name) => existsSync(join(templatesFolder, name, 'template.json')))
const described = (name: string): SiteTemplate =>
  JSON.parse(readFileSync(join(templatesFolder, name, 'template.json'), 'utf8'))

type Finding = Answer<typeof checkDraftCall>['findings'][number]
type Made = Answer<typeof createSite>

/** The languages of a draft in which a text is missing. */
const missingIn = (draft: Draft) =>
  Object.entries(coverage(draft, sectionSpecs).site).filter(([, { missing, total }]) => missing > 0 || total === 0)

/** The contents among the files of a site. */
const contentsIn = (documents: Readonly<Record<string, unknown>>) =>
  Object.entries(documents).flatMap(([path, document]) => {
    const kind = contentKinds.find((each) => path.startsWith(`content/${each}/`))
    return kind ? [{ schema: contentProps[kind], settings: (document as { settings: Settings }).settings }] : []
  })

/** A red dot. */
const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=='
const contact = {
  email: 'info@muster.example',
  phone: '+49 30 1234',
  address: 'Musterweg 1\n10115 Berlin',
  country: 'DE',
}

describe.each(names)('the template %s', (name) => {
  const template = described(name)
  const folder = join(templatesFolder, name)

  it('is called something in all languages of the system, and is named as its folder', () => {
    expect(template.name).toBe(name)
    expect(Object.keys(template.texts).toSorted()).toEqual([...languageCodes].toSorted())
  })
  it('has a picture of its home page also from the right, and no picture that nothing shows', () => {
    const covers = readdirSync(folder).filter((file) => file.startsWith('cover.'))
    const ofOthers = template.languages.slice(1).map((code) => `cover.${code}.webp`)
    // Some languages have no font where the pictures are drawn.
    expect(covers.filter((file) => file !== 'cover.webp' && !ofOthers.includes(file))).toEqual([])
    expect(covers).toEqual(expect.arrayContaining(['cover.webp', 'cover.ar.webp']))
    for (const file of covers) expect(statSync(join(folder, file)).size).toBeLessThanOrEqual(60 * 1024)
    const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.json'),
    )
    const text = documents.map((file) => readFileSync(join(folder, file), 'utf8')).join('')
    const shown = readdirSync(join(folder, 'media')).filter((file) => !/-\d+\.webp$/.test(file))
    expect(shown.filter((file) => !text.includes(`media/${file}`))).toEqual([])
  })
  it('says in a sentence what a missing fact is, in its languages', () => {
    for (const texts of Object.values(template.missing))
      expect(Object.keys(texts).toSorted()).toEqual([...template.languages].toSorted())
  })
  it('has all pages that a site needs', () => {
    const pages = readdirSync(join(folder, 'pages')).map((file) =>
      JSON.parse(readFileSync(join(folder, 'pages', file), 'utf8')),
    )
    expect(pages.map(({ page }) => page.pageType)).toEqual(
      expect.arrayContaining(
        'home products product cases case info info-detail pages contact-us policy inquiry-list'.split(' '),
      ),
    )
    expect(existsSync(join(folder, 'content/policy/privacy.json'))).toBe(true)
  })
})

onBothEngines('A site from a template', (engine) => {
  let storage: Storage
  let served: Served
  let asker: Client
  let viewer: Client
  let count = 0

  beforeAll(async () => {
    storage = await engine.open()
    const { tenantId } = await importSiteFiles(storage, sectionSpecs, await readFiles(join(templatesFolder, '../acme')))
    served = await serve({ storage, specs: sectionSpecs, templatesFolder })
    const member = await served.memberOf(tenantId, { role: 'viewer' })
    viewer = await served.memberOf(tenantId, { role: 'owner' })
    asker = member
    await storage.db.updateTable('accounts').set({ may_add_sites: 1 }).where('id', '=', member.accountId).execute()
  })
  afterAll(() => served.app.close())

  const ask = (body: object, by: Client = asker) =>
    by.post('v1/sites', { name: 'Muster GmbH', clientId: `muster-${++count}`, languages: ['en'], ...body })
  async function make(body: object): Promise<Made> {
    const response = await ask(body)
    expect([response.statusCode, response.body]).toEqual([201, expect.anything()])
    return response.json().data
  }
  const draftOf = async ({ tenantId, draftsId }: Made): Promise<Draft> =>
    (await asker.data(`v1/page/website-draft/${draftsId}`, { 'client-id': tenantId })) as Draft
  const findingsOf = async ({ tenantId, draftsId }: Made): Promise<readonly Finding[]> =>
    (await asker.data(`v1/page/drafts/${draftsId}/checks`, { 'client-id': tenantId })).findings
  const filesOf = async ({ tenantId }: Made) => (await exportSiteFiles(storage, tenantId)).documents

  it.each(names)(
    '%s has nothing wrong but its samples, in all its languages, with and without what is known',
    async (template) => {
      const { languages, samples } = described(template)
      for (const facts of [{}, { contact, logo, colours: { primary: '#ffe100', accent: '#00ff88' } }]) {
        const made = await make({ template, languages, ...facts })
        const findings = await findingsOf(made)
        const isSample = ({ level, key }: Finding) => level === 'warning' && key.startsWith('check.sample')
        expect(findings.filter((finding) => !isSample(finding))).toEqual([])
        const known = new Set(Object.keys(samples).map((of) => of.replace('component/', '')))
        const pages = findings.filter(({ component }) => component !== undefined)
        expect(pages.filter(({ component }) => !known.has(component ?? ''))).toEqual([])
        expect(pages.length).toBeGreaterThan(20)
        const contents = Object.keys(samples).filter((of) => !of.startsWith('component/'))
        expect(findings.filter(({ content }) => content)).toHaveLength(contents.length)

        const documents = await filesOf(made)
        expect(JSON.stringify(documents)).not.toMatch(/\{\{[a-z]+\}\}/)
        const draft = await draftOf(made)
        expect(missingIn(draft)).toEqual([])
        for (const { schema, settings } of contentsIn(documents))
          for (const [language, { missing }] of Object.entries(coverageOf(schema, settings, languages.slice(1), 'en')))
            expect([language, missing]).toEqual([language, 0])
        const { themeSettings } = draft.globalConfiguration
        for (const { colors } of themeSettings)
          expect(themeContrasts(colors).filter((pair) => !isEnough(pair))).toEqual([])
      }
    },
  )

  it.each(names)('%s takes the longest name and address', async (template) => {
    const address = Array.from({ length: 10 }, () => 'Straße '.repeat(4))
      .join('\n')
      .slice(0, 300)
    const longest = {
      email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
      phone: '+49 123456789012345678901234567',
      address,
      country: 'GB',
    }
    await make({ template, name: 'Ä'.repeat(120), languages: ['ar', 'en'], contact: longest })
  })

  it('stands there at once: its owner, its settings, its files', async () => {
    const made = await make({ template: 'manufacturer', languages: ['de', 'ar', 'hi'], contact, logo })
    const headers = { 'client-id': made.tenantId }
    expect((await asker.data('v1/account/me')).sites).toContainEqual(
      expect.objectContaining({ tenantId: made.tenantId, siteName: 'Muster GmbH', role: 'owner' }),
    )
    expect(await asker.data('v1/site/settings', headers)).toMatchObject({ name: 'Muster GmbH', contact })
    const info = await asker.data('v1/site/info', headers)
    expect(info).toMatchObject({ defaultLanguage: 'de', languages: ['de', 'ar', 'hi'], currentDraftRelease: null })
    expect((await asker.data('v1/site/audit', headers)).items).toMatchObject([
      { action: 'site.add', object: made.clientId, details: { template: 'manufacturer' } },
    ])
    const media = await asker.data('v1/media?pageSize=100', headers)
    expect(media.items.map(({ name }: { name: string }) => name)).toContain('logo.png')
    const { 'header.json': header, 'footer.json': footer } = (await filesOf(made)) as Record<
      string,
      Draft['globalConfiguration']['header']
    >
    expect(Object.values(header?.componentsSettingValues ?? {})[0]?.props.logo).toMatchObject({
      alt: 'Muster GmbH',
      width: 1,
    })
    expect(Object.values(footer?.componentsSettingValues ?? {})[0]?.props).toMatchObject({
      address: contact.address,
      phone: contact.phone,
      email: contact.email,
    })
  })

  it('is written first in its first language that the template speaks; what it does not speak falls back', async () => {
    const texts = async (languages: readonly string[]) => {
      const draft = await draftOf(await make({ template: 'manufacturer', languages }))
      const { defaultLanguage, sourceLanguage, languages: configured } = draft.globalConfiguration
      const home = draft.pagesList.find(({ pageType }) => pageType === 'home')
      return {
        defaultLanguage,
        sourceLanguage,
        enabled: configured.filter(({ enabled }) => enabled).map(({ code }) => code),
        name: home?.settings.props.name,
        maps: Object.keys(home?.settings.editPropsByLangEnvMap ?? {}).toSorted(),
      }
    }
    expect(await texts(['ar', 'en'])).toEqual({
      defaultLanguage: 'ar',
      sourceLanguage: undefined,
      enabled: ['ar', 'en'],
      name: 'الرئيسية',
      maps: ['en'],
    })
    expect(await texts(['hi', 'de'])).toMatchObject({ defaultLanguage: 'hi', sourceLanguage: 'de', name: 'Startseite' })
    expect(await texts(['hi'])).toEqual({
      defaultLanguage: 'hi',
      sourceLanguage: 'en',
      enabled: ['hi'],
      name: 'Home',
      maps: [],
    })
  })

  it('knows a sample until something else stands there', async () => {
    const made = await make({ template: 'manufacturer', languages: ['en', 'de'] })
    const before = await findingsOf(made)
    const draft = await draftOf(made)
    const finding = before.find(
      ({ page, path, key }) => page === 'home' && path === 'title' && key === 'check.sampleText',
    )
    expect(finding?.component).toBeDefined()
    const headers = { 'client-id': made.tenantId }
    const operations = [
      { type: 'set-setting', of: { page: 'home', component: finding?.component }, path: 'title', value: 'Springs' },
      {
        type: 'set-setting',
        of: { page: 'home', component: finding?.component },
        path: 'title',
        value: 'Federn',
        language: 'de',
      },
    ].map((operation) => ({ ...operation, id: newId() }))
    const saved = await asker.post(
      'v1/page/component/save-draft',
      { draftsId: made.draftsId, baseRevision: draft.revision, operations },
      headers,
    )
    expect([saved.statusCode, saved.body]).toEqual([200, expect.anything()])
    const after = await findingsOf(made)
    expect(after).toHaveLength(before.length - 1)
    expect(after).not.toContainEqual(expect.objectContaining({ component: finding?.component, path: 'title' }))
  })

  it('is refused as a whole: names that are taken or reserved, unknown templates, logos that are none, and who may not', async () => {
    const { clientId } = await make({ template: 'manufacturer' })
    const refused = async (body: object, by?: Client) => {
      const response = await ask({ template: 'manufacturer', ...body }, by)
      return [response.statusCode, Object.keys(response.json().error.fields ?? {})]
    }
    const sites = async () => (await storage.db.selectFrom('tenants').select('id').execute()).length
    const before = await sites()
    expect(await refused({ clientId })).toEqual([409, ['clientId']])
    expect(await refused({ clientId: 'products' })).toEqual([422, ['clientId']])
    expect(await refused({ template: 'nothing' })).toEqual([422, ['template']])
    expect(await refused({ template: '../demo' })).toEqual([422, ['template']])
    expect(await refused({ logo: 'data:image/png;base64,aGVsbG8=' })).toEqual([422, ['logo']])
    expect(await refused({ logo: logo.replace('png', 'jpeg') })).toEqual([422, ['logo']])
    expect(await refused({ colours: { primary: 'red' } })).toEqual([422, ['colours.primary']])
    expect(await refused({ languages: [] })).toEqual([422, ['languages']])
    expect(await refused({ contact: { email: 'nobody' } })).toEqual([422, ['contact.email']])
    expect((await refused({}, viewer))[0]).toBe(403)
    expect((await refused({}, served))[0]).toBe(401)
    expect(await sites()).toBe(before)
    const rows = await storage.db.selectFrom('samples').select('tenant_id').distinct().execute()
    const owned = await storage.db.selectFrom('members').select('tenant_id').distinct().execute()
    expect(owned).toEqual(expect.arrayContaining(rows))
  })

  it('of two that want the same name at the same time there is one', async () => {
    const both = await Promise.all([1, 2].map(() => ask({ template: 'manufacturer', clientId: 'only-one' })))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  })

  it('is chosen from a list in the language of who asks, with a picture', async () => {
    const list = await asker.data('v1/site-templates', { lang: 'ar' })
    expect(list.map(({ name }: { name: string }) => name)).toEqual(names.toSorted())
    expect(list[0].title).toBe(described(list[0].name).texts.ar?.title)
    const cover = await served.app.inject({ url: list[0].cover })
    expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/webp'])
    const inLanguage = async (language: string) =>
      (await served.app.inject({ url: `${list[0].cover}?language=${language}` })).rawPayload
    expect(await inLanguage('ar')).not.toEqual(cover.rawPayload)
    for (const other of ['en', 'hi', 'zz-Latn']) expect(await inLanguage(other)).toEqual(cover.rawPayload)
    expect((await served.app.inject({ url: `${list[0].cover}?language=../../demo` })).statusCode).toBe(422)
    expect((await served.get('v1/site-templates/nothing/cover')).statusCode).toBe(404)
    expect((await served.get('v1/site-templates')).statusCode).toBe(401)
  })

  it('may have a name that is free', async () => {
    const available = (clientId: string) => asker.data(`v1/sites/available?clientId=${clientId}`)
    expect(await available('nobody-has-it')).toEqual({ available: true })
    const { clientId } = await make({ template: 'manufacturer' })
    for (const taken of [clientId, 'www', 'Under_Score', '123456'])
      expect(await available(taken)).toEqual({ available: false, reason: expect.any(String) })
    expect(isObject(await available('x'))).toBe(true)
  })
})
