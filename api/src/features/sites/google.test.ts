import { beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { asStored } from '../../testing/as-stored.ts'
import { changedSite, edit } from '../../testing/changed-site.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

const analytics = 'v1/site/google-analytics-settings'
const configurations = 'v1/site/google-configurations'
const token = 'AbCdEf-0123_456789ghijklmnopqrstuvwxyzABCDE'
const measured = { 'client-id': 'measured' }

onBothEngines('Google', (engine) => {
  let storage: Storage
  let served: Served

  beforeAll(async () => {
    storage = await engine.open()
    served = await serve({ storage })
    const site = changedSite({
      'site.json': edit((site) => {
        site.clientId = 'measured'
        site.google = {
          measurementId: 'G-AB12CD34',
          tagManagerId: 'GTM-AB12',
          siteVerification: [token],
          adIds: ['AW-123456789'],
        }
      }),
    })
    await importSiteFiles(storage, specs, site, { publish: true })
    await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    await importSiteFiles(storage, specs, exampleSite('other', 'Other'), { publish: true })
  })

  /** What is told once the database holds this, however it came there. */
  const told = async (google: unknown) => {
    await storage.db
      .updateTable('tenants')
      .set({ facts: asStored({ google }) })
      .where('client_id', '=', 'other')
      .execute()
    const client = { 'client-id': 'other' }
    return { ...(await served.data(analytics, client)), ...(await served.data(configurations, client)) }
  }
  const nothing = { mode: 'off', siteVerification: [], adIds: [] }

  it('tells the ids that the import brought', async () => {
    expect(await served.data(analytics, measured)).toEqual({ mode: 'gtag', measurementId: 'G-AB12CD34' })
    expect(await served.data(configurations, measured)).toEqual({
      tagManagerId: 'GTM-AB12',
      siteVerification: [token],
      adIds: ['AW-123456789'],
    })
  })

  it('tells nothing of a site without any', async () => {
    expect(await served.data(analytics, { 'client-id': 'lamps' })).toEqual({ mode: 'off' })
    expect(await served.data(configurations, { 'client-id': 'lamps' })).toEqual({ siteVerification: [], adIds: [] })
  })

  it.each([
    'xGTM-AB12',
    'GTM-AB12;x',
    'GTM-AB12\n',
    'GTM-',
    'gtm-ab12',
    'G-AB12CD34',
    'GTM-"><script>',
    `GTM-${'A'.repeat(40)}`,
    7,
    null,
  ])('does not send %j as an id of a tag manager (T31)', async (tagManagerId) => {
    expect(await told({ tagManagerId, mode: 'tag-manager' })).toEqual(nothing)
  })

  it.each(['GTM-AB12', 'UA-1234-1', 'G-', 'g-ab12', 'G-AB12 ', "G-AB12');alert(1)//", ['G-AB12']])(
    'does not send %j as a measurement id',
    async (measurementId) => {
      expect(await told({ measurementId })).toEqual(nothing)
    },
  )

  it('keeps the good ids of a list, and no list that is none', async () => {
    expect(
      await told({ siteVerification: ['short', token, `"${token}`, 7], adIds: ['AW-1', 'AW-x', 'DC-1', {}] }),
    ).toEqual({ ...nothing, siteVerification: [token], adIds: ['AW-1'] })
    for (const wrong of ['AW-1', null, { 0: 'AW-1' }]) expect(await told({ adIds: wrong })).toEqual(nothing)
    for (const wrong of ['x', null, 7, []]) expect(await told(wrong)).toEqual(nothing)
  })

  it.each([
    [{ mode: 'off', measurementId: 'G-1' }, { mode: 'off' }],
    [
      { mode: 'gtag', measurementId: 'G-1' },
      { mode: 'gtag', measurementId: 'G-1' },
    ],
    [{ mode: 'tag-manager', tagManagerId: 'GTM-1' }, { mode: 'tag-manager' }],
    [{ mode: 'tag-manager', measurementId: 'G-1' }, { mode: 'off' }],
    [
      { mode: 'everything', measurementId: 'G-1' },
      { mode: 'gtag', measurementId: 'G-1' },
    ],
  ])('takes %j as %j', async (google, settings) => {
    await told(google)
    expect(await served.data(analytics, { 'client-id': 'other' })).toEqual(settings)
  })

  it('tells nothing else that stands there', async () => {
    const answer = await told({ measurementId: 'G-1', apiSecret: 'hush', adIds: [], token: 'hush' })
    expect(JSON.stringify(answer)).not.toContain('hush')
  })

  it.each([analytics, configurations])('answers %s like other public questions', async (path) => {
    const first = await served.get(path, measured)
    expect(first.headers['cache-control']).toMatch(/^public/)
    const again = await served.get(path, { ...measured, 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const unknown = await served.get(path, { 'client-id': 'nobody' })
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'tenant_not_found'])
  })
})
