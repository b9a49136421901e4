import { infoByDomain, siteInfoByClient } from '@vitrine/schemas'
import { beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { publishDraft } from '../publishing/publish-draft.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

onBothEngines('Sites', (engine) => {
  let storage: Storage
  let served: Served
  let lamps: string
  let chairs: string

  beforeAll(async () => {
    storage = await engine.open()
    served = await serve({ storage, region: 'us' })
    const publish = { publish: true, domainsVerified: true }
    lamps = (await importSiteFiles(storage, specs, exampleSite('lamps', 'Lamps Ltd', ['www.lamps.example']), publish))
      .tenantId
    chairs = (await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs Ltd', ['chairs.example']), publish))
      .tenantId
    await importSiteFiles(storage, specs, exampleSite('unproven', 'Unproven', ['unproven.example']), { publish: true })
  })

  it('tells about the site of a Client-id, by tenant id and by clientId', async () => {
    const info = await served.data('v1/site/info', { 'client-id': 'lamps' })
    expect(info).toEqual({
      tenantId: lamps,
      clientId: 'lamps',
      name: 'Lamps Ltd',
      defaultLanguage: 'en',
      languages: ['en', 'de', 'zh'],
      currentDraftRelease: expect.stringMatching(/^[A-Za-z0-9]{8}$/),
      region: 'us',
      theme: { name: 'Harbour', primary: '#0b5cab' },
      domain: 'www.lamps.example',
      systemPages: true,
      contentVersion: 1,
    })
    expect(await served.data('v1/site/info', { 'client-id': lamps })).toEqual(info)
    expect(await served.data('v1/site/info', { 'client-id': 'LaMPs' })).toEqual(info)
    expect(await served.data('v1/page/info-by-domain?domainName=www.lamps.example')).toEqual(info)
    expect(lamps).toMatch(/^[0-9]{6}$/)
    expect(await served.api.send(siteInfoByClient, {}, { clientId: 'lamps' })).toEqual(info)
  })

  it('tells no theme of a site that was never published', async () => {
    await importSiteFiles(storage, specs, exampleSite('unseen', 'Unseen'))
    const info = await served.data('v1/site/info', { 'client-id': 'unseen' })
    expect([info.currentDraftRelease, Object.hasOwn(info, 'theme')]).toEqual([null, false])
  })

  it.each([['none_client_id'], [''], [undefined]])('takes the site of the host for Client-id %j', async (client) => {
    const headers = { host: 'WWW.Lamps.Example.:8080', ...(client !== undefined && { 'client-id': client }) }
    expect((await served.data('v1/site/info', headers)).tenantId).toBe(lamps)
  })

  it('ignores a Client-id that disagrees with a custom domain, and one that nobody has', async () => {
    for (const client of [chairs, 'chairs', 'nobody'])
      expect((await served.data('v1/site/info', { host: 'www.lamps.example', 'client-id': client })).tenantId).toBe(
        lamps,
      )
  })

  it.each([
    ['localhost', 'nobody'],
    ['localhost', '999999'],
    ['localhost', 'none_client_id'],
    ['localhost', "x' or 1=1 --"],
    ['unproven.example', ''],
    ['shop.lamps.example', ''],
  ])('finds no site for host %s and Client-id %j', async (host, client) => {
    const response = await served.get('v1/site/info', { host, 'client-id': client })
    expect(response.statusCode).toBe(404)
    expect(response.json().error.code).toBe('tenant_not_found')
  })

  it('refuses a Client-id that disagrees with a custom domain when a draft is asked for', async () => {
    const code = async (client: string) => {
      const path = 'v1/page/pages/id-by-path?path=/&draftsId=1'
      return (await served.get(path, { host: 'www.lamps.example', 'client-id': client })).json().error.code
    }
    expect(await code('chairs')).toBe('tenant_not_found')
    expect(await code('nobody')).toBe('tenant_not_found')
    expect(await code('lamps')).toBe('not_found')
  })

  it('finds the site of a verified domain, however it is written, and of no other', async () => {
    for (const name of ['chairs.example', 'CHAIRS.example.', 'chairs.example:443'])
      expect((await served.data(`v1/page/info-by-domain/?domainName=${name}`)).clientId).toBe('chairs')
    for (const name of ['unproven.example', 'x.chairs.example', 'localhost'])
      expect((await served.get(`v1/page/info-by-domain?domainName=${name}`)).statusCode).toBe(404)
    await expect(served.api.send(infoByDomain, { domainName: 'x.example' })).rejects.toMatchObject({
      code: 'not_found',
      status: 404,
    })
  })

  it('lists the languages with their names, directions and progress', async () => {
    const languages = await served.data('v1/language/list-languages', { 'client-id': 'lamps', lang: 'de' })
    expect(languages.map(({ code }: { code: string }) => code)).toEqual(['en', 'de', 'zh', 'fr'])
    expect(languages[0]).toEqual({
      code: 'en',
      name: 'Englisch',
      nativeName: 'English',
      dir: 'ltr',
      enabled: true,
      isDefault: true,
      progress: 100,
    })
    expect(languages[1]).toMatchObject({ name: 'Deutsch', nativeName: 'Deutsch', enabled: true, isDefault: false })
    expect(languages[1].progress).toBeGreaterThan(20)
    expect(languages[1].progress).toBeLessThan(80)
    expect(languages[2]).toMatchObject({ nativeName: '中文', progress: 0 })
    expect(languages[3]).toMatchObject({ code: 'fr', enabled: false })
  })

  it.each([
    ['de', 'de'],
    ['zh-CN', 'zh'],
    ['zh-Hant-TW', 'zh'],
    ['DE-at', 'de'],
    ['fr', 'en'],
    ['xx', 'en'],
    ['', 'en'],
    ['../../x', 'en'],
  ])('answers Lang %j in %s', async (lang, language) => {
    const response = await served.get('v1/site/info', { 'client-id': 'lamps', lang })
    expect(response.headers['content-language']).toBe(language)
  })

  it('shows a publish at the next request, though sites are remembered', async () => {
    const before = await served.data('v1/site/info', { 'client-id': 'chairs' })
    const row = await storage.db
      .selectFrom('drafts')
      .selectAll()
      .where('tenant_id', '=', chairs)
      .executeTakeFirstOrThrow()
    await storage.db
      .updateTable('drafts')
      .set({ revision: 2 })
      .where('tenant_id', '=', chairs)
      .where('id', '=', row.id)
      .execute()
    const { release } = await publishDraft(storage, specs, chairs, String(row.id), { acceptWarnings: true })
    expect(release).not.toBe(before.currentDraftRelease)
    expect((await served.data('v1/site/info', { 'client-id': 'chairs' })).currentDraftRelease).toBe(release)
  })
})
