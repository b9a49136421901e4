import type { Role } from '@vitrine/schemas'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

onBothEngines('Members', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let draftsId: string
  let chairs: string
  let count = 0
  type Member = Awaited<ReturnType<Served['memberOf']>>
  let owner: Member

  beforeAll(async () => {
    storage = await engine.open()
    ;({ tenantId: chairs } = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs')))
    served = await serve({ storage })
  })
  beforeEach(async () => {
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(`lamps-${++count}`)))
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })
  const change = (by: Client, { accountId }: Member, body: object) =>
    by.ask('PUT', `v1/site/members/${accountId}`, body)
  const remove = (by: Client, { accountId }: Member) => by.ask('DELETE', `v1/site/members/${accountId}`)
  const isSignedIn = async (member: Client) => (await member.get('v1/account/me')).statusCode === 200

  it('are seen by all who work on the site, and by nobody else', async () => {
    const viewer = await served.memberOf(tenantId, { role: 'viewer' })
    const list = await viewer.data('v1/site/members')
    expect(list).toMatchObject({ total: 2, page: 1 })
    expect(list.items.map((one: { email: string }) => one.email).toSorted()).toEqual(
      [owner.email, viewer.email].toSorted(),
    )
    expect(list.items.find((one: { isYou: boolean }) => one.isYou)).toMatchObject({
      email: viewer.email,
      role: 'viewer',
    })
    expect((await served.get('v1/site/members')).statusCode).toBe(401)
    const stranger = await served.memberOf(chairs, { role: 'owner' })
    expect((await stranger.get('v1/site/members', { 'client-id': tenantId })).statusCode).toBe(404)
    expect((await change(stranger, owner, { role: 'viewer' })).statusCode).toBe(404)
    expect((await remove(stranger, owner)).statusCode).toBe(404)
  })

  it.each<[Role, number]>([
    ['owner', 200],
    ['admin', 200],
    ['editor', 403],
    ['translator', 403],
    ['content-editor', 403],
    ['viewer', 403],
  ])('get another role from %s: %i', async (role, status) => {
    const asker = await served.memberOf(tenantId, { role, languages: ['de'] })
    const editor = await served.memberOf(tenantId, { role: 'editor' })
    expect((await change(asker, editor, { role: 'viewer' })).statusCode).toBe(status)
    expect(await isSignedIn(editor)).toBe(status !== 200)
    expect((await remove(asker, editor)).statusCode).toBe(status === 200 ? 204 : 403)
  })

  it('become owners by owners only, and owners are touched by no one else', async () => {
    const admin = await served.memberOf(tenantId, { role: 'admin' })
    const second = await served.memberOf(tenantId, { role: 'owner' })
    expect((await change(admin, admin, { role: 'owner' })).statusCode).toBe(403)
    expect((await change(admin, second, { role: 'viewer' })).statusCode).toBe(403)
    expect((await remove(admin, second)).statusCode).toBe(403)
    expect((await change(owner, admin, { role: 'owner' })).statusCode).toBe(200)
    expect((await change(owner, second, { role: 'viewer' })).statusCode).toBe(200)
  })

  it('keep the last owner', async () => {
    for (const response of [await change(owner, owner, { role: 'admin' }), await remove(owner, owner)]) {
      expect(response.statusCode).toBe(409)
      expect(response.json().error).toMatchObject({ details: { reason: 'last-owner' }, fields: { role: /owner/ } })
    }
    expect(await isSignedIn(owner)).toBe(true)
  })

  it('keep one owner when two take each other down at the same time', async () => {
    const second = await served.memberOf(tenantId, { role: 'owner' })
    await Promise.all([remove(owner, second), remove(second, owner)])
    const rows = await storage.db.selectFrom('members').select('role').where('tenant_id', '=', tenantId).execute()
    expect(rows).toEqual([{ role: 'owner' }])
  })

  it('stay signed in when nothing changes, and get a new session when they change themselves', async () => {
    await served.memberOf(tenantId, { role: 'owner' })
    const same = await change(owner, owner, { role: 'owner' })
    expect([same.statusCode, same.headers['set-cookie']]).toEqual([200, undefined])
    const changed = await change(owner, owner, { role: 'admin' })
    expect(changed.json().data).toMatchObject({ role: 'admin', isYou: true })
    expect(await isSignedIn(owner)).toBe(false)
    const cookie = String(changed.headers['set-cookie']).split(';')[0] as string
    expect((await served.data('v1/account/me', { cookie })).sites[0].role).toBe('admin')
  })

  it('translate at least one language when they are translators', async () => {
    const viewer = await served.memberOf(tenantId, { role: 'viewer' })
    const none = await change(owner, viewer, { role: 'translator' })
    expect([none.statusCode, Object.keys(none.json().error.fields)]).toEqual([422, ['languages']])
    const one = await change(owner, viewer, { role: 'translator', languages: ['de'] })
    expect(one.json().data).toMatchObject({ role: 'translator', languages: ['de'] })
    const later = await change(owner, viewer, { role: 'editor', languages: ['de'] })
    expect(later.json().data.languages).toBeUndefined()
  })

  it('leave nothing behind that lets somebody in', async () => {
    const admin = await served.memberOf(tenantId, { role: 'admin' })
    const link = await admin.post('v1/site/preview-links', { draftsId })
    const invited = await admin.post('v1/site/invitations', { email: 'friend@example.com', role: 'editor' })
    expect(invited.statusCode).toBe(201)
    const mail = await storage.db
      .selectFrom('outbox')
      .select('content')
      .where('recipient', '=', 'friend@example.com')
      .executeTakeFirstOrThrow()
    const [preview, invitation] = [link.json().data.address, JSON.parse(mail.content).link].map((address: string) =>
      address.split('/').at(-1),
    )
    expect((await served.get(`v1/account/invitation?token=${invitation}`)).statusCode).toBe(200)
    expect((await served.post('v1/account/open-preview', { token: preview })).statusCode).toBe(200)
    expect((await remove(owner, admin)).statusCode).toBe(204)
    expect((await remove(owner, admin)).statusCode).toBe(404)
    expect((await served.post('v1/account/open-preview', { token: preview })).statusCode).toBe(410)
    expect((await served.get(`v1/account/invitation?token=${invitation}`)).statusCode).toBe(410)
    expect(await isSignedIn(admin)).toBe(false)
  })

  it('are noted when they change', async () => {
    const viewer = await served.memberOf(tenantId, { role: 'viewer' })
    await change(owner, viewer, { role: 'editor' })
    await remove(owner, viewer)
    const events = await owner.data('v1/site/audit?action=member')
    expect(events.items.map((one: { action: string }) => one.action).toSorted()).toEqual([
      'member.change',
      'member.remove',
    ])
    expect(events.items[0]).toMatchObject({
      object: viewer.accountId,
      account: { email: owner.email },
      person: { email: viewer.email },
      requestId: expect.any(String),
    })
    expect((await owner.data('v1/site/audit?action=member.change&from=2020-01-01')).items).toHaveLength(1)
    expect((await owner.data('v1/site/audit?action=member.cha')).items).toHaveLength(0)
    expect((await owner.data('v1/site/audit?from=2999-01-01')).total).toBe(0)
    const editor = await served.memberOf(tenantId, { role: 'editor' })
    expect((await editor.get('v1/site/audit')).statusCode).toBe(403)
  })
})
