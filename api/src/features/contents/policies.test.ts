import { listCookiePolicies } from '@vitrine/schemas'
import { beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { asStored } from '../../testing/as-stored.ts'
import { changedSite, edit } from '../../testing/changed-site.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

const privacy = 'v1/site/list-privacy-policy'
const cookie = 'v1/site/list-cookie-policy'
const baker = { 'client-id': 'baker' }

const policy = (slug: string, order: number, props: object, de: object = {}, status = 'published') => ({
  [`content/policy/${slug}.json`]: { slug, order, status, settings: { props, editPropsByLangEnvMap: { de } } },
})

const withPolicies = () =>
  changedSite({
    'site.json': edit((site) => {
      site.clientId = 'baker'
      site.cookies = {
        props: {
          cookies: [
            { id: 'consent1', name: 'consent', category: 'necessary', purpose: 'Your choice', lifetime: '6 months' },
            { id: 'visits01', name: 'visits', category: 'analytics', provider: 'counter.example', purpose: 'Counting' },
          ],
        },
        editPropsByLangEnvMap: {
          de: { 'cookies[consent1].purpose': 'Ihre Auswahl', 'cookies[consent1].lifetime': '6 Monate' },
        },
      }
    }),
    ...policy(
      'privacy',
      1,
      { title: 'Privacy', policyType: 'privacy', version: '3', body: { type: 'doc', content: [] } },
      { title: 'Datenschutz' },
    ),
    ...policy('partners', 0, { title: 'Privacy of partners', policyType: 'privacy' }),
    ...policy('old', 2, { title: 'Old privacy', policyType: 'privacy' }, {}, 'archived'),
    ...policy('next', 2, { title: 'Next privacy', policyType: 'privacy' }, {}, 'draft'),
    ...policy('cookies', 0, { title: 'Cookies', policyType: 'cookie' }),
    ...policy('terms', 0, { title: 'Terms', policyType: 'terms' }),
  })

onBothEngines('Policies', (engine) => {
  let storage: Storage
  let served: Served

  beforeAll(async () => {
    storage = await engine.open()
    served = await serve({ storage })
    await importSiteFiles(storage, specs, withPolicies(), { publish: true })
    await importSiteFiles(storage, specs, exampleSite(), { publish: true })
  })

  it('lists the published privacy policies in their order, in Lang or the fallback', async () => {
    const list = await served.data(privacy, { ...baker, lang: 'de' })
    expect(list).toEqual({
      items: [
        {
          id: expect.stringMatching(/^[A-Za-z0-9]{8}$/),
          slug: 'partners',
          title: 'Privacy of partners',
          language: 'en',
          updatedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
          version: '1',
        },
        expect.objectContaining({ slug: 'privacy', title: 'Datenschutz', language: 'de', version: '3' }),
      ],
      total: 2,
      page: 1,
      pageSize: 100,
    })
    const [, english] = (await served.data(privacy, { ...baker, lang: 'xx' })).items
    expect(english).toMatchObject({ title: 'Privacy', language: 'en' })
  })

  it('lists the cookie policies with the cookies that the owner declares', async () => {
    const list = await served.data(cookie, { ...baker, lang: 'de' })
    expect(list.items).toEqual([expect.objectContaining({ slug: 'cookies', title: 'Cookies', language: 'en' })])
    expect(list.cookies).toEqual([
      { name: 'consent', category: 'necessary', purpose: 'Ihre Auswahl', lifetime: '6 Monate', language: 'de' },
      { name: 'visits', category: 'analytics', provider: 'counter.example', purpose: 'Counting', language: 'en' },
    ])
    const inProcess = await served.api.send(listCookiePolicies, {}, { clientId: 'baker', language: 'de' })
    expect(inProcess).toEqual(list)
  })

  it('tells of no cookies where none are declared', async () => {
    expect(await served.data(cookie, { 'client-id': 'lamps' })).toMatchObject({ items: [], total: 0, cookies: [] })
  })

  it('leaves out what reached the database another way and does not fit', async () => {
    const client = await importSiteFiles(storage, specs, exampleSite('broken', 'Broken'), { publish: true })
    const cookies = [
      { id: 'goodgood', name: 'a', category: 'necessary', purpose: 'Good' },
      { id: 'badbad01', name: 'b', category: 'spying', purpose: 'Bad' },
      { id: 'badbad02', name: 'c', category: 'necessary' },
    ]
    for (const [facts, names] of [
      [{ cookies: { props: { cookies } } }, ['a']],
      [{ cookies: { props: { cookies: 'x' } } }, []],
      [{ cookies: 'x' }, []],
    ] as const) {
      await storage.db
        .updateTable('tenants')
        .set({ facts: asStored(facts) })
        .where('id', '=', client.tenantId)
        .execute()
      const list = await served.data(cookie, { 'client-id': 'broken' })
      expect(list.cookies.map(({ name }: { name: string }) => name)).toEqual(names)
    }
  })

  it.each([privacy, cookie])('answers %s like other public lists', async (path) => {
    const first = await served.get(path, baker)
    expect(first.headers['cache-control']).toMatch(/^public/)
    expect(first.body).not.toMatch(/body|settings|revision|Terms|Old|Next/)
    const again = await served.get(path, { ...baker, 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const unknown = await served.get(path, { 'client-id': 'nobody' })
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'tenant_not_found'])
  })
})
