import { beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { sendDue } from '../../platform/mail/send.ts'
import { mailTexts } from '../../platform/mail/texts.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { ensureFirstOwner, ensureOwner } from './first-owner.ts'

onBothEngines('A forgotten password', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  const owner = { email: 'owner@example.com', password: 'correct horse' }

  beforeEach(async () => {
    storage = await engine.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    await ensureFirstOwner(storage, owner)
    await ensureOwner(storage, tenantId, owner)
    served = await serve({ storage, rateLimit: true, systemOrigin: 'https://build.example' })
  })
  let place = 0
  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    served.app.inject({
      method: 'POST',
      url: `/api/site/v1/account/${path}`,
      remoteAddress: `198.51.100.${++place % 250}`,
      headers: { host: 'localhost', ...headers },
      payload,
    })
  const forgot = (email: string, headers?: Record<string, string>) => post('forgot-password', { email }, headers)
  const signIn = (password: string) => post('sign-in', { email: owner.email, password })
  const sessionOf = (answer: Awaited<ReturnType<typeof post>>) =>
    String([answer.headers['set-cookie']].flat()[0]).split(';')[0] as string

  /** What arrives in mailboxes. */
  async function received() {
    const mails: { readonly to: string; readonly subject: string; readonly text: string }[] = []
    await sendDue(
      storage,
      {
        async sendMail({ to, subject, text }) {
          mails.push({ to: to.address, subject, text })
        },
      },
      { from: 'vitrine@build.example' },
    )
    return mails
  }
  const tokenIn = ({ text }: { readonly text: string }) =>
    /https:\/\/build\.example\/login\/new-password\/([\w-]{43})\n/.exec(text)?.[1] as string

  it('is set anew with the link of a mail, once, and everybody else is signed out', async () => {
    const session = sessionOf(await signIn(owner.password))
    expect((await forgot(' Owner@Example.com ')).statusCode).toBe(202)
    expect((await forgot(owner.email)).statusCode).toBe(202)
    const [first, second] = await received()
    expect([first?.to, first?.subject]).toEqual([owner.email, 'New password for build.example'])
    const [token, other] = [tokenIn(first as never), tokenIn(second as never)]
    expect(await served.data(`v1/account/password-reset?token=${token}`)).toEqual({ email: owner.email })
    const short = await post('reset-password', { token, newPassword: 'short' })
    expect([short.statusCode, Object.keys(short.json().error.fields)]).toEqual([422, ['newPassword']])

    const done = await post('reset-password', { token, newPassword: 'a new password' })
    expect([done.statusCode, done.json()]).toEqual([200, { data: {} }])
    expect((await served.get('v1/account/me', { cookie: session })).statusCode).toBe(401)
    expect([(await signIn(owner.password)).statusCode, (await signIn('a new password')).statusCode]).toEqual([401, 200])
    for (const used of [token, other, 'x', 'a'.repeat(43)]) {
      expect((await served.get(`v1/account/password-reset?token=${used}`)).statusCode).toBe(410)
      expect((await post('reset-password', { token: used, newPassword: 'yet another one' })).statusCode).toBe(410)
    }
    const events = await storage.db.selectFrom('audit').select(['action', 'account_id']).execute()
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.ask-password-reset', 'account.password-reset']),
    )
  })

  it('is answered alike for an address that nobody has, which gets no mail', async () => {
    const [known, unknown] = [await forgot(owner.email), await forgot('nobody@example.com')]
    expect([known.statusCode, known.body, known.headers['set-cookie']]).toEqual([
      unknown.statusCode,
      unknown.body,
      unknown.headers['set-cookie'],
    ])
    expect((await received()).map(({ to }) => to)).toEqual([owner.email])
    const events = storage.db.selectFrom('audit').select('object').where('action', '=', 'account.ask-password-reset')
    expect(await events.execute()).toHaveLength(2)
  })

  it('stands nowhere: only its hash is stored, and the mail forgets it when it is sent', async () => {
    await forgot(owner.email)
    const [mail] = await received()
    const token = tokenIn(mail as never)
    for (const table of ['password_resets', 'outbox', 'audit'] as const) {
      const rows = await storage.db.selectFrom(table).selectAll().execute()
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toContain(token)
    }
  })

  it('has an hour', async () => {
    await forgot(owner.email)
    const token = tokenIn((await received())[0] as never)
    const at = Date.now()
    const { expires_at } = await storage.db.selectFrom('password_resets').select('expires_at').executeTakeFirstOrThrow()
    expect(Math.round((expires_at - at) / 60_000)).toBe(60)
    await storage.db
      .updateTable('password_resets')
      .set({ expires_at: at - 1 })
      .execute()
    expect((await post('reset-password', { token, newPassword: 'a new password' })).statusCode).toBe(410)
  })

  it('fills no mailbox, and no server with work', async () => {
    for (let at = 0; at < 8; at++) expect((await forgot(owner.email)).statusCode).toBe(202)
    expect(await received()).toHaveLength(3)
    const statuses = []
    for (let at = 0; at < 6; at++)
      statuses.push((await served.post('v1/account/forgot-password', { email: `a${at}@example.com` })).statusCode)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  })

  it('lets its owner in from where it was set, whatever strangers try meanwhile', async () => {
    await forgot(owner.email)
    const token = tokenIn((await received())[0] as never)
    const done = await post('reset-password', { token, newPassword: 'a new password' })
    const cookie = String(done.headers['set-cookie']).split(';')[0] as string
    for (let at = 0; at < 40; at++) await signIn('wrong')
    const from = { email: owner.email, password: 'a new password' }
    expect((await post('sign-in', from)).statusCode).toBe(429)
    expect((await post('sign-in', from, { cookie })).statusCode).toBe(200)
  })

  it('is mailed in the language of the account, whatever a stranger asks in', async () => {
    for (const language of Object.keys(mailTexts)) {
      await post('sign-in', owner, { lang: language })
      await storage.db.deleteFrom('password_resets').execute()
      await forgot(owner.email, { lang: language === 'en' ? 'de' : 'en' })
      const [mail] = await received()
      const subject = mailTexts[language]?.['mail.password-reset.subject']?.replace('{{host}}', 'build.example')
      expect([language, mail?.subject]).toEqual([language, subject])
    }
  })

  it('is nobody else’s business: members see neither the mail nor its link', async () => {
    await forgot(owner.email)
    const admin = await served.memberOf(tenantId, { role: 'admin' })
    expect(await admin.data('v1/site/outbox')).toMatchObject({ total: 0 })
    const person = await admin.post('v1/site/people/export', { email: owner.email })
    expect(person.body).not.toContain('new-password')
  })

  it('is said to be impossible without a mail server, to everybody alike', async () => {
    const without = await serve({ storage, sendsMail: false })
    const answers = []
    for (const email of [owner.email, 'nobody@example.com']) {
      const answer = await without.post('v1/account/forgot-password', { email })
      answers.push([answer.statusCode, answer.json().error.message])
    }
    const said = 'Email is not set up on this system. Ask the person who runs it for a new password.'
    expect(answers).toEqual([
      [409, said],
      [409, said],
    ])
    expect(await storage.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  it('is asked for and set from our own pages only', async () => {
    for (const path of ['forgot-password', 'reset-password'])
      expect((await post(path, {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  })
})
