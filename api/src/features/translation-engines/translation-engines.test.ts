import { engineKinds, roles } from '@vitrine/schemas'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { createSealing } from '../../platform/sealing/sealing.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { exportSiteFiles } from '../site-export/export-site.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import type { TranslationEngine } from './adapters/engine.ts'
import { refund, spend, usageOf } from './store/usage.queries.ts'
import { type EngineServer, KEY, startEngineServer } from './testing/engine-servers.ts'
import { createTranslationEngines, type TranslationEngines } from './translation-engines.ts'

const PATH = 'v1/site/translation-engines'
const OPERATOR = 'a key of the operator with 32 letters'

/** An engine that a config brings itself. */
const loud: TranslationEngine = {
  id: 'loud',
  name: 'Loud',
  languages: async () => [{ from: 'en', to: ['de'] }],
  translate: async ({ texts }) => texts.map(({ text }) => ({ text: text.toUpperCase() })),
}

onBothEngines('Translation engines', (database) => {
  let storage: Storage
  let served: Served
  let strict: Served
  let engines: TranslationEngines
  let libre: EngineServer
  let tenantId = ''
  let chairs = ''
  let owner: Client

  beforeAll(async () => {
    storage = await database.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), {}))
    chairs = (await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), {})).tenantId
    libre = await startEngineServer('libretranslate')
    const sealing = createSealing(storage.db, OPERATOR)
    const instance = [
      { ...loud, charactersPerMonth: 100 },
      { kind: 'openai' as const, url: 'https://a.example/v1', model: 'm' },
    ]
    engines = createTranslationEngines(storage.db, { sealing, rules: { privateHosts: true }, instance })
    served = await serve({ storage, translationEngines: engines })
    strict = await serve({ storage })
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })
  afterAll(() => libre.close())
  beforeEach(async () => {
    libre.fail()
    await storage.db.deleteFrom('translation_engines').execute()
    await storage.db.deleteFrom('translation_usage').execute()
  })

  const put = (kind: string, body: object, client: Client = owner) => client.ask('PUT', `${PATH}/${kind}`, body)
  const fieldsOf = async (answer: ReturnType<typeof put>) => (await answer).json().error?.fields ?? {}
  const translate = async (body: object, client: Client = owner) =>
    client.post('v1/language/translate-texts', {
      engine: 'loud',
      from: 'en',
      to: 'de',
      texts: [{ text: 'Bolts of DIN 933' }],
      ...body,
    })

  it('are sent no word that the site keeps, and terms come back as the site has them', async () => {
    const terms = [
      { kind: 'keep', language: 'en', word: 'Nordhaven' },
      { kind: 'term', language: 'en', word: 'bolt', targets: [{ language: 'de', word: 'Schraube' }] },
      { kind: 'forbidden', language: 'de', word: 'stock' },
    ]
    for (const term of terms) expect((await owner.post('v1/language/terms', term)).statusCode).toBe(201)
    const { data } = (await translate({ texts: [{ text: 'A bolt of Nordhaven in stock.' }] })).json()
    expect(data.items[0]).toMatchObject({ text: 'A Schraube OF Nordhaven IN STOCK.' })
    const ids = data.items[0].failed.map(({ id }: { id: string }) => id)
    expect(ids).toEqual(expect.arrayContaining(['term', 'forbidden']))
    // Another site has words of its own.
    const other = await served.memberOf(chairs, { role: 'owner' })
    const there = (await translate({ texts: [{ text: 'A bolt of Nordhaven.' }] }, other)).json().data
    expect(there.items[0].text).toBe('A BOLT OF NORDHAVEN.')
    await storage.db.deleteFrom('terms').execute()
  })

  it('are those of the instance until a site has its own, which counts before', async () => {
    expect(await owner.data(PATH)).toEqual({
      own: [],
      instance: [
        { id: 'loud', name: 'Loud', usedThisMonth: 0, charactersPerMonth: 100 },
        { id: 'openai', name: 'm', usedThisMonth: 0 },
      ],
      canStoreKeys: true,
    })
    await put('openai', { url: 'https://b.example/v1', model: 'own', key: KEY })
    const { own, instance } = await owner.data(PATH)
    expect(own).toEqual([{ kind: 'openai', url: 'https://b.example/v1', model: 'own', hasKey: true, usedThisMonth: 0 }])
    expect(instance.map(({ id }: { id: string }) => id)).toEqual(['loud'])
    const other = await served.memberOf(chairs, { role: 'owner' })
    expect((await other.data(PATH)).own).toEqual([])
  })

  it('never give a key out, and keep it encrypted for the site, the kind and the address', async () => {
    const answer = await put('libretranslate', { url: libre.url, key: KEY })
    expect([answer.statusCode, answer.json().data]).toMatchObject([200, { hasKey: true }])
    const rows = await storage.db.selectFrom('translation_engines').selectAll().execute()
    const audit = await storage.db.selectFrom('audit').selectAll().execute()
    const files = await exportSiteFiles(storage, tenantId)
    for (const text of [answer.body, rows, audit, files, await owner.data(PATH)])
      expect(JSON.stringify(text)).not.toContain(KEY)
    expect(JSON.stringify(files)).not.toContain(rows[0]?.secret ?? '-')
    const [row] = rows
    if (!row) return expect.unreachable()
    expect(await engines.keyOf(row)).toBe(KEY)
    for (const other of [{ tenant_id: chairs }, { kind: 'deepl' as const }, { url: 'https://c.example/' }])
      expect(await engines.keyOf({ ...row, ...other })).toBeUndefined()
    const sealing = createSealing(storage.db, 'another key of the operator, 32 letters')
    expect(await createTranslationEngines(storage.db, { sealing }).keyOf(row)).toBeUndefined()
    expect(audit.map(({ action }) => action)).toContain('engine.change')
  })

  it('keep a key while the address stays the same', async () => {
    await put('libretranslate', { url: libre.url, key: KEY })
    expect((await put('libretranslate', { url: libre.url, charactersPerMonth: 9 })).json().data).toMatchObject({
      hasKey: true,
      charactersPerMonth: 9,
    })
    expect((await put('libretranslate', { url: 'http://127.0.0.2:9' })).json().data.hasKey).toBe(false)
  })

  it('take no key where the operator has none, and say so', async () => {
    const member = await strict.memberOf(tenantId, { role: 'owner' })
    expect((await member.data(PATH)).canStoreKeys).toBe(false)
    const answer = await put('deepl', { key: KEY }, member)
    expect([answer.statusCode, answer.json().error.message]).toEqual([409, expect.stringContaining('SECRET_KEY')])
    expect((await put('apertium', { url: 'https://apertium.example' }, member)).statusCode).toBe(200)
  })

  it('are on the internet, and asked by https', async () => {
    const member = await strict.memberOf(tenantId, { role: 'admin' })
    for (const url of [
      'http://8.8.8.8',
      'https://127.0.0.1',
      'https://10.0.0.1/a',
      'https://intranet',
      'ftp://a.example',
      'no',
      'https://u:p@a.example',
    ])
      expect(Object.keys(await fieldsOf(put('apertium', { url }, member))), url).toEqual(['url'])
  })

  it('say what is missing', async () => {
    expect(Object.keys(await fieldsOf(put('deepl', {})))).toEqual(['key'])
    expect(Object.keys(await fieldsOf(put('openai', {})))).toEqual(['url', 'model'])
    expect((await put('babelfish', {})).statusCode).toBe(422)
  })

  it('are set up by owners and admins alone, and used by whoever may write', async () => {
    for (const role of roles) {
      const member = await served.memberOf(tenantId, { role })
      const isAllowed = role === 'owner' || role === 'admin'
      expect((await put('apertium', { url: libre.url }, member)).statusCode).toBe(isAllowed ? 200 : 403)
      expect((await member.post(`${PATH}/loud/test`, {})).statusCode).toBe(isAllowed ? 200 : 403)
      expect((await member.ask('GET', PATH)).statusCode).toBe(200)
      expect((await translate({ texts: [{ text: 'a' }] }, member)).statusCode).toBe(role === 'viewer' ? 403 : 200)
      expect((await member.ask('DELETE', `${PATH}/apertium`)).statusCode).toBe(isAllowed ? 204 : 403)
    }
  })

  it('are tried out with a sentence, and tell what went wrong', async () => {
    await put('libretranslate', { url: libre.url, key: KEY })
    const test = async () => (await owner.post(`${PATH}/libretranslate/test`, {})).json().data
    expect(await test()).toEqual({
      ...{ state: 'translated', from: 'en', to: 'de' },
      ...{ source: 'These 12 bolts are in stock.', text: '[de] These 12 bolts are in stock.' },
    })
    for (const fault of ['auth', 'rate', 'down', 'text'] as const) {
      libre.fail(fault, fault)
      expect(await test()).toMatchObject({ state: 'failed', failure: fault })
    }
    await put('libretranslate', { url: 'http://127.0.0.1:1', key: KEY })
    expect(await test()).toMatchObject({ state: 'failed', failure: 'down', response: 'ECONNREFUSED' })
    expect((await owner.post(`${PATH}/deepl/test`, {})).statusCode).toBe(404)
  })

  it('translate texts, with what checks say of them', async () => {
    const answer = await translate({
      texts: [{ text: 'Bolts of DIN 933' }, { text: 'New bolts!', maxLength: 5 }],
      keep: ['DIN'],
    })
    expect(answer.json().data).toEqual({
      items: [
        { text: 'BOLTS OF DIN 933', failed: [{ id: 'same-as-source' }] },
        { text: 'NEW BOLTS!', failed: [{ id: 'length' }, { id: 'same-as-source' }] },
      ],
    })
    await put('libretranslate', { url: libre.url, key: KEY })
    libre.fail('rate')
    expect((await translate({ engine: 'libretranslate' })).json().data).toEqual({
      items: [{}],
      ended: { kind: 'rate', retryAfter: 7 },
    })
  })

  it('are sent no more than the month allows, also by many at once', async () => {
    const texts = [{ text: 'x'.repeat(30) }]
    const answers = await Promise.all(Array.from({ length: 8 }, () => translate({ texts })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409])
    expect((await usageOf(storage.db, tenantId)).get('loud')).toBe(90)
    const other = await served.memberOf(chairs, { role: 'owner' })
    expect((await translate({ texts }, other)).statusCode).toBe(200)
    expect((await owner.data(PATH)).instance[0].usedThisMonth).toBe(90)
  })

  it('are counted by months, and not for what was not sent', async () => {
    const budget = { tenantId, engine: 'loud', limit: 10 }
    const [may, june] = [Date.parse('2026-05-31T23:59:59Z'), Date.parse('2026-06-01T00:00:00Z')]
    expect(await spend(storage.db, budget, 10, may)).toBe(true)
    expect(await spend(storage.db, budget, 1, may)).toBe(false)
    expect(await spend(storage.db, budget, 10, june)).toBe(true)
    await refund(storage.db, budget, 4, june)
    expect([await usageOf(storage.db, tenantId, may), await usageOf(storage.db, tenantId, june)]).toEqual([
      new Map([['loud', 10]]),
      new Map([['loud', 6]]),
    ])
    await put('libretranslate', { url: libre.url, key: KEY, charactersPerMonth: 20 })
    libre.fail('down')
    await translate({ engine: 'libretranslate' })
    expect((await usageOf(storage.db, tenantId)).get('libretranslate')).toBe(0)
  })

  it('are removed with their keys', async () => {
    await put('libretranslate', { url: libre.url, key: KEY })
    expect((await owner.ask('DELETE', `${PATH}/libretranslate`)).statusCode).toBe(204)
    expect((await owner.ask('DELETE', `${PATH}/libretranslate`)).statusCode).toBe(404)
    expect(await storage.db.selectFrom('translation_engines').selectAll().execute()).toEqual([])
    expect(engineKinds).toHaveLength(4)
  })
})
