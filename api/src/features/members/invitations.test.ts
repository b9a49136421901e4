import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { sendDue } from '../../platform/mail/send.ts'
import { asStored } from '../../testing/as-stored.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { invitationLinks } from './invitation-links.ts'

onBothEngines('Invitations', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let chairs: string
  let email: string
  let count = 0
  type Member = Awaited<ReturnType<Served['memberOf']>>
  let owner: Member

  beforeAll(async () => {
    storage = await engine.open()
    ;({ tenantId: chairs } = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs')))
    served = await serve({ storage, systemOrigin: 'https://build.example' })
  })
  beforeEach(async () => {
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(`lamps-${++count}`)))
    email = `new-${count}@example.com`
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })
  const invite = (by: Client, more: object = {}) =>
    by.post('v1/site/invitations', { email: email.toUpperCase(), role: 'editor', ...more })
  /** What the invited person finds in their mailbox, the newest last. */
  async function tokensFor(to: string): Promise<readonly string[]> {
    const mails = await storage.db
      .selectFrom('outbox')
      .select('content')
      .where('recipient', '=', to)
      .where('kind', '=', 'invitation')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return mails.map(({ content }) => JSON.parse(content).link.split('/').at(-1))
  }
  const tokenOf = async (response: ReturnType<typeof invite>): Promise<string> => {
    const made = await response
    expect(made.statusCode).toBe(201)
    return (await tokensFor(made.json().data.email)).at(-1) as string
  }
  const accept = (body: object, headers = {}) => served.post('v1/account/accept-invitation', body, headers)
  const person = { name: 'Nora New', password: 'a long enough one' }

  it('send the link to the invited mailbox, and tell it to nobody else', async () => {
    const made = await invite(owner)
    expect(made.statusCode).toBe(201)
    const { id } = made.json().data
    expect(made.json().data).toMatchObject({
      email,
      role: 'editor',
      invitedBy: 'owner',
      isExpired: false,
      mail: 'waiting',
    })
    const [token] = await tokensFor(email)
    expect(token).toMatch(/^[\w-]{43}$/)
    const told = [
      made.body,
      (await owner.get('v1/site/invitations')).body,
      (await owner.ask('POST', `v1/site/invitations/${id}/resend`)).body,
      (await owner.get('v1/site/outbox')).body,
      (await owner.post('v1/site/people/export', { email })).body,
      (await owner.get('v1/site/audit')).body,
      (await owner.get('v1/site/export')).body,
    ].join('\n')
    for (const known of [token, ...(await tokensFor(email))]) expect(told).not.toContain(known)
    expect(told).not.toContain('/invitation/')
    const stored = await storage.db.selectFrom('invitations').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it('forget their link when it is sent', async () => {
    const token = await tokenOf(invite(owner))
    const sent: string[] = []
    const transport = { sendMail: async ({ text }: { readonly text: string }) => void sent.push(text) }
    await sendDue(storage, transport, { from: 'vitrine@build.example' })
    expect(sent.filter((text) => text.includes(`https://build.example/invitation/${token}`))).toHaveLength(1)
    const mails = await storage.db.selectFrom('outbox').selectAll().where('recipient', '=', email).execute()
    expect(JSON.stringify(mails)).not.toContain(token)
    expect((await owner.data('v1/site/invitations')).items).toMatchObject([{ email, mail: 'sent' }])
    expect((await owner.data('v1/site/outbox')).items).toMatchObject([
      { to: email, subject: 'Invitation to the website Lamps Ltd' },
    ])
  })

  it('are sent again with a new link, and the one before ends', async () => {
    const token = await tokenOf(invite(owner))
    const { id } = (await owner.data('v1/site/invitations')).items[0]
    await storage.db.updateTable('invitations').set({ expires_at: 1 }).where('id', '=', id).execute()
    const again = await owner.ask('POST', `v1/site/invitations/${id}/resend`)
    expect([again.statusCode, again.json().data]).toMatchObject([200, { id, email, isExpired: false }])
    const fresh = (await tokensFor(email)).at(-1) as string
    expect((await accept({ token, ...person })).statusCode).toBe(410)
    expect((await accept({ token: fresh, ...person })).statusCode).toBe(200)
    expect((await owner.ask('POST', `v1/site/invitations/${id}/resend`)).statusCode).toBe(404)
  })

  it('wait without a mail server, which is said with what to do; the operator may hand over the link', async () => {
    const without = await serve({ storage, sendsMail: false })
    const admin = await without.memberOf(tenantId, { role: 'admin' })
    const made = await invite(admin)
    expect(made.json().data).toMatchObject({
      mail: 'no-mail-server',
      notice: expect.stringContaining('email is not set up'),
    })
    expect((await admin.data('v1/site/invitations')).items[0]).toEqual(made.json().data)
    const [before] = await tokensFor(email)
    const links = await invitationLinks(storage, ` ${email.toUpperCase()}`)
    expect(links).toEqual([{ clientId: `lamps-${count}`, token: expect.stringMatching(/^[\w-]{43}$/) }])
    expect((await accept({ token: before, ...person })).statusCode).toBe(410)
    expect(await tokensFor(email)).toEqual([])
    expect((await accept({ token: links[0]?.token, ...person })).statusCode).toBe(200)
    expect(await invitationLinks(storage, email)).toEqual([])
  })

  it('let nobody in before the mailbox is proven', async () => {
    await invite(owner)
    const signIn = (password: string) => served.post('v1/account/sign-in', { email, password })
    expect((await signIn(person.password)).statusCode).toBe(401)
    expect(await storage.db.selectFrom('accounts').select('id').where('email', '=', email).execute()).toEqual([])
    await accept({ token: (await tokensFor(email))[0], ...person })
    expect((await signIn(person.password)).statusCode).toBe(200)
  })

  it('make a new account, once, and sign in', async () => {
    const token = await tokenOf(invite(owner))
    expect(await served.data(`v1/account/invitation?token=${token}`)).toMatchObject({
      siteName: 'Lamps Ltd',
      clientId: `lamps-${count}`,
      email,
      role: 'editor',
      hasAccount: false,
    })
    const missing = await accept({ token })
    expect([missing.statusCode, Object.keys(missing.json().error.fields)]).toEqual([422, ['name', 'password']])
    expect((await accept({ token, name: 'N', password: 'short' })).json().error.fields).toHaveProperty('password')
    const accepted = await accept({ token, ...person })
    expect(accepted.json().data).toMatchObject({
      tenantId,
      clientId: `lamps-${count}`,
      siteName: 'Lamps Ltd',
      role: 'editor',
    })
    const cookie = String(accepted.headers['set-cookie']).split(';')[0] as string
    expect(await served.data('v1/account/me', { cookie })).toMatchObject({
      email,
      name: 'Nora New',
      mayAddSites: false,
      sites: [{ tenantId, role: 'editor' }],
    })
    expect((await accept({ token, ...person })).statusCode).toBe(410)
    expect((await served.get(`v1/account/invitation?token=${token}`)).statusCode).toBe(410)
    expect((await owner.data('v1/site/invitations')).total).toBe(0)
    const again = await invite(owner)
    expect([again.statusCode, Object.keys(again.json().error.fields)]).toEqual([409, ['email']])
  })

  it('are accepted by one of two who try at the same time', async () => {
    const token = await tokenOf(invite(owner))
    const tries = await Promise.all([accept({ token, ...person }), accept({ token, ...person })])
    const statuses = tries.map(({ statusCode }) => statusCode).toSorted()
    expect(statuses[0]).toBe(200)
    expect([401, 409, 410]).toContain(statuses[1])
    const accounts = await storage.db.selectFrom('accounts').select('id').where('email', '=', email).execute()
    expect(accounts).toHaveLength(1)
  })

  it('ask a known account for its password, unless it is signed in', async () => {
    const known = await served.memberOf(chairs, { role: 'owner' })
    const token = await tokenOf(invite(owner, { email: known.email, role: 'viewer' }))
    expect((await served.data(`v1/account/invitation?token=${token}`)).hasAccount).toBe(true)
    expect((await accept({ token })).statusCode).toBe(401)
    expect((await accept({ token, ...person })).statusCode).toBe(401)
    const foreign = await owner.post('v1/account/accept-invitation', { token })
    expect(foreign.statusCode).toBe(401)
    expect((await accept({ token, password: 'correct horse' })).statusCode).toBe(200)
    const second = await tokenOf(invite(known, { email: owner.email, role: 'viewer' }))
    expect((await owner.post('v1/account/accept-invitation', { token: second })).json().data.tenantId).toBe(chairs)
  })

  it('are no way to guess passwords', async () => {
    const known = await served.memberOf(chairs, { role: 'owner' })
    const token = await tokenOf(invite(owner, { email: known.email }))
    const limited = await serve({ storage, rateLimit: true })
    const guess = async (password: string) =>
      (await limited.post('v1/account/accept-invitation', { token, password })).statusCode
    for (let at = 0; at < 10; at++) expect(await guess('wrong')).toBe(401)
    expect(await guess('correct horse')).toBe(429)
  })

  it('never make anybody smaller than they are', async () => {
    const known = await served.memberOf(chairs, { role: 'owner' })
    const token = await tokenOf(invite(owner, { email: known.email, role: 'viewer' }))
    const row = {
      tenant_id: tenantId,
      account_id: known.accountId,
      role: 'admin',
      languages: asStored([]),
      permission_sets: asStored([]),
      created_at: '',
    } as const
    await storage.db.insertInto('members').values(row).execute()
    expect((await accept({ token, password: 'correct horse' })).json().data.role).toBe('admin')
  })

  it('end when they are taken back, sent again, or seven days old', async () => {
    const first = await tokenOf(invite(owner))
    const again = await invite(owner, { role: 'viewer' })
    expect((await served.get(`v1/account/invitation?token=${first}`)).statusCode).toBe(410)
    const { id } = again.json().data
    const tokens = await tokensFor(email)
    expect(tokens).toHaveLength(1)
    expect((await owner.data('v1/site/invitations')).items).toMatchObject([{ id, role: 'viewer' }])
    const days = (Date.parse(again.json().data.expiresAt) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(7)
    await storage.db
      .updateTable('invitations')
      .set({ expires_at: Date.now() - 1 })
      .where('id', '=', id)
      .execute()
    expect((await accept({ token: tokens[0], ...person })).statusCode).toBe(410)
    expect((await owner.data('v1/site/invitations')).items[0].isExpired).toBe(true)
    expect((await owner.ask('DELETE', `v1/site/invitations/${id}`)).statusCode).toBe(204)
    expect((await owner.ask('DELETE', `v1/site/invitations/${id}`)).statusCode).toBe(404)
    for (const token of ['x', 'a'.repeat(43)]) expect((await accept({ token, ...person })).statusCode).toBe(410)
  })

  it('to be an owner come from owners only', async () => {
    const admin = await served.memberOf(tenantId, { role: 'admin' })
    const editor = await served.memberOf(tenantId, { role: 'editor' })
    expect((await invite(admin, { role: 'owner' })).statusCode).toBe(403)
    expect((await invite(editor)).statusCode).toBe(403)
    const { id } = (await invite(owner, { role: 'owner' })).json().data
    expect((await invite(admin)).statusCode).toBe(403)
    expect((await admin.ask('DELETE', `v1/site/invitations/${id}`)).statusCode).toBe(403)
    const stranger = await served.memberOf(chairs, { role: 'owner' })
    expect((await stranger.ask('DELETE', `v1/site/invitations/${id}`)).statusCode).toBe(404)
    expect((await stranger.data('v1/site/invitations')).total).toBe(0)
  })
})
