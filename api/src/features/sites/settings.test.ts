import type { Role } from '@vitrine/schemas'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { asStored } from '../../testing/as-stored.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { publishDraft } from '../publishing/publish-draft.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

onBothEngines('The settings of a site', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let draftsId: string
  let clientId: string
  let owner: Client
  let count = 0

  beforeAll(async () => {
    storage = await engine.open()
    served = await serve({ storage })
  })
  beforeEach(async () => {
    clientId = `lamps-${++count}`
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(clientId, 'Lamps'), { publish: true }))
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })
  const read = () => owner.data('v1/site/settings')
  const change = (body: object, by: Client = owner) => by.ask('PUT', 'v1/site/settings', body)
  const info = () => served.data('v1/site/info', { 'client-id': clientId })
  const whole = {
    name: 'Better lamps',
    systemPages: false,
    google: { measurementId: 'G-AB12CD34', mode: 'gtag' },
    countries: ['DE', 'BR'],
    cookies: {
      props: {
        cookies: [{ id: 'cookieA1', name: 'consent', category: 'necessary', purpose: 'Remembers the choice.' }],
      },
    },
    shipping: { props: { term: 'EXW', zones: [{ id: 'zoneeuro', countries: ['DE'], days: 3 }] } },
    currencies: ['EUR', 'USD'],
    units: ['set'],
    minimumOrder: {
      props: { note: 'Less on request' },
      editPropsByLangEnvMap: { de: { note: 'Weniger auf Anfrage' } },
    },
    contact: { email: 'info@lamps.example', phone: '+49 30 1234', address: 'Lampenweg 1\n10115 Berlin', country: 'DE' },
    notifyEmail: 'sales@lamps.example',
    retentionDays: 365,
    numbers: false,
    indexed: false,
  }

  it('are what was imported until they are changed, and count at once', async () => {
    expect(await read()).toEqual({ tenantId, clientId, name: 'Lamps', systemPages: true, revision: 0 })
    const before = await info()
    const changed = await change({ ...whole, revision: 0 })
    expect(changed.json().data).toEqual({ ...whole, tenantId, clientId, revision: 1 })
    expect(await info()).toMatchObject({
      name: 'Better lamps',
      systemPages: false,
      contentVersion: before.contentVersion + 1,
    })
    const headers = { 'client-id': clientId }
    expect((await served.data('v1/page/country/list-site-country', headers)).total).toBe(2)
    expect(await served.data('v1/site/google-analytics-settings', headers)).toMatchObject({
      measurementId: 'G-AB12CD34',
    })
    expect((await served.data('v1/site/list-cookie-policy', headers)).cookies).toMatchObject([{ name: 'consent' }])
    expect(await served.data('v1/site/shipping', headers)).toEqual({
      term: 'EXW',
      zones: [{ countries: ['DE'], days: 3 }],
    })
    expect(await served.data('v1/site/trade', { ...headers, lang: 'de' })).toEqual({
      currencies: ['EUR', 'USD'],
      units: ['set'],
      minimumNote: 'Weniger auf Anfrage',
    })
    expect(JSON.stringify(await info())).not.toContain('sales@')
    const unset = await change({ name: 'Lamps', systemPages: true, revision: 1 })
    expect(unset.json().data).toEqual({ tenantId, clientId, name: 'Lamps', systemPages: true, revision: 2 })
    expect((await owner.data('v1/site/audit?action=settings')).total).toBe(2)
    const [{ at, account }] = (await owner.data('v1/site/audit?action=settings')).items
    const total = async (query: string) => (await owner.data(`v1/site/audit?action=settings&${query}`)).total
    expect(await total(`account=${account.id}`)).toBe(2)
    expect(await total('account=nobody')).toBe(0)
    // It ends before a moment: what was done then is not among them.
    expect(await total(`to=${at}`)).toBeLessThan(2)
    expect(await total('to=2999-01-01')).toBe(2)
    expect(await total('to=2000-01-01')).toBe(0)
  })

  it('are changed by who has seen them', async () => {
    await change({ ...whole, revision: 0 })
    const stale = await change({ ...whole, name: 'Other', revision: 0 })
    expect([stale.statusCode, stale.json().error.details]).toEqual([409, { revision: 1 }])
    expect((await read()).name).toBe('Better lamps')
    const both = await Promise.all(['A', 'B'].map((name) => change({ ...whole, name, revision: 1 })))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('stay when the site is published in the same moment', async () => {
    for (let at = 0; at < 5; at++) {
      const systemPages = at % 2 === 1
      const settings = asStored({ posterA1: { props: { title: `Version ${at}` } } })
      await storage.db
        .updateTable('draft_pages')
        .set({ settings })
        .where('draft_id', '=', Number(draftsId))
        .where('page_id', '=', 'home')
        .execute()
      const [changed, published] = await Promise.all([
        change({ name: 'Lamps', systemPages, revision: at }),
        publishDraft(storage, specs, tenantId, draftsId, { acceptWarnings: true }),
      ])
      expect([changed.statusCode, published.changed]).toEqual([200, true])
      expect((await read()).systemPages).toBe(systemPages)
    }
  })

  it.each<[string, object]>([
    ['name', { name: '' }],
    ['google.tagManagerId', { google: { tagManagerId: 'GTM-"><script>' } }],
    ['countries[0]', { countries: ['XX'] }],
    ['notifyEmail', { notifyEmail: 'nobody' }],
    ['retentionDays', { retentionDays: 1 }],
    ['clientId', { clientId: 'other' }],
    ['cookies.cookies', { cookies: { props: { cookies: 'all' } } }],
  ])('are refused where %s is wrong', async (field, wrong) => {
    const refused = await change({ ...whole, ...wrong, revision: 0 })
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, [field]])
    expect((await read()).revision).toBe(0)
  })

  it.each<[Role, number]>([
    ['admin', 200],
    ['editor', 403],
    ['translator', 403],
    ['content-editor', 403],
    ['viewer', 403],
  ])('are seen by %s, who gets %i for changing them', async (role, status) => {
    const member = await served.memberOf(tenantId, { role, languages: ['de'] })
    expect((await member.get('v1/site/settings')).statusCode).toBe(200)
    expect((await change({ ...whole, revision: 0 }, member)).statusCode).toBe(status)
    const stranger = await served.memberOf('100001', { role })
    if (tenantId !== '100001')
      expect((await stranger.get('v1/site/settings', { 'client-id': tenantId })).statusCode).toBe(404)
  })
})

