import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { logOptions } from '../../platform/log-options.ts'
import { asStored } from '../../testing/as-stored.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { picture } from '../../testing/pictures.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { storedNames } from '../../testing/stored-names.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { applyRetention } from './retention.ts'

const DAY = 24 * 60 * 60 * 1000
const email = 'Amina@Diallo.example'
const secretWords = /diallo|amina|whisper|33 123 45/i

onBothEngines('Personal data', (engine) => {
  let storage: Storage
  let served: Served
  let admin: Client
  let editor: Client
  let tenantId = ''
  let othersId = ''
  const log: string[] = []
  beforeEach(async () => {
    storage = await engine.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), {}))
    ;({ tenantId: othersId } = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), {}))
    const logger = pino({ level: 'trace', ...logOptions }, { write: (line: string) => void log.push(line) })
    served = await serve({ storage, logger })
    admin = await served.memberOf(tenantId, { role: 'admin' })
    editor = await served.memberOf(tenantId, { role: 'editor' })
    await served.memberOf(tenantId, { role: 'owner' })
    await served.memberOf(othersId, { role: 'owner' })
    for (const site of ['lamps', 'chairs']) await sendAll(site, email)
    await sendAll('lamps', 'somebody@else.example')
  })

  async function imageId(site: string): Promise<string> {
    const data = new FormData()
    data.append('uploadImages', new File([new Uint8Array(await picture('png'))], 'a.png'))
    const { headers, body } = new Request('http://form.invalid', { method: 'POST', body: data })
    const sent = Buffer.from(await new Response(body).arrayBuffer()) as unknown as string
    const type = { 'content-type': headers.get('content-type') as string }
    const answer = await served.ask('POST', 'v1/site/inquiry-images', sent, { 'client-id': site, ...type })
    return answer.json().data.ids[0]
  }
  /** Everything that a person can send. */
  async function sendAll(site: string, from: string) {
    const headers = { 'client-id': site }
    const person = { name: 'Amina Diallo', email: from, message: 'I whisper this' }
    const uploadImages = [await imageId(site)]
    await served.post(
      'v1/site/inquiry',
      {
        ...person,
        whatsappPhone: '+221 33 123 45',
        uploadImages,
        sendCopy: true,
        entries: [{ kind: 'in', text: 'Call Amina Diallo', key: 'message' }],
      },
      headers,
    )
    await served.post('v1/site/contact-us', person, headers)
    await served.post('v1/site/subscribe', { email: from.toLowerCase() }, headers)
    const id = await storage.db
      .selectFrom('subscriptions')
      .select('id')
      .where('tenant_id', '=', site === 'lamps' ? tenantId : othersId)
      .where('email_key', '=', from.toLowerCase())
      .executeTakeFirstOrThrow()
    await served.post('v1/site/marketing-email-opening-record', { marketingEmailId: id.id, urlAdress: '/' }, headers)
  }
  const tables = [
    'messages',
    'inquiry_images',
    'subscriptions',
    'outbox',
    'openings',
    'message_changes',
    'message_tags',
    'conversation_entries',
  ] as const
  const countsOf = async (of: string) =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => {
          const rows = await storage.db.selectFrom(table).select('tenant_id').where('tenant_id', '=', of).execute()
          return [table, rows.length] as const
        }),
      ),
    )
  const files = async () => (await storedNames(storage.files.inquiryImages)).length
  const erase = (by: Client, address = email) => by.post('v1/site/people/erase', { email: address })

  it('of one person are given out as a whole', async () => {
    const answer = await admin.post('v1/site/people/export', { email: email.toUpperCase() })
    expect(answer.statusCode, answer.body).toBe(200)
    const { inquiries, contacts, subscriptions, mails, openings, images } = answer.json().data
    expect(inquiries).toMatchObject([{ name: 'Amina Diallo', email, message: 'I whisper this', images: [{}] }])
    expect(inquiries[0]).toMatchObject({ kind: 'chat', entries: [{ kind: 'in', text: 'Call Amina Diallo' }] })
    expect(contacts).toMatchObject([{ email }])
    expect(subscriptions).toMatchObject([{ email: email.toLowerCase(), status: 'pending' }])
    expect(mails.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'confirm-subscription',
      'contact',
      'inquiry',
      'inquiry-copy',
    ])
    expect(openings).toMatchObject([{ url: '/' }])
    expect(images).toMatchObject([{ id: inquiries[0].images[0].id, type: 'image/png' }])
    expect(Buffer.from(images[0].data, 'base64').subarray(1, 4).toString()).toBe('PNG')
  })

  it('are erased wherever they stand, and nobody else’s', async () => {
    const [{ id }] = (await editor.data('v1/site/inquiries?q=diallo.example')).items
    await editor.ask('PUT', `v1/site/inquiries/${id}`, { status: 'read', note: 'Call Amina' })
    await editor.ask('PUT', `v1/site/conversations/${id}`, { tags: ['Amina'], revision: 2 })
    const elsewhere = await countsOf(othersId)
    const answer = await erase(admin)
    expect(answer.json().data).toEqual({
      inquiries: 1,
      contacts: 1,
      answers: 0,
      subscriptions: 1,
      mails: 4,
      openings: 1,
      images: 1,
    })
    expect(await countsOf(tenantId)).toEqual({
      messages: 2,
      inquiry_images: 1,
      subscriptions: 1,
      outbox: 4,
      openings: 1,
      message_changes: 0,
      message_tags: 0,
      conversation_entries: 1,
    })
    expect(await countsOf(othersId)).toEqual(elsewhere)
    expect(await files()).toBe(2)
    expect((await erase(admin)).json().data).toMatchObject({ inquiries: 0, mails: 0 })
    expect((await admin.data('v1/site/inquiries?q=else.example')).total).toBe(1)
  })

  it('leave a mark in the audit log that names nobody', async () => {
    await erase(admin)
    await admin.post('v1/site/people/export', { email: email.toLowerCase() })
    const events = await storage.db
      .selectFrom('audit')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('action', 'like', 'people.%')
      .execute()
    expect(events.map(({ action }) => action).sort()).toEqual(['people.erase', 'people.export'])
    expect(new Set(events.map(({ object }) => object)).size).toBe(1)
    expect(JSON.stringify(events)).not.toMatch(secretWords)
  })

  it('are for those who may erase them', async () => {
    expect((await erase(editor)).statusCode).toBe(403)
    expect((await served.post('v1/site/people/export', { email })).statusCode).toBe(401)
    expect((await admin.post('v1/site/people/export', { email: 'nobody' })).statusCode).toBe(422)
  })

  it('are kept as long as the site says, and no longer', async () => {
    const now = Date.now()
    expect(await applyRetention(storage, now)).toMatchObject({ messages: 0, mails: 0, images: 0, words: 0 })
    await imageId('lamps')
    await storage.db.updateTable('outbox').set({ state: 'sent', sent_at: now }).execute()
    await storage.db
      .updateTable('subscriptions')
      .set({ status: 'confirmed' })
      .where('tenant_id', '=', othersId)
      .execute()
    const [{ id }] = (await editor.data('v1/site/inquiries?q=else.example')).items
    await editor.ask('PUT', `v1/site/inquiries/${id}`, { status: 'spam' })

    expect(await applyRetention(storage, now + 61 * 60_000)).toMatchObject({ images: 1, messages: 0 })
    const month = await applyRetention(storage, now + 31 * DAY)
    expect(month).toMatchObject({ messages: 1, images: 1, subscriptions: 2, words: 10, emailVisits: 0 })
    const { items } = await admin.data('v1/site/outbox')
    expect(items[0]).toMatchObject({ subject: '', state: 'sent' })

    await storage.db
      .updateTable('tenants')
      .set({ facts: asStored({ retentionDays: 60 }) })
      .where('id', '=', tenantId)
      .execute()
    await applyRetention(storage, now + 61 * DAY)
    expect(await countsOf(tenantId)).toEqual(Object.fromEntries(tables.map((table) => [table, 0])))
    expect(await countsOf(othersId)).toMatchObject({ messages: 2, inquiry_images: 1, subscriptions: 1 })
    await applyRetention(storage, now + 3 * 366 * DAY)
    // Who subscribed stays subscribed.
    expect(await countsOf(othersId)).toMatchObject({ messages: 0, inquiry_images: 0, subscriptions: 1, outbox: 0 })
    expect(await files()).toBe(0)
  })

  it('never reach the log of the server', async () => {
    await served.post('v1/site/inquiry', { name: 'Amina', email: 'no', message: 'whisper' }, { 'client-id': 'lamps' })
    await served.post('v1/site/inquiry', { diallo: 'Amina' }, { 'client-id': 'lamps' })
    // PostgreSQL tells the whole row that it refuses; SQLite says only that something is not there.
    if (engine.name === 'postgres')
      await sql`alter table outbox add constraint nobody check (reply_to is null) not valid`.execute(storage.db)
    else await storage.db.schema.dropTable('outbox').execute()
    const contact = { name: 'Amina Diallo', email, message: 'whisper once more' }
    const failed = await served.post('v1/site/contact-us', contact, { 'client-id': 'lamps' })
    expect([failed.statusCode, failed.json().error.code]).toEqual([500, 'internal'])
    expect(failed.body).not.toMatch(secretWords)
    expect((await admin.data('v1/site/contacts?q=whisper%20once')).total).toBe(0)
    expect(log.join('\n')).toContain('A call failed.')
    expect(log.join('\n')).not.toMatch(secretWords)
  })
})
