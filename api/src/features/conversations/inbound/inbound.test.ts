import nodemailer from 'nodemailer'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { sendDue } from '../../../platform/mail/send.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { picture } from '../../../testing/pictures.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

const secret = 'a-secret-of-mail-servers'
const domain = 'in.vitrine.example'

/** A mail as it goes over the wire. */
const mailOf = (headers: Readonly<Record<string, string>>, body: string): string =>
  [
    ...Object.entries({ From: 'Bo Li <bo@buyer.example>', Subject: 'Re: prices', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    body,
  ].join('\r\n')

onBothEngines('Mails that come in', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId = ''
  let editor: Client & { readonly accountId: string; readonly email: string }
  let admin: Client
  let other: Client
  let id = ''
  /** The address that answers to the reply go to, and the id of its mail. */
  let token = ''
  let sentId = ''
  let count = 0
  beforeAll(async () => {
    storage = await engine.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), {}))
    const chairs = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), {})
    served = await serve({ storage, inbound: { secret, domain } })
    editor = await served.memberOf(tenantId, { role: 'editor' })
    admin = await served.memberOf(tenantId, { role: 'admin' })
    await served.memberOf(tenantId, { role: 'owner' })
    other = await served.memberOf(chairs.tenantId, { role: 'owner' })
  })
  beforeEach(async () => {
    count += 1
    await storage.db.deleteFrom('outbox').execute()
    const buyer = { name: 'Bo Li', email: 'bo@buyer.example', whatsappPhone: '12345', message: 'Price?' }
    const sent = await served.post('v1/site/inquiry', buyer, { 'client-id': 'lamps' })
    const { reference } = sent.json().data
    id = (await editor.data(`v1/site/conversations?q=${reference}`)).items[0].id
    await storage.db.deleteFrom('outbox').execute()
    const entry = { kind: 'reply', text: '0.74 USD', key: 'reply-one', revision: 1, status: 'archived' }
    await editor.post(`v1/site/conversations/${id}/entries`, entry)
    const mails: { replyTo?: { address: string }; messageId: string }[] = []
    await sendDue(storage, { sendMail: async (mail) => void mails.push(mail) }, { from: 'mail@vitrine.example' })
    token = mails[0]?.replyTo?.address ?? ''
    sentId = mails[0]?.messageId ?? ''
    await storage.db.deleteFrom('outbox').execute()
  })
  const deliver = (
    raw: string | Buffer,
    { to, shown = `Bearer ${secret}`, type = 'message/rfc822' } = {} as {
      to?: string
      shown?: string
      type?: string
    },
  ) =>
    served.ask(
      'POST',
      `v1/inbound/mail${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`,
      raw as unknown as string,
      { authorization: shown, 'content-type': type },
    )
  const resultOf = async (raw: string | Buffer, to?: string) => {
    const answer = await deliver(raw, to === undefined ? {} : { to })
    expect(answer.statusCode, answer.body).toBe(202)
    return answer.json().data.result
  }
  const detail = (of = id) => editor.data(`v1/site/conversations/${of}`)
  const texts = async () => (await detail()).entries.map(({ text }: { text: string }) => text)

  it('open the conversation again that they answer, by the token of its address', async () => {
    const raw = mailOf(
      { To: `Lamps <${token.toUpperCase()}>`, 'Message-ID': `<a${count}@buyer.example>` },
      'CIF Sohar?\r\n\r\nOn Monday, Lamps wrote:\r\n> 0.74 USD\r\n>\r\n> Price?\r\n',
    )
    expect((await detail()).status).toBe('archived')
    expect(await resultOf(raw)).toBe('stored')
    const whole = await detail()
    expect(whole).toMatchObject({ status: 'new', isUnread: true, revision: 3 })
    expect(whole.entries.at(-1)).toMatchObject({ kind: 'in', text: 'CIF Sohar?', sender: 'bo@buyer.example' })
    expect(whole.history.at(-1)).not.toHaveProperty('by')
    // Who wrote a reply meanwhile must see it first.
    const late = { kind: 'reply', text: 'x', key: 'late-reply', revision: 2 }
    const refused = await editor.post(`v1/site/conversations/${id}/entries`, late)
    expect(refused.json().error).toMatchObject({
      message: 'A new message has arrived. Read it before you send your reply.',
      details: { revision: 3, change: { kind: 'answer' } },
    })
    expect((await editor.data('v1/site/conversations?q=sohar')).items[0].id).toBe(id)
  })

  it('are told to the member who takes care of the conversation, else to who is told of forms', async () => {
    const recipients = async () =>
      (await storage.db.selectFrom('outbox').select(['recipient', 'kind', 'reply_to']).execute()).map(
        ({ recipient, kind }) => [recipient, kind],
      )
    await resultOf(mailOf({ To: token, 'Message-ID': `<b${count}@b>` }, 'Hello'))
    expect(await recipients()).toEqual([[expect.stringMatching(/^owner-/), 'contact']])
    await storage.db.deleteFrom('outbox').execute()
    await editor.ask('PUT', `v1/site/conversations/${id}`, { assignee: editor.accountId, revision: 3 })
    await resultOf(mailOf({ To: token, 'Message-ID': `<c${count}@b>` }, 'Hello again'))
    expect(await recipients()).toEqual([[editor.email, 'contact']])
  })

  it('are matched by any of the ids that they answer, whatever their subject says', async () => {
    const to = { To: 'somebody@elsewhere.example' }
    expect(
      await resultOf(mailOf({ ...to, 'In-Reply-To': `<x@y> ${sentId}`, 'Message-ID': `<d${count}@b>` }, 'One')),
    ).toBe('stored')
    expect(await resultOf(mailOf({ ...to, References: `${sentId} <z@y>`, 'Message-ID': `<e${count}@b>` }, 'Two'))).toBe(
      'stored',
    )
    // An answer to an answer, written before anybody of the site replied.
    expect(
      await resultOf(
        mailOf({ To: `lamps@${domain}`, References: `<e${count}@b>`, 'Message-ID': `<f${count}@b>` }, 'Three'),
      ),
    ).toBe('stored')
    expect((await texts()).slice(-3)).toEqual(['One', 'Two', 'Three'])
  })

  it('are one when they are delivered twice, with an id and without one', async () => {
    const known = mailOf({ To: token, 'Message-ID': `<g${count}@b>` }, 'Once')
    expect([await resultOf(known), await resultOf(known)]).toEqual(['stored', 'known'])
    const anonymous = mailOf({ To: token, Date: `${count}` }, 'Without an id')
    const both = await Promise.all([resultOf(anonymous), resultOf(anonymous)])
    expect(both.sort()).toEqual(['known', 'stored'])
    expect((await texts()).slice(-2)).toEqual(['Once', 'Without an id'])
    await editor.ask('PUT', `v1/site/conversations/${id}`, { isUnread: false })
    const before = await detail()
    expect([await resultOf(known), await resultOf(anonymous)]).toEqual(['known', 'known'])
    expect(await detail()).toEqual(before)
    const fresh = mailOf({ To: `lamps@${domain}`, 'Message-ID': `<h${count}@b>` }, 'New')
    expect([await resultOf(fresh), await resultOf(fresh)]).toEqual(['stored', 'known'])
  })

  it('begin a conversation when they answer none, which is replied to in its thread', async () => {
    const raw = mailOf(
      { To: `Lamps@${domain}`, Subject: '=?utf-8?q?Preise_f=C3=BCr_Lampen?=', 'Message-ID': `<i${count}@b>` },
      'Guten Tag',
    )
    expect(await resultOf(raw)).toBe('stored')
    const [row] = (await editor.data('v1/site/conversations?kind=contact')).items
    expect(row).toMatchObject({ subject: 'Preise für Lampen', name: 'Bo Li', isUnread: true, status: 'new' })
    expect((await other.data('v1/site/conversations?folder=all')).total).toBe(0)
    const whole = await detail(row.id)
    expect(whole.message).toBe('Guten Tag')
    expect(whole.previous.length).toBeGreaterThan(0)
    await storage.db.deleteFrom('outbox').execute()
    const entry = { kind: 'reply', text: 'Gern', key: 'reply-one', revision: 1 }
    await editor.post(`v1/site/conversations/${row.id}/entries`, entry)
    const sent: { subject: string; headers: Record<string, string>; text: string }[] = []
    await sendDue(storage, { sendMail: async (mail) => void sent.push(mail) }, { from: 'mail@vitrine.example' })
    expect(sent[0]).toMatchObject({
      subject: `Re: Preise für Lampen [${row.reference}]`,
      headers: { 'In-Reply-To': `<i${count}@b>`, References: `<i${count}@b>` },
      text: expect.stringContaining('> Guten Tag'),
    })
  })

  it('keep their images as inquiries do, and name what is not kept', async () => {
    const attachments = [
      { filename: 'part.png', content: await picture('png') },
      { filename: 'big.png', content: Buffer.alloc(2 * 1024 * 1024 + 1, await picture('png')) },
      { filename: 'offer.pdf', content: Buffer.from('%PDF-1.7') },
      { filename: 'fake.png', content: Buffer.from('no picture') },
    ]
    const stream = nodemailer.createTransport({ streamTransport: true, buffer: true })
    const { message } = await stream.sendMail({ from: 'bo@buyer.example', to: token, text: 'See', attachments })
    expect(await resultOf(message as unknown as Buffer)).toBe('stored')
    const { entries, images, imageCount } = await detail()
    expect([imageCount, images.length]).toEqual([1, 1])
    expect(entries.at(-1)).toMatchObject({
      text: 'See\n\nAttachments that were not kept: offer.pdf, big.png, fake.png',
      images: [images[0].id],
    })
    expect((await editor.get(`v1/site/inquiry-images/${images[0].id}`)).headers['content-type']).toBe('image/png')
    expect((await other.get(`v1/site/inquiry-images/${images[0].id}`)).statusCode).toBe(404)
  })

  it('that are HTML alone are read as text', async () => {
    const html =
      '<style>p{}</style><p>Dear &Auml;na &amp; team,<br>5&nbsp;pcs &lt;b&gt; &#8364;</p><ul><li>one</li></ul><script>x</script>'
    await resultOf(mailOf({ To: token, 'Content-Type': 'text/html', 'Message-ID': `<j${count}@b>` }, html))
    expect((await texts()).at(-1)).toBe('Dear &Auml;na & team,\n5 pcs <b> €\n- one')
  })

  it('of programs are events: what came back is unread, what says that somebody is away is not', async () => {
    const away = mailOf(
      { To: token, 'Auto-Submitted': 'auto-replied', Subject: 'Away', 'Message-ID': `<k${count}@b>` },
      'Back on Monday',
    )
    expect([await resultOf(away), await resultOf(away)]).toEqual(['event', 'known'])
    expect(await detail()).toMatchObject({ status: 'archived', isUnread: false, revision: 2 })
    expect((await detail()).entries.at(-1)).toMatchObject({
      kind: 'event',
      key: 'auto-reply',
      text: 'Away\n\nBack on Monday',
    })
    const bounce = mailOf(
      {
        From: 'MAILER-DAEMON@mx.example',
        To: 'mail@vitrine.example',
        Subject: 'Undelivered',
        'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
      },
      [
        '--b',
        'Content-Type: text/plain',
        '',
        'No such mailbox',
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Status: 5.1.1',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
        `Message-ID: ${sentId}`,
        '--b--',
        '',
      ].join('\r\n'),
    )
    expect(await resultOf(bounce)).toBe('event')
    expect(await detail()).toMatchObject({ status: 'archived', isUnread: true })
    expect((await detail()).entries.at(-1)).toMatchObject({ kind: 'event', key: 'bounce' })
    expect((await storage.db.selectFrom('outbox').select('id').execute()).length).toBe(0)
    expect(await resultOf(mailOf({ To: `lamps@${domain}`, Precedence: 'bulk' }, 'Buy'))).toBe('ignored')
  })

  it('find a conversation by a token that was made here alone, and no other site’s', async () => {
    const [local = ''] = token.split('@')
    const [site, short, mark = ''] = local.slice('reply+'.length).split('-')
    const forged = [
      `reply+${site}-${short}-${mark.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}@${domain}`,
      `reply+${Number(site) + 1}-${short}-${mark}@${domain}`,
      `reply+${site}-${short}@${domain}`,
    ]
    for (const to of forged) {
      const answer = await deliver(mailOf({ To: to, 'Message-ID': `<l${to}>` }, 'Forged'))
      expect([to, answer.statusCode, answer.json().error.code]).toEqual([to, 404, 'tenant_not_found'])
    }
    // Ids of one site's conversation mean nothing at another site.
    const elsewhere = mailOf(
      { To: `chairs@${domain}`, 'In-Reply-To': `<unknown@b>`, 'Message-ID': `<m${count}@b>` },
      'Chairs?',
    )
    expect(await resultOf(elsewhere)).toBe('stored')
    const mine = await other.data('v1/site/conversations?q=chairs')
    expect(mine.total).toBe(1)
    await other.ask('PUT', `v1/site/conversations/${mine.items[0].id}`, { status: 'spam', revision: 1 })
    expect(await texts()).toHaveLength(1)
  })

  it('are taken to the address that they were delivered to', async () => {
    const hidden = mailOf({ To: 'undisclosed-recipients:;', 'Message-ID': `<n${count}@b>` }, 'Hidden')
    expect(await resultOf(hidden, token)).toBe('stored')
    expect((await texts()).at(-1)).toBe('Hidden')
  })

  it('are taken from who shows the secret, as mails', async () => {
    const raw = mailOf({ To: token }, 'Hello')
    for (const shown of ['', 'Bearer wrong', `Bearer ${secret.slice(0, -1)}`, `Basic ${secret}`])
      expect([shown, (await deliver(raw, { shown })).statusCode]).toEqual([shown, 403])
    expect((await deliver('{}', { type: 'application/json' })).statusCode).toBe(415)
    expect((await deliver(Buffer.alloc(9 * 1024 * 1024 + 1))).statusCode).toBe(413)
    expect((await deliver(raw, { type: 'text/plain' })).statusCode).toBe(415)
    // No other call takes mails.
    const elsewhere = { ...{ 'content-type': 'message/rfc822' }, 'client-id': 'lamps' }
    expect((await served.ask('POST', 'v1/site/inquiry', raw, elsewhere)).statusCode).toBe(415)
    const closed = await serve({ storage })
    const nobody = await closed.ask('POST', 'v1/inbound/mail', raw, {
      authorization: `Bearer ${secret}`,
      'content-type': 'message/rfc822',
    })
    expect(nobody.statusCode).toBe(404)
    for (const strange of [
      '',
      'garbage',
      'From: nobody\r\n\r\nHello',
      `Content-Type: multipart/mixed; boundary=a\r\nTo: ${token}`,
    ])
      expect([strange, await resultOf(strange || '\r\n', token)]).toEqual([strange, 'ignored'])
  })

  it('are exported and erased with the person who sent them, also from the conversations of others', async () => {
    const email = `colleague${count}@buyer.example`
    const raw = mailOf({ From: email, To: token, 'Message-ID': `<o${count}@b>` }, 'I am the colleague')
    await resultOf(raw)
    await editor.ask('PUT', `v1/site/conversations/${id}`, { tags: ['Bolts'], revision: 3 })
    const exported = (await admin.post('v1/site/people/export', { email })).json().data
    expect(exported).toMatchObject({ inquiries: [], answers: [{ kind: 'in', text: 'I am the colleague' }] })
    expect((await admin.post('v1/site/people/erase', { email })).json().data).toMatchObject({
      answers: 1,
      inquiries: 0,
    })
    expect(await texts()).toEqual(['0.74 USD'])
    await resultOf(mailOf({ To: token, 'Message-ID': `<p${count}@b>` }, 'Mine'))
    await admin.post('v1/site/people/erase', { email: 'bo@buyer.example' })
    for (const table of ['messages', 'conversation_entries', 'message_tags', 'outbox'] as const) {
      const rows = await storage.db.selectFrom(table).select('tenant_id').where('tenant_id', '=', tenantId).execute()
      expect([table, rows.length]).toEqual([table, 0])
    }
  })
})