onBothEngines('Adding a site', (engine) => {
  let storage: Storage
  let served: Served
  let asker: Client

  beforeAll(async () => {
    storage = await engine.open()
    const { tenantId } = await importSiteFiles(storage, specs, exampleSite())
    served = await serve({ storage })
    const member = await served.memberOf(tenantId, { role: 'viewer' })
    asker = member
    await storage.db.updateTable('accounts').set({ may_add_sites: 1 }).where('id', '=', member.accountId).execute()
  })
  const add = (body: object, by: Client = asker) => by.post('v1/tenants', body)
  const fans = { clientId: 'fans', name: 'Fans Ltd', defaultLanguage: 'de', languages: ['en', 'de'] }

  it('gives an empty site to who asks, which can be published', async () => {
    const added = await add(fans)
    expect(added.statusCode).toBe(201)
    const { tenantId, draftsId } = added.json().data
    expect((await asker.data('v1/account/me')).sites).toContainEqual(
      expect.objectContaining({ tenantId, clientId: 'fans', siteName: 'Fans Ltd', role: 'owner' }),
    )
    const headers = { 'client-id': 'fans' }
    expect(await served.data('v1/site/info', headers)).toMatchObject({
      name: 'Fans Ltd',
      defaultLanguage: 'de',
      currentDraftRelease: null,
    })
    const page = await asker.get(`v1/page/pages/config-by-path?path=/&draftsId=${draftsId}`, headers)
    expect(page.statusCode).toBe(200)
    expect((await asker.data('v1/site/audit', headers)).items).toMatchObject([{ action: 'site.add', object: 'fans' }])
  })

  it('is refused for names that are taken or needed, and to who may not', async () => {
    await add(fans)
    const taken = await add(fans)
    expect([taken.statusCode, Object.keys(taken.json().error.fields)]).toEqual([409, ['clientId']])
    for (const clientId of ['products', 'www', '12345', 'A', 'under_score']) {
      const refused = await add({ ...fans, clientId })
      expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, ['clientId']])
    }
    const { tenantId } = (await asker.data('v1/account/me')).sites[0]
    const owner = await served.memberOf(tenantId, { role: 'owner' })
    expect((await add({ ...fans, clientId: 'other' }, owner)).statusCode).toBe(403)
    expect((await add({ ...fans, clientId: 'other' }, served)).statusCode).toBe(401)
  })
})
