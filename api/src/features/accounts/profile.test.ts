import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { startOutbox } from '../../platform/mail/start-outbox.ts'
import { startMailServer } from '../../platform/mail/testing/mail-server.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { startSession } from './sessions.queries.ts'

const password = 'correct horse'

onBothEngines('What somebody changes of their account', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let member: Awaited<ReturnType<Served['memberOf']>>

  beforeAll(async () => {
    storage = await engine.open()
    served = await serve({ storage, systemOrigin: 'https://vitrine.example' })
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite()))
  })
  beforeEach(async () => {
    member = await served.memberOf(tenantId, { role: 'editor' })
    await storage.db.deleteFrom('outbox').execute()
  })

  const cookie = (session: string) => ({ cookie: `vitrine_session=${session}` })
  const isIn = async (session: string) => (await served.get('v1/account/me', cookie(session))).statusCode === 200
  const mails = async () =>
    (await storage.db.selectFrom('outbox').selectAll().orderBy('created_at').execute()).map(
      ({ kind, recipient, content, language }) => ({
        kind,
        recipient,
        language,
        token: /login\/email\/([\w-]+)/.exec(String(content))?.[1] ?? '',
      }),
    )
  const askFor = (email: string, by = member) => by.post('v1/account/email', { email, password })
  const confirm = (token: string) => served.post('v1/account/confirm-email', { token })

  it('ends one session, and all others', async () => {
    const [second, third] = [
      await startSession(storage.db, member.accountId, 'Firefox'),
      await startSession(storage.db, member.accountId, 'Safari'),
    ]
    const sessions = await member.data('v1/account/sessions')
    const id = sessions.find(({ device }: { device: string }) => device === 'Firefox').id
    expect(JSON.stringify(sessions)).not.toContain(second)
    const stranger = await served.memberOf(tenantId, { role: 'owner' })
    expect((await stranger.ask('DELETE', `v1/account/sessions/${id}`)).statusCode).toBe(404)
    expect(await isIn(second)).toBe(true)
    expect((await member.ask('DELETE', `v1/account/sessions/${id}`)).statusCode).toBe(204)
    expect((await member.ask('DELETE', `v1/account/sessions/${id}`)).statusCode).toBe(404)
    expect([await isIn(second), await isIn(third)]).toEqual([false, true])
    await startSession(storage.db, member.accountId, 'Edge')
    expect((await member.ask('DELETE', 'v1/account/sessions')).json().data).toEqual({ ended: 2 })
    expect([await isIn(third), await isIn(member.session)]).toEqual([false, true])
    const [own] = await member.data('v1/account/sessions')
    const out = await member.ask('DELETE', `v1/account/sessions/${own.id}`)
    expect(String(out.headers['set-cookie'])).toMatch(/^vitrine_session=; Max-Age=0/)
    expect(await isIn(member.session)).toBe(false)
    expect(await isIn(stranger.session)).toBe(true)
  })

  it('takes name and language, each by itself', async () => {
    const put = (body: object) => member.ask('PUT', 'v1/account/me', body)
    expect((await put({ name: 'Ana' })).json().data).toMatchObject({ name: 'Ana' })
    expect((await put({ language: 'de' })).json().data).toMatchObject({ name: 'Ana', language: 'de' })
    for (const body of [{}, { language: 'xx' }, { language: '' }, { name: '' }])
      expect((await put(body)).statusCode).toBe(422)
    // Signing in with another language does not change what was chosen.
    await served.post('v1/account/sign-in', { email: member.email, password }, { lang: 'fr' })
    expect(await member.data('v1/account/me')).toMatchObject({ language: 'de' })
    await served.post('v1/account/forgot-password', { email: member.email }, { lang: 'fr' })
    expect(await mails()).toMatchObject([{ kind: 'password-reset', language: 'de' }])
  })

  it('changes the address once it was confirmed, and tells the old one', async () => {
    const email = `New-${member.accountId.slice(0, 8)}@x.example`
    expect((await member.post('v1/account/email', { email, password: 'wrong' })).json().error.fields).toHaveProperty(
      'password',
    )
    expect((await askFor(` ${email} `)).statusCode).toBe(202)
    const [mail] = await mails()
    expect(mail).toMatchObject({ kind: 'change-email', recipient: email })
    const token = mail?.token ?? ''
    expect((await member.data('v1/account/me')).email).toBe(member.email)
    expect(await served.data(`v1/account/email-change?token=${token}`)).toEqual({ email: email.toLowerCase() })
    await served.post('v1/account/forgot-password', { email: member.email })
    expect((await confirm(token)).json().data).toEqual({ email: email.toLowerCase() })
    expect((await member.data('v1/account/me')).email).toBe(email.toLowerCase())
    expect(await mails()).toContainEqual(expect.objectContaining({ kind: 'email-changed', recipient: member.email }))
    for (const used of [token, 'x', `${token}x`]) {
      expect((await confirm(used)).statusCode).toBe(410)
      expect((await served.get(`v1/account/email-change?token=${used}`)).statusCode).toBe(410)
    }
    const signIn = (address: string) => served.post('v1/account/sign-in', { email: address, password })
    expect([(await signIn(email)).statusCode, (await signIn(member.email)).statusCode]).toEqual([200, 401])
    // Links that went to the old address count no more.
    expect(
      await storage.db.selectFrom('password_resets').selectAll().where('account_id', '=', member.accountId).execute(),
    ).toEqual([])
  })

  it('tells nobody whether an address is taken, and gives none to two', async () => {
    const other = await served.memberOf(tenantId, { role: 'viewer' })
    expect((await askFor(other.email)).statusCode).toBe(202)
    expect(await mails()).toEqual([])
    const email = `both-${member.accountId.slice(0, 8)}@x.example`
    await askFor(email)
    await askFor(email, other)
    const [one, two] = await mails()
    expect((await confirm(one?.token ?? '')).statusCode).toBe(200)
    expect((await confirm(two?.token ?? '')).statusCode).toBe(409)
  })

  it('sends few mails, none that are old count, and a new password ends them', async () => {
    for (let at = 0; at < 5; at++) expect((await askFor(`many-${at}@x.example`)).statusCode).toBe(202)
    const sent = await mails()
    expect(sent).toHaveLength(3)
    await storage.db
      .updateTable('email_changes')
      .set({ expires_at: Date.now() - 1 })
      .where('email', '=', 'many-0@x.example')
      .execute()
    expect((await confirm(sent[0]?.token ?? '')).statusCode).toBe(410)
    await member.post('v1/account/password', { password, newPassword: 'another horse' })
    expect((await confirm(sent[1]?.token ?? '')).statusCode).toBe(410)
  })

  it('says so where no mail server is set up, and sends by the instance alone', async () => {
    const silent = await serve({ storage, sendsMail: false })
    const mine = await silent.memberOf(tenantId, { role: 'editor' })
    expect((await mine.post('v1/account/email', { email: 'a@x.example', password })).statusCode).toBe(409)
    const server = await startMailServer()
    await askFor('mail@x.example')
    const stop = startOutbox(storage, { smtpUrl: server.url, from: 'vitrine@instance.example', every: 50 })
    await expect.poll(() => server.mails.length, { timeout: 8000 }).toBe(1)
    await stop()
    await server.close()
    expect(server.mails[0]?.raw).toContain('/login/email/')
    const [row] = await storage.db.selectFrom('outbox').selectAll().execute()
    expect(JSON.stringify(row)).not.toContain('/login/email/')
  })
})
