import type { PermissionSet } from '@vitrine/schemas'
import { beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { renewPermissionSets } from './permission-sets.queries.ts'

const sales: PermissionSet = { key: 'acme-sales', names: { en: 'Sales' }, actions: ['inbox.read', 'inbox.write'] }
const team: PermissionSet = { key: 'acme-team', names: { en: 'Team' }, actions: ['members.write'] }

onBothEngines('Permission sets of plugins', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  type Member = Awaited<ReturnType<Served['memberOf']>>
  let owner: Member
  let viewer: Member

  beforeEach(async () => {
    storage = await engine.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite()))
    served = await serve({ storage, permissionSets: [sales, team] })
    owner = await served.memberOf(tenantId, { role: 'owner' })
    viewer = await served.memberOf(tenantId, { role: 'viewer' })
  })
  const change = (by: Client, { accountId }: Member, body: object) =>
    by.ask('PUT', `v1/site/members/${accountId}`, body)
  /** Somebody with sets from the start. */
  const withSets = (...sets: readonly PermissionSet[]) =>
    served.memberOf(tenantId, {
      role: 'viewer',
      permissionSets: sets.map(({ key, actions }) => ({ key, actions })),
    })
  const mayReadInbox = async (who: Client) => (await who.get('v1/site/conversations')).statusCode

  it('let somebody do what their role does not, and nothing else', async () => {
    expect(await mayReadInbox(viewer)).toBe(403)
    const given = await change(owner, viewer, { role: 'viewer', permissionSets: ['acme-sales'] })
    expect(given.json().data).toMatchObject({
      role: 'viewer',
      permissionSets: [{ key: 'acme-sales', actions: sales.actions }],
    })
    const seller = await withSets(sales)
    expect(await mayReadInbox(seller)).toBe(200)
    expect((await seller.get('v1/site/audit')).statusCode).toBe(403)
    const { sites } = await seller.data('v1/account/me')
    expect(sites[0].permissionSets).toEqual([{ key: 'acme-sales', actions: sales.actions }])
  })

  it('stay when only the role is changed, and go when they are left out on purpose', async () => {
    const seller = await withSets(sales)
    const kept = await change(owner, seller, { role: 'editor' })
    expect(kept.json().data.permissionSets).toHaveLength(1)
    const none = await change(owner, seller, { role: 'editor', permissionSets: [] })
    expect(none.json().data.permissionSets).toBeUndefined()
  })

  it('are those that there are', async () => {
    const refused = await change(owner, viewer, { role: 'viewer', permissionSets: ['acme-unheard'] })
    expect([refused.statusCode, refused.json().error.fields]).toEqual([
      422,
      { permissionSets: 'There is no permission set “acme-unheard”.' },
    ])
  })

  it('never let somebody give, or take from, more than they have', async () => {
    const lead = await withSets(team)
    const seller = await withSets(sales)
    const editor = await served.memberOf(tenantId, { role: 'editor' })
    expect((await change(lead, viewer, { role: 'viewer', permissionSets: ['acme-team'] })).statusCode).toBe(200)
    for (const [member, body] of [
      [viewer, { role: 'viewer', permissionSets: ['acme-sales'] }],
      [viewer, { role: 'editor' }],
      [seller, { role: 'viewer', permissionSets: [] }],
      [editor, { role: 'viewer' }],
    ] as const)
      expect((await change(lead, member, body)).statusCode).toBe(403)
    const invite = (body: object) => lead.post('v1/site/invitations', { email: 'new@example.com', ...body })
    expect((await invite({ role: 'admin' })).statusCode).toBe(403)
    expect((await invite({ role: 'viewer', permissionSets: ['acme-sales'] })).statusCode).toBe(403)
    expect((await invite({ role: 'viewer' })).statusCode).toBe(201)
  })

  it('come with an invitation', async () => {
    const made = await owner.post('v1/site/invitations', {
      email: 'buyer@example.com',
      role: 'viewer',
      permissionSets: ['acme-sales'],
    })
    expect(made.json().data.permissionSets).toEqual([{ key: 'acme-sales', actions: sales.actions }])
    const { content } = await storage.db
      .selectFrom('outbox')
      .select('content')
      .where('recipient', '=', 'buyer@example.com')
      .executeTakeFirstOrThrow()
    const token = JSON.parse(content).link.split('/').at(-1)
    const joined = await served.post('v1/account/accept-invitation', {
      token,
      name: 'Buyer',
      password: 'correct horse',
    })
    expect(joined.statusCode).toBe(200)
    const { items } = await owner.data('v1/site/members')
    expect(items.find(({ email }: { email: string }) => email === 'buyer@example.com').permissionSets).toHaveLength(1)
  })

  it('bound what a program may do with a key of theirs', async () => {
    const keeper = await served.memberOf(tenantId, {
      role: 'viewer',
      permissionSets: [{ key: 'acme-keys', actions: ['keys.write', 'inbox.read'] }],
    })
    const make = (actions: readonly string[]) =>
      keeper.post('v1/site/api-keys', {
        name: 'Reader',
        actions,
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      })
    expect((await make(['inbox.write'])).statusCode).toBe(422)
    const made = await make(['inbox.read'])
    expect(made.statusCode).toBe(201)
  })

  it('let nobody do anything while their plugin is gone, and are there again when it is back', async () => {
    const seller = await withSets(sales)
    await renewPermissionSets(storage.db, [])
    expect(await mayReadInbox(seller)).toBe(403)
    const { items } = await owner.data('v1/site/members')
    const told = items.find(({ accountId }: { accountId: string }) => accountId === seller.accountId)
    expect(told.permissionSets).toEqual([{ key: 'acme-sales', actions: [] }])
    await renewPermissionSets(storage.db, [{ ...sales, actions: ['inbox.read'] }])
    expect(await mayReadInbox(seller)).toBe(200)
    expect((await seller.data('v1/account/me')).sites[0].permissionSets).toEqual([
      { key: 'acme-sales', actions: ['inbox.read'] },
    ])
  })
})
