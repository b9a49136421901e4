import { type AddressInfo, createServer, type Server } from 'node:net'
import { roles } from '@vitrine/schemas'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { createSiteServers, type SiteServers } from '../../platform/mail/servers/site-servers.ts'
import { startOutbox } from '../../platform/mail/start-outbox.ts'
import { type MailServer, startMailServer } from '../../platform/mail/testing/mail-server.ts'
import { createSealing } from '../../platform/sealing/sealing.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { exportSiteFiles } from '../site-export/export-site.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

const PASSWORD = 'p4ssw0rd-of-the-mailbox'
const instanceFrom = 'vitrine@instance.example'

const portOf = ({ url }: MailServer): number => Number(new URL(url).port)
const listening = async (server: Server | SMTPServer): Promise<number> => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return ((server instanceof SMTPServer ? server.server : server).address() as AddressInfo).port
}

onBothEngines('The mail of a site', (engine) => {
  let storage: Storage
  let strict: Served
  let served: Served
  let siteServers: SiteServers
  let instance: MailServer
  let own: MailServer
  let tenantId = ''
  let chairs = ''
  let owner: Client & { readonly email: string }
  const closing: (() => void)[] = []

  beforeAll(async () => {
    storage = await engine.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), {}))
    chairs = (await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), {})).tenantId
    ;[instance, own] = [await startMailServer(), await startMailServer()]
    siteServers = createSiteServers(storage.db, createSealing(storage.db), { privateHosts: true })
    const instanceMail = { smtpUrl: instance.url, from: instanceFrom }
    served = await serve({ storage, siteServers, instanceMail, sendsMail: true })
    strict = await serve({ storage, sendsMail: false })
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })
  afterAll(async () => {
    for (const close of closing) close()
    await Promise.all([instance.close(), own.close()])
  })
  beforeEach(async () => {
    await storage.db.deleteFrom('site_mail').execute()
    await storage.db.deleteFrom('outbox').execute()
  })

  const put = (body: object, client: Client = owner) => client.ask('PUT', 'v1/site/mail', { revision: 0, ...body })
  const server = (more: object = {}) => ({ host: '127.0.0.1', port: portOf(own), security: 'none', ...more })
  const test = async (body: object = {}, headers: Record<string, string> = {}) =>
    (await owner.post('v1/site/mail/test', body, headers)).json().data
  const fieldsOf = async (answer: ReturnType<typeof put>) => Object.keys((await answer).json().error?.fields ?? {})
  const messageOf = ({ mails }: MailServer) => mails.at(-1)?.raw ?? ''

  it('is that of the instance until somebody says otherwise, with the mails that were not sent', async () => {
    expect(await owner.data('v1/site/mail')).toEqual({ revision: 0, source: 'instance', waiting: 0, failed: 0 })
    const viewer = await strict.memberOf(tenantId, { role: 'viewer' })
    const values = { siteName: 'Lamps', reference: 'A', name: 'Bo' }
    for (const to of ['a@a.example', 'b@a.example', 'c@a.example'])
      await queueMail(storage.db, { tenantId, to, kind: 'contact', language: 'en', values })
    await queueMail(storage.db, { tenantId: chairs, to: 'd@a.example', kind: 'contact', language: 'en', values })
    await storage.db.updateTable('outbox').set({ state: 'failed' }).where('recipient', '=', 'a@a.example').execute()
    await storage.db.updateTable('outbox').set({ state: 'dead' }).where('recipient', '=', 'b@a.example').execute()
    expect(await viewer.data('v1/site/mail')).toEqual({ revision: 0, source: 'none', waiting: 1, failed: 2 })
  })

  it('never gives a password out, and keeps it encrypted', async () => {
    const sender = { senderName: 'Lamps Ltd', senderAddress: 'hello@lamps.example' }
    const answer = await put({ ...sender, server: server({ user: 'hello', password: PASSWORD }) })
    const expected = {
      ...sender,
      revision: 1,
      source: 'site',
      server: { ...server(), user: 'hello', hasPassword: true },
    }
    expect([answer.statusCode, answer.json().data]).toEqual([200, { ...expected, waiting: 0, failed: 0 }])
    expect(await owner.data('v1/site/mail')).toMatchObject(expected)
    const rows = JSON.stringify(await storage.db.selectFrom('site_mail').selectAll().execute())
    const audit = JSON.stringify(await storage.db.selectFrom('audit').selectAll().execute())
    for (const text of [answer.body, rows, audit]) expect(text).not.toContain(PASSWORD)
    const files = await exportSiteFiles(storage, tenantId)
    expect(JSON.stringify(files)).not.toMatch(/hello@lamps\.example|v1\.[\w-]{30}/)
    expect(audit).toContain('mail.change')
  })

  it('keeps a password only for the server that it was written for', async () => {
    const sender = { senderAddress: 'hello@lamps.example' }
    await put({ ...sender, server: server({ user: 'hello', password: PASSWORD }) })
    const kept = server({ user: 'hello' })
    expect(
      (await put({ ...sender, senderName: 'Lamps', server: kept, revision: 1 })).json().data.server.hasPassword,
    ).toBe(true)
    for (const other of [{ host: '127.0.0.2' }, { port: 2525 }, { security: 'starttls' }, { user: 'other' }])
      expect(await fieldsOf(put({ ...sender, server: { ...kept, ...other }, revision: 2 }))).toEqual([
        'server.password',
      ])
    expect((await put({ ...sender, server: server(), revision: 2 })).json().data.server).toEqual({
      ...server(),
      hasPassword: false,
    })
    expect(await fieldsOf(put({ ...sender, server: kept, revision: 3 }))).toEqual(['server.password'])
  })

  it('says at its field what is wrong', async () => {
    const sender = { senderAddress: 'hello@lamps.example' }
    const mine = await strict.memberOf(tenantId, { role: 'admin' })
    const ask = (more: object, given: object = sender) =>
      fieldsOf(put({ ...given, server: { host: 'mail.example.com', port: 587, security: 'starttls', ...more } }, mine))
    expect(await ask({ host: 'a b' })).toEqual(['server.host'])
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '10.0.0.8', 'db', '::ffff:127.0.0.1'])
      expect(await ask({ host })).toEqual(['server.host'])
    expect(await ask({ port: 80 })).toEqual(['server.port'])
    expect(await ask({}, {})).toEqual(['senderAddress'])
    expect(await ask({ user: 'a' })).toEqual(['server.password'])
    expect(await ask({ password: 'a' })).toEqual(['server.user'])
    expect(await ask({ security: 'none', user: 'a', password: 'b' })).toEqual(['server.security'])
    expect(await ask({ port: 0 })).toEqual(['server.port'])
    expect((await put({ senderAddress: 'no address' }, mine)).statusCode).toBe(422)
    expect((await put({ ...sender, revision: 4 }, mine)).json().error).toMatchObject({
      code: 'conflict',
      details: { revision: 0 },
    })
    expect((await put(sender, mine)).statusCode).toBe(200)
  })

  it('is read and written by whom it should be, on their own site', async () => {
    for (const role of roles) {
      const member = await served.memberOf(tenantId, { role })
      const mayWrite = role === 'owner' || role === 'admin'
      expect([role, (await member.get('v1/site/mail')).statusCode]).toEqual([role, 200])
      expect([role, (await put({ revision: 99 }, member)).statusCode]).toEqual([role, mayWrite ? 409 : 403])
      expect([role, (await member.post('v1/site/mail/test', { to: 5 })).statusCode]).toEqual([
        role,
        mayWrite ? 422 : 403,
      ])
    }
    await put({ senderAddress: 'hello@lamps.example', server: server({ user: 'hello', password: PASSWORD }) })
    const other = await served.memberOf(chairs, { role: 'owner' })
    expect(await other.data('v1/site/mail')).toEqual({ revision: 0, source: 'instance', waiting: 0, failed: 0 })
    for (const path of ['v1/site/mail', 'v1/site/mail/test'])
      expect(
        (await other.ask(path.endsWith('test') ? 'POST' : 'GET', path, undefined, { 'client-id': tenantId }))
          .statusCode,
      ).toBe(404)
    expect((await served.get('v1/site/mail', { 'client-id': tenantId })).statusCode).toBe(401)
  })

  it('tries out what sends, in the language of who asks', async () => {
    expect(await test({}, { lang: 'de' })).toEqual({ state: 'sent', to: owner.email, source: 'instance' })
    expect(messageOf(instance)).toMatch(/Subject: Test-E-Mail von Lamps/)
    await put({ senderName: 'Lamps & Co', senderAddress: 'hello@lamps.example', server: server() })
    expect(await test({ to: 'ana@x.example' })).toEqual({ state: 'sent', to: 'ana@x.example', source: 'site' })
    expect(own.mails.at(-1)).toMatchObject({ from: 'hello@lamps.example', to: ['ana@x.example'] })
    expect(messageOf(own)).toMatch(/From: "?Lamps & Co"? <hello@lamps\.example>/)
    expect(await test({ to: 'ana@x.example' }, { lang: 'zh' })).toMatchObject({ state: 'sent' })
  })

  it.each<[string, SMTPServerOptions | 'silent' | 'closed' | 'plain', object, string]>([
    ['nobody listens', 'closed', {}, 'refused'],
    ['the server says nothing', 'silent', {}, 'timeout'],
    ['the name is nobody’s', 'closed', { host: 'mail.invalid' }, 'name'],
    ['the certificate is made by itself', {}, { security: 'starttls' }, 'certificate'],
    ['the server speaks no TLS', { disabledCommands: ['STARTTLS'] }, { security: 'starttls' }, 'security'],
    ['TLS meets a plain server', { disabledCommands: ['STARTTLS'] }, { security: 'tls' }, 'security'],
    ['the server asks for a password', { disabledCommands: ['STARTTLS'] }, {}, 'password'],
    [
      'the password is wrong',
      {
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(new Error('Wrong.')),
      },
      { user: 'hello', password: 'wrong' },
      'password',
    ],
    [
      'the sender is refused',
      {
        disabledCommands: ['STARTTLS', 'AUTH'],
        authOptional: true,
        onMailFrom: (_from, _session, done) => done(new Error('Not yours')),
      },
      {},
      'sender',
    ],
    [
      'the recipient is refused',
      {
        disabledCommands: ['STARTTLS', 'AUTH'],
        authOptional: true,
        onRcptTo: (_to, _session, done) => done(new Error('Who?')),
      },
      {},
      'recipient',
    ],
    [
      'the mail is refused',
      {
        disabledCommands: ['STARTTLS', 'AUTH'],
        authOptional: true,
        onData: (stream, _session, done) => {
          stream.resume()
          stream.on('end', () => done(new Error('Spam')))
        },
      },
      {},
      'other',
    ],
  ])(
    'says what to do when %s',
    async (_name, kind, more, code) => {
      const made = typeof kind === 'object' ? new SMTPServer(kind) : createServer(() => undefined)
      if (made instanceof SMTPServer) made.on('error', () => undefined)
      const port = await listening(made)
      if (kind === 'closed') made.close()
      else closing.push(() => made.close())
      const answer = await put({ senderAddress: 'hello@lamps.example', server: server({ port, ...more }) })
      expect(answer.statusCode).toBe(200)
      const begun = Date.now()
      const result = await test()
      expect(result).toMatchObject({ state: 'failed', source: 'site', code })
      expect(Date.now() - begun).toBeLessThan(15_000)
      expect(result.error).not.toMatch(/^mail/)
      expect(result.advice).not.toMatch(/^mail/)
      if (code === 'sender') expect(result.response).toContain('Not yours')
      expect(JSON.stringify(result)).not.toContain(PASSWORD)
    },
    30_000,
  )

  it('says that there is no mail server, and uses none on a private address unless the instance allows it', async () => {
    const mine = await strict.memberOf(tenantId, { role: 'owner' })
    const none = (await mine.post('v1/site/mail/test', {})).json().data
    expect(none).toMatchObject({ state: 'failed', source: 'none', code: 'none' })
    // Written while it was allowed.
    await put({ senderAddress: 'hello@lamps.example', server: server() })
    const before = own.mails.length
    expect((await mine.post('v1/site/mail/test', {})).json().data).toMatchObject({ state: 'failed', code: 'private' })
    expect(own.mails.length).toBe(before)
  })

  it('asks for the password again after the secret of the instance changed', async () => {
    await put({ senderAddress: 'hello@lamps.example', server: server({ user: 'hello', password: PASSWORD }) })
    const sealing = createSealing(storage.db, 'another key of the operator, quite long')
    const changed = await serve({
      storage,
      siteServers: createSiteServers(storage.db, sealing, { privateHosts: true }),
    })
    const mine = await changed.memberOf(tenantId, { role: 'owner' })
    expect(await mine.data('v1/site/mail')).toMatchObject({
      source: 'site',
      server: { user: 'hello', hasPassword: false },
    })
    expect((await mine.post('v1/site/mail/test', {})).json().data).toMatchObject({ state: 'failed', code: 'password' })
  })

  it('sends mails by the server of the site, and what proves an address by that of the instance', async () => {
    await put({ senderName: 'Lamps & Co', senderAddress: 'hello@lamps.example', server: server() })
    const queue = (tenant: string, kind: 'contact' | 'invitation', to: string) =>
      queueMail(storage.db, {
        tenantId: tenant,
        to,
        kind,
        language: 'en',
        values: {
          siteName: 'A site',
          link: 'https://vitrine.example/invitation/x',
          role: 'editor',
          name: 'Bo',
          reference: 'A',
        },
      })
    await queue(tenantId, 'contact', 'one@a.example')
    await queue(tenantId, 'invitation', 'two@a.example')
    await queue(chairs, 'contact', 'three@a.example')
    const received = ({ mails }: MailServer) => mails.map(({ from, to }) => `${from} ${to}`)
    const stop = startOutbox(storage, { smtpUrl: instance.url, from: instanceFrom, sites: siteServers, every: 50 })
    await expect.poll(() => received(own), { timeout: 10_000 }).toContain('hello@lamps.example one@a.example')
    await expect.poll(() => received(instance), { timeout: 10_000 }).toContain(`${instanceFrom} two@a.example`)
    await expect.poll(() => received(instance), { timeout: 10_000 }).toContain(`${instanceFrom} three@a.example`)
    await stop()
    expect(received(own)).not.toContain('hello@lamps.example two@a.example')
    expect(own.mails.find(({ to }) => to.includes('one@a.example'))?.raw).toMatch(/From: "?Lamps & Co"? <hello@lamps/)
  })

  it('lends the address of the instance to a site without a server, and leads answers to the site', async () => {
    await put({ senderName: 'Chairs & Co', senderAddress: 'hello@lamps.example' })
    const values = { siteName: 'Lamps', reference: 'A' }
    await queueMail(storage.db, { tenantId, to: 'four@a.example', kind: 'inquiry-copy', language: 'en', values })
    const stop = startOutbox(storage, { smtpUrl: instance.url, from: instanceFrom, sites: siteServers, every: 50 })
    const found = () => instance.mails.find(({ to }) => to.includes('four@a.example'))
    await expect.poll(found, { timeout: 10_000 }).toBeDefined()
    await stop()
    expect(found()?.raw).toMatch(/From: "?Chairs & Co"? <vitrine@instance\.example>/)
    expect(found()?.raw).toMatch(/Reply-To: hello@lamps\.example/)
  })

  it('lets a server that takes its time keep nobody else waiting', async () => {
    const silent = createServer(() => undefined)
    const port = await listening(silent)
    closing.push(() => silent.close())
    await put({ senderAddress: 'hello@lamps.example', server: server({ port }) })
    const values = { siteName: 'A site', reference: 'A' }
    for (const [tenant, to] of [
      [tenantId, 'slow@a.example'],
      [chairs, 'quick@a.example'],
    ] as const)
      await queueMail(storage.db, { tenantId: tenant, to, kind: 'inquiry-copy', language: 'en', values })
    const begun = Date.now()
    const stop = startOutbox(storage, { smtpUrl: instance.url, from: instanceFrom, sites: siteServers, every: 50 })
    await expect
      .poll(() => instance.mails.some(({ to }) => to.includes('quick@a.example')), { timeout: 8000 })
      .toBe(true)
    expect(Date.now() - begun).toBeLessThan(8000)
    await stop()
  }, 180_000)
})
