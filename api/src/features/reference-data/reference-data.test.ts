import { countryCodes, listProductUnits, listSiteCountries, unitCodes } from '@vitrine/schemas'
import { beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { asStored } from '../../testing/as-stored.ts'
import { changedSite, edit } from '../../testing/changed-site.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

const units = 'v1/page/product/list-product-unit'
const countries = 'v1/page/country/list-site-country'
const terms = 'v1/site/shipping'
const trade = 'v1/site/trade'
const lamps = { 'client-id': 'lamps' }

/** The example in Arabic and in Swedish too, which the interface does not speak. */
const manyLanguages = () =>
  changedSite({
    'site.json': edit((site) => {
      site.clientId = 'many'
    }),
    'configuration.json': edit((configuration) => {
      configuration.languages.push({ code: 'ar', enabled: true }, { code: 'sv', enabled: true })
    }),
  })
/** The example, which ships, in Arabic and German too. */
const shipping = () =>
  changedSite({
    'site.json': edit((site) => {
      site.clientId = 'ships'
      site.shipping = {
        props: {
          term: 'FOB',
          port: 'Ningbo',
          modes: ['sea', 'express'],
          zones: [{ id: 'zoneeuro', countries: ['DE', 'AT'], days: 32 }],
        },
        editPropsByLangEnvMap: { de: { port: 'Hafen Ningbo' } },
      }
      site.currencies = ['USD', 'EUR']
      site.units = ['box', 'piece']
      site.minimumOrder = {
        props: { note: 'Smaller quantities on request' },
        editPropsByLangEnvMap: { de: { note: 'Kleinere Mengen auf Anfrage' } },
      }
    }),
    'configuration.json': edit((configuration) => {
      configuration.languages.push({ code: 'ar', enabled: true })
    }),
  })
const three = () =>
  changedSite({
    'site.json': edit((site) => {
      site.clientId = 'some'
      site.countries = ['AT', 'EG', 'DE']
    }),
  })

onBothEngines('Trade', (engine) => {
  let storage: Storage
  let served: Served

  beforeAll(async () => {
    storage = await engine.open()
    served = await serve({ storage })
    for (const site of [exampleSite(), manyLanguages(), three(), shipping()])
      await importSiteFiles(storage, specs, site, { publish: true })
  })

  const unitsFor = async (client: string, lang: string) => {
    const list = await served.data(units, { 'client-id': client, lang })
    expect(list).toMatchObject({ total: unitCodes.length, page: 1, pageSize: unitCodes.length })
    return Object.fromEntries(list.items.map(({ code, ...rest }: { code: string }) => [code, rest])) as Record<
      string,
      { name: string; plurals: Record<string, string> }
    >
  }
  const countriesFor = async (client: string, lang: string): Promise<readonly { code: string; name: string }[]> =>
    (await served.data(countries, { 'client-id': client, lang })).items

  it('names the units with the plural forms of the language', async () => {
    const german = await unitsFor('many', 'de')
    expect(Object.keys(german)).toEqual(unitCodes)
    expect(german.roll).toEqual({ name: 'Rolle', plurals: { one: 'Rolle', other: 'Rollen' } })
    expect((await unitsFor('many', 'zh')).box).toEqual({ name: '盒', plurals: { other: '盒' } })
    expect((await unitsFor('many', 'ar')).piece).toEqual({
      name: 'قطعة',
      plurals: { zero: 'قطعة', one: 'قطعة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' },
    })
    // The forms are those of the words, not those of a language without words.
    const swedish = await unitsFor('many', 'sv')
    expect(swedish.box).toEqual({ name: 'box', plurals: { one: 'box', other: 'boxes' } })
  })

  it.each([
    ['de', ['Afghanistan', 'Ägypten', 'Ålandinseln', 'Albanien']],
    ['zh', ['阿尔巴尼亚', '阿尔及利亚', '阿富汗', '阿根廷']],
    ['ar', ['آيسلندا', 'إثيوبيا', 'أذربيجان', 'أرمينيا']],
  ])('names all countries in %s, sorted as the language sorts', async (lang, first) => {
    const all = await countriesFor('many', lang)
    expect(all.slice(0, 4).map(({ name }) => name)).toEqual(first)
    expect(all.map(({ code }) => code).sort()).toEqual([...countryCodes])
  })

  it('sorts letters with accents at the end where the language does', async () => {
    const swedish = (await countriesFor('many', 'sv')).map(({ name }) => name)
    expect(swedish.slice(-2)).toEqual(['Österrike', 'Östtimor'])
  })

  it('names only the countries that the owner serves', async () => {
    expect(await served.data(countries, { 'client-id': 'some', lang: 'de' })).toEqual({
      items: [
        { code: 'EG', name: 'Ägypten' },
        { code: 'DE', name: 'Deutschland' },
        { code: 'AT', name: 'Österreich' },
      ],
      total: 3,
      page: 1,
      pageSize: 3,
    })
  })

  it('tells how the site ships, with the port in the nearest language (R108)', async () => {
    const shippingFor = (client: string, lang: string) => served.data(terms, { 'client-id': client, lang })
    const said = { term: 'FOB', modes: ['sea', 'express'], zones: [{ countries: ['DE', 'AT'], days: 32 }] }
    expect(await shippingFor('ships', 'en')).toEqual({ ...said, port: 'Ningbo' })
    expect(await shippingFor('ships', 'de')).toEqual({ ...said, port: 'Hafen Ningbo' })
    expect(await shippingFor('ships', 'ar')).toEqual({ ...said, port: 'Ningbo', portLanguage: 'en' })
    expect(await shippingFor('lamps', 'en')).toEqual({ zones: [] })
  })

  it('tells what the site sells in, the usual one first, and what it says beside minimum quantities', async () => {
    const tradeFor = (client: string, lang: string) => served.data(trade, { 'client-id': client, lang })
    const used = { currencies: ['USD', 'EUR'], units: ['box', 'piece'] }
    const note = 'Smaller quantities on request'
    expect(await tradeFor('ships', 'en')).toEqual({ ...used, minimumNote: note })
    expect(await tradeFor('ships', 'de')).toEqual({ ...used, minimumNote: 'Kleinere Mengen auf Anfrage' })
    expect(await tradeFor('ships', 'ar')).toEqual({ ...used, minimumNote: note, minimumNoteLanguage: 'en' })
    expect(await tradeFor('lamps', 'en')).toEqual({ currencies: [], units: [] })
  })

  it('leaves out codes that reached the database another way and are none', async () => {
    const write = (facts: object) =>
      storage.db
        .updateTable('tenants')
        .set({ facts: asStored(facts) })
        .where('client_id', '=', 'chairs')
        .execute()
    await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), { publish: true })
    await write({ countries: ['FR', 'XX', 'de', 7, '<b>', 'FR'] })
    expect(await countriesFor('chairs', 'en')).toEqual([{ code: 'FR', name: 'France' }])
    for (const wrong of [['XX'], 'FR', null]) {
      await write({ countries: wrong })
      expect(await countriesFor('chairs', 'en')).toHaveLength(countryCodes.length)
    }
  })

  it.each([units, countries, terms, trade])('answers %s like other public lists', async (path) => {
    const first = await served.get(path, lamps)
    expect(first.headers).toMatchObject({ 'content-language': 'en', 'cache-control': expect.stringMatching(/^public/) })
    const again = await served.get(path, { ...lamps, 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    for (const lang of ['fr', 'xx', '../x', ''])
      expect((await served.get(path, { ...lamps, lang })).body).toBe(first.body)
    const unknown = await served.get(path, { 'client-id': 'nobody' })
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'tenant_not_found'])
    expect((await served.get(`${path}?page=2`, lamps)).statusCode).toBe(422)
  })

  it('answers the host in the same process alike', async () => {
    const context = { clientId: 'some', language: 'de' }
    expect(await served.api.send(listSiteCountries, {}, context)).toEqual(
      await served.data(countries, { 'client-id': 'some', lang: 'de' }),
    )
    expect((await served.api.send(listProductUnits, {}, context)).items[0]).toMatchObject({ name: 'Stück' })
  })
})
