import type { Role } from '@vitrine/schemas'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStorage } from '../../open-storage.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { domainName } from './host-name.ts'

describe('The name of a domain', () => {
  it.each([
    [' WWW.Lamps.Example. ', 'www.lamps.example'],
    ['lamps.example:443', 'lamps.example'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
  ])('%j is %s', (written, name) => expect(domainName(written)).toBe(name))
  it.each([
    '',
    'lamps',
    'localhost',
    'a.localhost',
    '127.0.0.1',
    '[::1]',
    'printer.local',
    'x.internal',
    'a..b',
    'a_b.example',
    'https://lamps.example',
    'lamps.example/x',
    'xn--.example',
  ])('%j is none of a site', (written) => expect(domainName(written)).toBeUndefined())
})

onBothEngines('Domains', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let chairs: string
  let owner: Client
  let stranger: Client
  let count = 0
  let host: string
  /** What the DNS holds; an error is thrown. */
  let records: Record<string, readonly string[] | Error>

  beforeAll(async () => {
    storage = await engine.open()
    ;({ tenantId: chairs } = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs')))
    served = await serve({
      storage,
      systemOrigin: 'https://build.example',
      resolveTxt: async (name) => {
        const found = records[name] ?? Object.assign(new Error('nothing'), { code: 'ENODATA' })
        if (found instanceof Error) throw found
        // A long record comes in pieces.
        return found.map((text) => [text.slice(0, 10), text.slice(10)])
      },
    })
    stranger = await served.memberOf(chairs, { role: 'owner' })
  })
  beforeEach(async () => {
    records = {}
    host = `lamps-${++count}.example`
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(`lamps-${count}`, 'Lamps'), { publish: true }))
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })
  const add = (by: Client, name: string) => by.post('v1/site/domains', { host: name })
  const verify = (by: Client, name: string) => by.post(`v1/site/domains/${name}/verify`, {})
  const makePrimary = (by: Client, name: string) => by.ask('PUT', `v1/site/domains/${name}`, { isPrimary: true })
  const remove = (by: Client, name: string) => by.ask('DELETE', `v1/site/domains/${name}`)
  const siteAt = (name: string) => served.get(`v1/page/info-by-domain?domainName=${name}`)
  /** Adds a domain and proves it. */
  const prove = async (by: Client, name: string) => {
    const { record } = (await add(by, name)).json().data
    records[record.names[0]] = [record.value]
    return verify(by, name)
  }

  it('count once the DNS holds their record, and at once then, with and without www', async () => {
    const added = await add(owner, `WWW.${host}`)
    expect(added.statusCode).toBe(201)
    const { record } = added.json().data
    expect(added.json().data).toMatchObject({ host: `www.${host}`, isVerified: false, isPrimary: false })
    expect(record.names).toEqual([host, `_vitrine.${host}`])
    expect(record.value).toMatch(/^vitrine-verification=[0-9a-f]{32}$/)
    expect((await verify(owner, `www.${host}`)).json().data).toMatchObject({ isVerified: false, problem: 'no-record' })
    expect((await siteAt(host)).statusCode).toBe(404)

    records[`_vitrine.${host}`] = ['something else', record.value]
    const verified = (await verify(owner, `www.${host}`)).json().data
    expect(verified).toMatchObject({ isVerified: true, isPrimary: true })
    expect(verified).not.toHaveProperty('problem')
    for (const name of [host, `www.${host}`])
      expect((await siteAt(name)).json().data).toMatchObject({ tenantId, domain: `www.${host}` })
    expect((await siteAt(`other.${host}`)).statusCode).toBe(404)
    expect((await served.data('v1/site/info', { host })).tenantId).toBe(tenantId)
  })

  it('are not proved by what stands there for another site, nor while the DNS is silent', async () => {
    await add(owner, host)
    records[host] = ['vitrine-verification=0', 'v=spf1 -all']
    expect((await verify(owner, host)).json().data.problem).toBe('other-record')
    records[host] = Object.assign(new Error('late'), { code: 'ETIMEOUT' })
    expect((await verify(owner, host)).json().data.problem).toBe('no-answer')
    expect((await siteAt(host)).statusCode).toBe(404)
  })

  it('of another site cannot be taken, in neither spelling, and nobody is told whose they are', async () => {
    expect((await add(stranger, host)).statusCode).toBe(201)
    await prove(owner, host)
    for (const refused of [await verify(stranger, host), await add(stranger, `www.${host}`)]) {
      expect(refused.statusCode).toBe(409)
      expect(refused.body).not.toMatch(new RegExp(`${tenantId}|lamps-${count}"`))
    }
    expect((await siteAt(host)).json().data.tenantId).toBe(tenantId)
    for (const foreign of [await verify(stranger, `x${host}`), await makePrimary(stranger, `x${host}`)])
      expect(foreign.statusCode).toBe(404)
    expect((await remove(stranger, host)).statusCode).toBe(204)
    expect((await siteAt(host)).json().data.tenantId).toBe(tenantId)
  })

  it('have one main address, which somebody chooses among the verified ones', async () => {
    await prove(owner, host)
    await add(owner, `shop.${host}`)
    expect((await makePrimary(owner, `shop.${host}`)).json().error).toMatchObject({
      code: 'conflict',
      details: { reason: 'not-verified' },
    })
    // The other spelling needs no second proof.
    expect((await add(owner, `www.${host}`)).json().data.isVerified).toBe(true)
    expect((await makePrimary(owner, `www.${host}`)).json().data.isPrimary).toBe(true)
    expect((await siteAt(host)).json().data.domain).toBe(`www.${host}`)
    const list = await owner.data('v1/site/domains')
    expect(list.map(({ host: name, isPrimary }: { host: string; isPrimary: boolean }) => [name, isPrimary])).toEqual([
      [host, false],
      [`shop.${host}`, false],
      [`www.${host}`, true],
    ])
    expect((await remove(owner, `www.${host}`)).statusCode).toBe(204)
    expect((await siteAt(host)).json().data.domain).toBe(host)
    expect((await remove(owner, host)).statusCode).toBe(204)
    expect((await siteAt(host)).statusCode).toBe(404)
    expect((await remove(owner, host)).statusCode).toBe(404)
  })

  it.each(['build.example', 'www.build.example', 'a.localhost', 'x', 'printer.local'])(
    'may not be %s',
    async (name) => {
      const refused = await add(owner, name)
      expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, ['host']])
    },
  )

  it('are added once, and not without end', async () => {
    expect((await add(owner, host)).statusCode).toBe(201)
    expect((await add(owner, host.toUpperCase())).statusCode).toBe(409)
    for (let at = 1; at < 20; at++) expect((await add(owner, `a${at}.${host}`)).statusCode).toBe(201)
    expect((await add(owner, `a20.${host}`)).statusCode).toBe(409)
  })

  it.each<[Role, number]>([
    ['admin', 201],
    ['editor', 403],
    ['translator', 403],
    ['content-editor', 403],
    ['viewer', 403],
  ])('are seen by %s, who gets %i for adding one', async (role, status) => {
    const member = await served.memberOf(tenantId, { role, languages: ['de'] })
    expect((await member.get('v1/site/domains')).statusCode).toBe(200)
    expect((await add(member, host)).statusCode).toBe(status)
  })

  it('from before are kept, and get what proves them', async () => {
    const place = await engine.fresh()
    const before = await openStorage(place, '0004-operations-and-releases')
    const row = { host, tenant_id: tenantId, verified: 1, is_primary: 1 }
    const tenant = await storage.db
      .selectFrom('tenants')
      // What a tenant had then.
      .select(['id', 'client_id', 'name', 'settings', 'facts', 'content_version', 'current_release', 'created_at'])
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow()
    await before.db.insertInto('tenants').values(tenant).execute()
    await before.db.insertInto('domains').values(row).execute()
    await before.close()
    const { db } = await engine.open(place)
    const rows = await db.selectFrom('domains').selectAll().execute()
    expect(rows).toEqual([{ ...row, token: expect.stringMatching(/^[0-9a-f]{32}$/) }])
  })

  it('are noted', async () => {
    await prove(owner, host)
    await makePrimary(owner, host)
    await remove(owner, host)
    const events = await owner.data('v1/site/audit?action=domain')
    expect(events.items.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      'domain.add',
      'domain.primary',
      'domain.remove',
      'domain.verify',
    ])
  })
})
