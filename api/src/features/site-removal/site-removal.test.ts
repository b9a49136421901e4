import { writeFile } from 'node:fs/promises'
import { roles } from '@vitrine/schemas'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { fileAreas } from '../../platform/files/file-stores.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { allRows } from '../../testing/fill-tables.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { eraseRemovedSites } from './erase-removed-sites.ts'
import { removedLife } from './removed-sites.queries.ts'

const DAY = 24 * 60 * 60 * 1000

onBothEngines('A site that is removed', (engine) => {
  let storage: Storage
  let served: Served
  let chairs: string
  let tenantId: string
  let clientId: string
  let owner: Client & { readonly accountId: string }
  let count = 0

  beforeAll(async () => {
    storage = await engine.open()
    served = await serve({ storage })
    chairs = (await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), { publish: true })).tenantId
  })
  beforeEach(async () => {
    clientId = `lamps-${++count}`
    const files = exampleSite(clientId, 'Lamps Ltd', [`${clientId}.example`])
    ;({ tenantId } = await importSiteFiles(storage, specs, files, { publish: true, domainsVerified: true }))
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })

  const remove = (by: Client = owner, name = 'Lamps Ltd') => by.post('v1/site/remove', { name })
  const restore = (by: Client = owner) => by.ask('POST', `v1/sites/${clientId}/restore`)
  const visit = async () => (await served.get('v1/site/info', { 'client-id': clientId })).statusCode
  const visitDomain = async () => (await served.get('v1/site/info', { host: `${clientId}.example` })).statusCode
  const removedOf = (by: Client) => by.data('v1/account/removed-sites')
  const sitesOf = async (by: Client) =>
    (await by.data('v1/account/me')).sites.map((site: { clientId: string }) => site.clientId)
  const age = (by: number) =>
    storage.db
      .updateTable('tenants')
      .set({ removed_at: Date.now() - by })
      .where('id', '=', tenantId)
      .execute()

  it('is removed by an owner who types its name, and by nobody else', async () => {
    for (const role of roles.filter((one) => one !== 'owner')) {
      const member = await served.memberOf(tenantId, { role })
      expect([role, (await remove(member)).statusCode]).toEqual([role, 403])
    }
    const stranger = await served.memberOf(chairs, { role: 'owner' })
    expect((await stranger.post('v1/site/remove', { name: 'Lamps Ltd' }, { 'client-id': tenantId })).statusCode).toBe(
      404,
    )
    for (const name of ['lamps ltd', 'Lamps', 'x', clientId]) {
      const answer = await remove(owner, name)
      expect([answer.statusCode, answer.json().error.fields.name]).toEqual([
        422,
        'Type the name of the site exactly as it is: Lamps Ltd.',
      ])
    }
    expect(await visit()).toBe(200)
    const removed = (await remove(owner, ' Lamps Ltd ')).json().data
    expect(removed).toMatchObject({ tenantId, clientId, name: 'Lamps Ltd' })
    expect(Date.parse(removed.erasedAt) - Date.parse(removed.removedAt)).toBe(30 * DAY)
  })

  it('is there for nobody any more, at once', async () => {
    const editor = await served.memberOf(tenantId, { role: 'editor' })
    expect([await visit(), await visitDomain(), await sitesOf(editor)]).toEqual([200, 200, [clientId]])
    await owner.post('v1/site/invitations', { email: 'new@x.example', role: 'editor' })
    const mail = await storage.db
      .selectFrom('outbox')
      .select('content')
      .where('recipient', '=', 'new@x.example')
      .executeTakeFirstOrThrow()
    const token = /invitation\/([\w-]+)/.exec(String(mail.content))?.[1]
    expect((await served.get(`v1/account/invitation?token=${token}`)).statusCode).toBe(200)
    await remove()
    expect([await visit(), await visitDomain(), await sitesOf(editor), await sitesOf(owner)]).toEqual([
      404,
      404,
      [],
      [],
    ])
    for (const by of [owner, editor])
      for (const path of ['v1/site/settings', 'v1/drafts', 'v1/site/members'])
        expect((await by.get(path)).statusCode).toBe(404)
    expect((await served.get(`v1/account/invitation?token=${token}`)).statusCode).toBe(410)
    // Its clientId and its domain are nobody else's meanwhile.
    await storage.db.updateTable('accounts').set({ may_add_sites: 1 }).where('id', '=', owner.accountId).execute()
    expect((await owner.post('v1/tenants', { clientId, name: 'Other', defaultLanguage: 'en' })).statusCode).toBe(409)
  })

  it('is restored by an owner as it was, within 30 days', async () => {
    const editor = await served.memberOf(tenantId, { role: 'editor' })
    expect((await restore()).statusCode).toBe(404)
    await remove()
    expect(await removedOf(editor)).toEqual([])
    expect(await removedOf(owner)).toEqual([expect.objectContaining({ tenantId, clientId, name: 'Lamps Ltd' })])
    const stranger = await served.memberOf(chairs, { role: 'owner' })
    for (const by of [editor, stranger]) expect((await restore(by)).statusCode).toBe(404)
    expect((await served.ask('POST', `v1/sites/${clientId}/restore`)).statusCode).toBe(401)
    await age(29 * DAY)
    expect((await restore()).json().data).toEqual({ tenantId, clientId, name: 'Lamps Ltd' })
    expect([await visit(), await visitDomain(), await sitesOf(editor)]).toEqual([200, 200, [clientId]])
    expect([await removedOf(owner), (await restore()).statusCode]).toEqual([[], 404])
    const audit = (await owner.data('v1/site/audit?action=site')).items.map(({ action }: { action: string }) => action)
    expect(audit).toEqual(expect.arrayContaining(['site.remove', 'site.restore']))
    await remove()
    await age(removedLife + 1)
    expect((await restore()).statusCode).toBe(410)
    expect(await removedOf(owner)).toEqual([])
  })

  it('is erased after 30 days: its rows, its files, and nothing of others', async () => {
    // Those of the tests before.
    await eraseRemovedSites(storage)
    const { files } = storage
    const put = async (area: (typeof areas)[number], name: string) => {
      const temporary = await files[area].temporary()
      await writeFile(temporary, 'bytes')
      await files[area].put(temporary, name)
    }
    const areas = ['uploads', 'siteMedia', 'inquiryImages', 'shareImages', 'keptPages'] as const
    const nameIn = (tenant: string, area: (typeof areas)[number]) =>
      [`${tenant}/0123456789abcdef0123456789abcdef.webp`, `${tenant}/a.webp`, `${tenant}/${'0'.repeat(64)}`].find(
        (name) => fileAreas[area].isName(name),
      ) as string
    for (const tenant of [tenantId, chairs]) for (const area of areas) await put(area, nameIn(tenant, area))
    const filesOf = async (tenant: string) => {
      const found: string[] = []
      for (const area of areas)
        for await (const some of files[area].list(`${tenant}/`))
          found.push(...some.map(({ name }) => `${area} ${name}`))
      return found.length
    }
    await owner.ask('PUT', 'v1/site/mail', { revision: 0, senderAddress: 'hello@lamps.example' })
    await owner.post('v1/site/redirects', { from: '/old', to: '/products' })
    await owner.post('v1/site/invitations', { email: 'next@x.example', role: 'editor' })
    await queueMail(storage.db, {
      tenantId,
      to: 'a@x.example',
      kind: 'contact',
      language: 'en',
      values: { siteName: 'Lamps' },
    })
    await served.post('v1/form/contact', {}, { 'client-id': clientId })
    await remove()
    await age(removedLife - DAY)
    expect(await eraseRemovedSites(storage)).toBe(0)
    const others = async () => {
      const rows = Object.entries(await allRows(storage)).filter(([name]) => name !== 'audit')
      return rows.map(([name, all]) => [name, all.filter((row) => row.includes(`"${chairs}"`))])
    }
    const [before, filesBefore] = [await others(), await filesOf(chairs)]
    expect(filesBefore).toBeGreaterThanOrEqual(areas.length)
    await age(removedLife + 1000)
    expect(await eraseRemovedSites(storage)).toBe(1)
    expect(await filesOf(tenantId)).toBe(0)
    const left = Object.entries(await allRows(storage)).flatMap(([name, rows]) =>
      rows.filter((row) => row.includes(`"${tenantId}"`)).map((row) => `${name}: ${row}`),
    )
    expect(left).toEqual([])
    expect(await filesOf(chairs)).toBe(filesBefore)
    expect(await others()).toEqual(before)
    expect(
      await storage.db
        .selectFrom('audit')
        .select(['action', 'object'])
        .where('action', '=', 'site.erase')
        .where('object', '=', clientId)
        .execute(),
    ).toEqual([{ action: 'site.erase', object: clientId }])
    expect(await eraseRemovedSites(storage)).toBe(0)
    // Its clientId is free again, and its owner keeps the account.
    expect((await owner.data('v1/account/me')).sites).toEqual([])
    await importSiteFiles(storage, specs, exampleSite(clientId, 'New'), {})
  }, 180_000)
})
