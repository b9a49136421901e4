import nodemailer from 'nodemailer'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { importSiteFiles } from '../../features/site-import/site-import.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import type { Storage } from '../database/storage.ts'
import { MAX_TRIES, waitAfter } from './outbox.queries.ts'
import { type NewMail, queueMail } from './queue-mail.queries.ts'
import { sendDue } from './send.ts'
import { startOutbox } from './start-outbox.ts'
import { type MailServer, startMailServer } from './testing/mail-server.ts'

const MINUTE = 60_000
const from = 'mail@vitrine.example'

onBothEngines('The outbox', (engine) => {
  let storage: Storage
  let served: Served
  let server: MailServer
  let editor: Client
  let viewer: Client
  let other: Client
  let tenantId = ''
  let clock = 0
  const now = () => clock
  const log: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) })

  beforeAll(async () => {
    storage = await engine.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), {}))
    const chairs = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), {})
    served = await serve({ storage })
    editor = await served.memberOf(tenantId, { role: 'editor' })
    viewer = await served.memberOf(tenantId, { role: 'viewer' })
    other = await served.memberOf(chairs.tenantId, { role: 'owner' })
    server = await startMailServer()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.refuse(undefined)
    clock = Date.now() + MINUTE
    await storage.db.deleteFrom('outbox').execute()
  })

  const transport = () => nodemailer.createTransport({ url: server.url })
  const queue = (more: Partial<NewMail> = {}) =>
    queueMail(storage.db, {
      tenantId,
      to: 'owner@lamps.example',
      kind: 'contact',
      language: 'en',
      values: { reference: 'K3V9QA2Z', name: 'Bo', email: 'bo@a.example', siteName: 'Lamps Ltd', message: 'Hello' },
      ...more,
    })
  const send = () => sendDue(storage, transport(), { from, logger, now })
  const listed = async () => (await editor.data('v1/site/outbox')).items

  it('sends a mail once, with an answer to the visitor', async () => {
    const before = server.mails.length
    await queue({ to: 'once@lamps.example', replyTo: { name: 'Bø Żak', address: 'bo@a.example' } })
    expect([await send(), await send()]).toEqual([1, 0])
    const [mail, ...more] = server.mails.slice(before)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ from, to: ['once@lamps.example'] })
    expect(mail?.raw).toMatch(/^Reply-To: .*<bo@a\.example>/m)
    expect(mail?.raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@vitrine\.example>/m)
    expect(await listed()).toMatchObject([
      { kind: 'contact', to: 'once@lamps.example', subject: 'Message K3V9QA2Z from Bo', state: 'sent', tries: 1 },
    ])
  })

  it('queues what has the same key once, and with what it belongs to or not at all', async () => {
    await queue({ dedupeKey: 'invitation 7' })
    await queue({ dedupeKey: 'invitation 7' })
    const broken = storage.db.transaction().execute(async (db) => {
      await queueMail(db, { tenantId, to: 'lost@a.example', kind: 'contact', language: 'en', values: {} })
      throw new Error('cut off')
    })
    await expect(broken).rejects.toThrow('cut off')
    await expect(queue({ to: 'a@b.example\r\nBcc: c@d.example' })).rejects.toThrow(TypeError)
    expect(await listed()).toHaveLength(1)
  })

  it('tries again, later each time, until the mail is dead; then an owner may begin anew', async () => {
    await queue({ to: 'later@lamps.example' })
    server.refuse({ code: 451, message: 'Greylisted, come back later' })
    const waits: number[] = []
    for (let tries = 1; tries < MAX_TRIES; tries += 1) {
      expect(await send()).toBe(1)
      const [mail] = await listed()
      expect(mail).toMatchObject({ state: 'failed', tries, lastError: '451 Greylisted, come back later' })
      const wait = Date.parse(mail.nextAt) - clock
      waits.push(wait / MINUTE)
      clock += wait - 1
      expect(await send()).toBe(0)
      clock += 1
    }
    expect(waits).toEqual([1, 3, 9, 27, 81, 243, 360, 360, 360])
    expect(await send()).toBe(1)
    clock += 24 * 60 * MINUTE
    expect(await send()).toBe(0)
    const [{ id, state }] = await listed()
    expect(state).toBe('dead')

    server.refuse(undefined)
    expect((await viewer.post(`v1/site/outbox/${id}/retry`, {})).statusCode).toBe(403)
    expect((await other.post(`v1/site/outbox/${id}/retry`, {})).statusCode).toBe(404)
    expect((await editor.post(`v1/site/outbox/${id}/retry`, {})).json().data).toMatchObject({
      state: 'waiting',
      tries: 0,
    })
    expect(await send()).toBe(1)
    expect((await listed())[0]).toMatchObject({ state: 'sent' })
    expect((await editor.post(`v1/site/outbox/${id}/retry`, {})).statusCode).toBe(409)
    expect(waitAfter(1)).toBe(MINUTE)
  })

  it('keeps the Message-ID over tries', async () => {
    await queue({ to: 'same@lamps.example' })
    const ids: unknown[] = []
    const failing = {
      sendMail: async ({ messageId }: { messageId: string }) => {
        ids.push(messageId)
        throw Object.assign(new Error('gone'), { code: 'ECONNECTION' })
      },
    }
    for (let at = 0; at < 3; at += 1) {
      await sendDue(storage, failing, { from, now })
      clock += 400 * MINUTE
    }
    expect([ids.length, new Set(ids).size]).toEqual([3, 1])
    expect((await listed())[0].lastError).toBe('ECONNECTION')
  })

  it('is emptied by several processes, and every mail is sent once', async () => {
    const before = server.mails.length
    for (let at = 0; at < 15; at += 1) await queue({ to: `n${at}@lamps.example` })
    const counts = await Promise.all([send(), send(), send()])
    while ((await send()) > 0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(15)
    const receivers = server.mails.slice(before).map(({ to }) => to[0])
    expect([receivers.length, new Set(receivers).size]).toEqual([15, 15])
  })

  it('leaves a mail whose sender died to others, after a while', async () => {
    await queue()
    const dying = { sendMail: () => new Promise<never>(() => undefined) }
    void sendDue(storage, dying, { from, now })
    while (!(await storage.db.selectFrom('outbox').select('id').where('leased_until', '>', 0).executeTakeFirst()));
    expect(await send()).toBe(0)
    clock += 6 * MINUTE
    expect(await send()).toBe(1)
    expect((await listed())[0]).toMatchObject({ state: 'sent', tries: 2 })
  })

  it('waits, where owners see it, while there is no mail server', async () => {
    await queue()
    const stop = startOutbox(storage, { smtpUrl: undefined, from })
    await stop()
    expect(await listed()).toMatchObject([{ state: 'waiting', tries: 0 }])
    expect((await editor.data('v1/site/outbox?state=waiting')).total).toBe(1)
    expect((await editor.data('v1/site/outbox?state=dead')).total).toBe(0)
    expect((await other.data('v1/site/outbox')).total).toBe(0)
    expect((await viewer.get('v1/site/outbox')).statusCode).toBe(403)
  })

  it('is watched while the server runs, and stops with it', async () => {
    const before = server.mails.length
    const stop = startOutbox(storage, { smtpUrl: server.url, from, every: 5 })
    await queue({ to: 'soon@lamps.example' })
    await expect
      .poll(() => server.mails.slice(before).map(({ to }) => to[0]), { timeout: 10_000 })
      .toEqual(['soon@lamps.example'])
    await stop()
  })

  it('says nothing of people in the log', () => {
    expect(log.length).toBeGreaterThan(10)
    expect(log.join('')).not.toMatch(/@|Bo|Hello|K3V9/)
  })
})
