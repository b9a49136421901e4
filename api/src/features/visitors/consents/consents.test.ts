import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { changedSite, edit } from '../../../testing/changed-site.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { applyRetention } from '../../personal-data/retention.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

const DAY = 24 * 60 * 60 * 1000
const lamps = { 'client-id': 'lamps', lang: 'de' }
const yes = { analytics: true, marketing: true, policy: 'cookies@2' }

onBothEngines('Consents', (engine) => {
  let storage: Storage
  let served: Served

  beforeAll(async () => {
    storage = await engine.open()
    served = await serve({ storage })
    await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), { publish: true })
  })
  beforeEach(() => storage.db.deleteFrom('consents').execute())

  const record = async (body: object, headers: Record<string, string> = lamps) => {
    const answer = await served.post('v1/site/consents', body, headers)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json().data.id as string
  }
  const rows = () => storage.db.selectFrom('consents').selectAll().orderBy('at').execute()

  it('are kept with the policy as it was shown, its language and the place of the choice', async () => {
    const before = Date.now()
    const id = await record(yes)
    const [row, ...more] = await rows()
    expect([row, more]).toEqual([
      {
        id,
        tenant_id: expect.any(String),
        at: expect.any(Number),
        language: 'de',
        policy: 'cookies@2',
        analytics: 1,
        marketing: 1,
        source: 'bar',
      },
      [],
    ])
    expect(row?.at).toBeGreaterThanOrEqual(before)
  })

  it('follow one browser through its choices, and note none twice', async () => {
    const id = await record(yes)
    expect(await record({ ...yes, id })).toBe(id)
    await new Promise((resolve) => setTimeout(resolve, 2))
    expect(await record({ ...yes, id, marketing: false, source: 'settings' })).toBe(id)
    await new Promise((resolve) => setTimeout(resolve, 2))
    await record({ ...yes, id, marketing: false, policy: 'cookies@3' })
    expect((await rows()).map(({ marketing, policy, source }) => [marketing, policy, source])).toEqual([
      [1, 'cookies@2', 'bar'],
      [0, 'cookies@2', 'settings'],
      [0, 'cookies@3', 'bar'],
    ])
  })

  it('belong to one site: an id of another one, or of none, is worth nothing', async () => {
    const id = await record(yes)
    expect(await record({ ...yes, id }, { 'client-id': 'chairs' })).not.toBe(id)
    const madeUp = '00000000-0000-4000-8000-000000000000'
    expect(await record({ ...yes, id: madeUp })).not.toBe(madeUp)
  })

  it.each([
    {},
    { ...yes, id: 'x' },
    { ...yes, analytics: 'maybe' },
    { ...yes, policy: 'x'.repeat(201) },
    { ...yes, source: 'elsewhere' },
    { ...yes, email: 'ada@example.com' },
  ])('are not taken as %j', async (body) => {
    expect((await served.post('v1/site/consents', body, lamps)).statusCode).toBe(422)
    expect(await rows()).toEqual([])
  })

  it('go after twelve months', async () => {
    await record(yes)
    const now = Date.now()
    expect(await applyRetention(storage, now + 364 * DAY)).toMatchObject({ consents: 0 })
    expect(await applyRetention(storage, now + 366 * DAY)).toMatchObject({ consents: 1 })
    expect(await rows()).toEqual([])
  })

  it('are asked for where a site has tags, for its policy as it stands now', async () => {
    const policy = (slug: string, policyType: string, version: string, order: number) => ({
      [`content/policy/${slug}.json`]: {
        slug,
        order,
        status: 'published',
        settings: { props: { title: slug, policyType, version } },
      },
    })
    const tagged = (clientId: string, google: object, policies: object) =>
      importSiteFiles(
        storage,
        specs,
        changedSite({ 'site.json': edit((site) => Object.assign(site, { clientId, google })), ...policies }),
        { publish: true },
      )
    const ids = { measurementId: 'G-AB12CD34', tagManagerId: 'GTM-AB12', adIds: ['AW-1'] }
    const privacy = policy('privacy', 'privacy', '7', 0)
    await tagged('measured', ids, { ...privacy, ...policy('cookies', 'cookie', '2 b', 1) })
    await tagged('managed', { ...ids, mode: 'tag-manager' }, privacy)
    await tagged('quiet', { ...ids, mode: 'off' }, privacy)
    const tagsOf = async (client: string) => (await served.data('v1/site/info', { 'client-id': client })).tags
    expect(await tagsOf('measured')).toEqual({
      measurementId: 'G-AB12CD34',
      adIds: ['AW-1'],
      policy: { slug: 'cookies', version: '2 b' },
    })
    expect(await tagsOf('managed')).toEqual({ tagManagerId: 'GTM-AB12', policy: { slug: 'privacy', version: '7' } })
    expect([await tagsOf('quiet'), await tagsOf('lamps')]).toEqual([undefined, undefined])
    const stored = async (client: string) =>
      (await served.data('v1/site/list-cookie-policy', { 'client-id': client, lang: 'de' })).builtIn
    expect((await stored('managed')).find(({ name }: { name: string }) => name === 'vitrine_consent')).toEqual({
      name: 'vitrine_consent',
      storage: 'cookie',
      category: 'necessary',
      purpose: 'Merkt sich Ihre Cookie-Auswahl.',
      lifetime: '6 Monate',
      language: 'de',
    })
    expect(JSON.stringify(await stored('lamps'))).not.toMatch(/vitrine_consent|_ga/)
  })
})
