import { sql } from 'kysely'
import nodemailer from 'nodemailer'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { sendDue } from '../../../platform/mail/send.ts'
import { type MailServer, startMailServer } from '../../../platform/mail/testing/mail-server.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

const from = 'mail@vitrine.example'
const inbound = { secret: 'a-secret-of-mail-servers', domain: 'in.vitrine.example' }
const message = 'What is the price of M8?\nCIF Sohar'

/** The header lines of a mail as it came over the wire, folded ones joined, by their names in small letters. */
function headersOf(raw: string): Readonly<Record<string, string>> {
  const [head = ''] = raw.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return Object.fromEntries(lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.slice(line.indexOf(':') + 2)]))
}

onBothEngines('Replies', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId = ''
  let server: MailServer
  let editor: Client & { readonly accountId: string; readonly email: string }
  let admin: Client
  let id = ''
  let reference = ''
  let count = 0
  beforeAll(async () => {
    storage = await engine.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), {}))
    served = await serve({ storage, inbound })
    editor = await served.memberOf(tenantId, { role: 'editor' })
    admin = await served.memberOf(tenantId, { role: 'admin' })
    server = await startMailServer()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.refuse(undefined)
    await storage.db.deleteFrom('outbox').execute()
    count += 1
    const buyer = { name: 'Bo Li', email: `bo${count}@buyer.example`, company: 'Acme', whatsappPhone: '12345', message }
    const sent = await served.post('v1/site/inquiry', buyer, { 'client-id': 'lamps', lang: 'de' })
    reference = sent.json().data.reference
    await storage.db.deleteFrom('outbox').execute()
    id = (await editor.data(`v1/site/conversations?q=${reference}`)).items[0].id
  })
  const reply = (body: object = {}, by: Client = editor) =>
    by.post(`v1/site/conversations/${id}/entries`, {
      kind: 'reply',
      text: '0.74 USD',
      key: 'reply-one',
      revision: 1,
      ...body,
    })
  const detail = () => editor.data(`v1/site/conversations/${id}`)
  const send = () =>
    sendDue(storage, nodemailer.createTransport({ url: server.url }), { from, now: () => Date.now() + 60_000 })
  const mails = () => storage.db.selectFrom('outbox').selectAll().where('about', '=', id).execute()

  it('reach the buyer by mail, as a person writes one', async () => {
    const answer = await reply({ text: 'Dear {{name}} of {{ company }},\r\n0.74 USD <b>CIF</b>. {{reference}}' })
    expect(answer.statusCode, answer.body).toBe(201)
    const text = `Dear Bo Li of Acme,\n0.74 USD <b>CIF</b>. ${reference}`
    expect(answer.json().data).toMatchObject({
      entry: { kind: 'out', text, account: { name: 'editor' }, mail: { state: 'waiting', tries: 0 } },
      revision: 2,
      status: 'replied',
    })
    expect(await send()).toBe(1)
    const mail = server.mails.at(-1)
    expect(mail).toMatchObject({ from, to: [`bo${count}@buyer.example`] })
    const headers = headersOf(mail?.raw ?? '')
    expect(headers.from).toBe('Lamps Ltd <mail@vitrine.example>')
    expect(headers.subject).toContain(`Re: `)
    expect(headers.subject).toContain(reference)
    expect(headers['reply-to']).toMatch(/^Lamps Ltd <reply\+[0-9]+-[0-9a-z]{1,25}-[0-9a-f]{20}@in\.vitrine\.example>$/)
    expect(headers['message-id']).toBe(`<${tenantId}.${answer.json().data.entry.id}@in.vitrine.example>`)
    expect(headers).not.toHaveProperty('auto-submitted')
    expect(headers).not.toHaveProperty('in-reply-to')
    const body = mail?.raw ?? ''
    expect(body).toContain('> CIF Sohar')
    expect(body).toContain('&lt;b&gt;CIF&lt;/b&gt;')
    const whole = await detail()
    expect(whole).toMatchObject({ status: 'replied', isUnread: false })
    expect(whole.entries[0].mail).toMatchObject({ state: 'sent', tries: 1, sentAt: expect.any(String) })
    expect(whole.history).toMatchObject([{ status: 'replied', by: 'editor' }])
  })

  it('speak the language of the buyer around what was written, or another one', async () => {
    await storage.db.updateTable('messages').set({ language: 'de' }).where('id', '=', id).execute()
    await reply()
    await reply({ key: 'reply-two', revision: 2, language: 'ar' })
    const [german, arabic] = await storage.db
      .selectFrom('outbox')
      .select(['language', 'headers'])
      .where('about', '=', id)
      .orderBy('created_at')
      .orderBy('language', 'desc')
      .execute()
    expect([german?.language, arabic?.language]).toEqual(['de', 'ar'])
    const mailsOf = await editor.data('v1/site/outbox')
    expect(mailsOf.items.map(({ subject }: { subject: string }) => subject).sort()).toEqual(
      [`Re: Ihre Anfrage ${reference} an Lamps Ltd`, expect.stringContaining(reference)].sort(),
    )
    await send()
    const read = await Promise.all(server.mails.slice(-2).map(({ raw }) => PostalMime.parse(raw)))
    expect(read.map(({ html = '' }) => /<html lang="(\w+)" dir="\w+">/.exec(html)?.[1]).sort()).toEqual(['ar', 'de'])
  })

  it('stand behind each other in the thread', async () => {
    await reply()
    await reply({ key: 'reply-two', revision: 2 })
    await reply({ key: 'reply-three', revision: 3 })
    await send()
    const [first, second, third] = server.mails.slice(-3).map(({ raw }) => headersOf(raw))
    expect(second?.['in-reply-to']).toBe(first?.['message-id'])
    expect(third?.references).toBe(`${first?.['message-id']} ${second?.['message-id']}`)
    expect(new Set([first?.subject, second?.subject, third?.subject]).size).toBe(1)
  })

  it('are one reply when they are sent twice', async () => {
    const twice = await Promise.all([reply(), reply()])
    const again = await reply()
    expect([...twice, again].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    const ids = new Set([...twice, again].map((answer) => answer.json().data.entry.id))
    expect(ids.size).toBe(1)
    expect(await mails()).toHaveLength(1)
    expect((await detail()).entries).toHaveLength(1)
  })

  it('of two members at once are one, and the other one hears who was faster', async () => {
    const both = await Promise.all([reply({ key: 'of-editor' }), reply({ key: 'of-admin-' }, admin)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const [done, refused] = both[0].statusCode === 201 ? both : both.toReversed()
    const name = done?.json().data.entry.account.name
    expect(refused?.json().error).toMatchObject({
      code: 'conflict',
      message: `${name} has replied in the meantime. Read that reply before you send yours.`,
      details: { revision: 2, change: { kind: 'reply', by: name, at: expect.any(String) } },
    })
    expect(await mails()).toHaveLength(1)
    const seen = await reply({ key: 'of-admin-', revision: 2 }, admin)
    expect(seen.statusCode).toBe(201)
  })

  it('are stored with their mail and the status, or not at all', async () => {
    // Whatever ends a transaction before its commit, a failure or a kill, leaves nothing of it.
    if (engine.name === 'postgres')
      await sql`alter table outbox add constraint no_reply check (kind <> 'reply') not valid`.execute(storage.db)
    else
      await sql`create trigger no_reply before insert on outbox when new.kind = 'reply' begin select raise(abort, 'cut off'); end`.execute(
        storage.db,
      )
    const before = await detail()
    expect((await reply()).statusCode).toBe(500)
    expect(await detail()).toEqual(before)
    if (engine.name === 'postgres') await sql`alter table outbox drop constraint no_reply`.execute(storage.db)
    else await sql`drop trigger no_reply`.execute(storage.db)
    expect((await reply()).json().data).toMatchObject({ revision: 2, status: 'replied' })
    expect(await mails()).toHaveLength(1)
  })

  it('show what became of their mail', async () => {
    await reply()
    server.refuse({ code: 550, message: 'No such mailbox' })
    await send()
    expect((await detail()).entries[0].mail).toMatchObject({
      state: 'failed',
      tries: 1,
      lastError: '550 No such mailbox',
      nextAt: expect.any(String),
    })
  })

  it('set the status that goes with them, and leave what was decided', async () => {
    expect((await reply({ status: 'archived' })).json().data.status).toBe('archived')
    expect((await reply({ key: 'reply-two', revision: 2 })).json().data.status).toBe('archived')
    await editor.ask('PUT', `v1/site/conversations/${id}`, { status: 'spam', revision: 3 })
    expect((await reply({ key: 'reply-three', revision: 4 })).json().data.status).toBe('replied')
  })

  it('are answered to the member where no mails come in', async () => {
    const without = await serve({ storage })
    await without.app.inject({
      method: 'POST',
      url: `/api/site/v1/site/conversations/${id}/entries`,
      headers: {
        host: 'localhost:3000',
        'client-id': tenantId,
        cookie: `vitrine_session=${(editor as unknown as { session: string }).session}`,
      },
      payload: { kind: 'reply', text: 'Hello', key: 'reply-one', revision: 1 },
    })
    await send()
    expect(headersOf(server.mails.at(-1)?.raw ?? '')['reply-to']).toBe(`editor <${editor.email}>`)
  })
})
