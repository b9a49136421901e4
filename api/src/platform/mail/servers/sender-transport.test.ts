import type { OutgoingMail } from '@vitrine/schemas'
import { beforeEach, expect, it } from 'vitest'
import { importSiteFiles } from '../../../features/site-import/site-import.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import type { Storage } from '../../database/storage.ts'
import type { MailSender } from '../mail-sender.ts'
import { queueMail } from '../queue-mail.queries.ts'
import { sendDue } from '../send.ts'
import { startOutbox } from '../start-outbox.ts'
import { senderTransport } from './sender-transport.ts'

onBothEngines('Mails that a sender of a config hands over', (engine) => {
  let storage: Storage
  let tenantId: string
  const from = 'shop@vitrine.example'

  beforeEach(async () => {
    storage = await engine.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite()))
    await queueMail(storage.db, {
      tenantId,
      to: 'buyer@example.com',
      kind: 'invitation',
      language: 'en',
      values: { siteName: 'Lamps', link: 'https://lamps.example/join', role: 'viewer' },
      replyTo: { name: 'Ann', address: 'ann@example.com' },
    })
  })
  const stored = () =>
    storage.db.selectFrom('outbox').select(['state', 'last_error', 'tries']).executeTakeFirstOrThrow()
  const send = (sender: MailSender, now = Date.now(), patience = 60_000) =>
    sendDue(storage, senderTransport(sender, patience), { from, now: () => now })

  it('arrive with all that a mail is, under one id however often they are tried', async () => {
    const mails: OutgoingMail[] = []
    let fails = true
    const sender: MailSender = {
      async send(mail) {
        mails.push(mail)
        if (fails) throw new Error('Quota used up.')
      },
    }
    await send(sender)
    expect(await stored()).toEqual({ state: 'failed', last_error: 'Quota used up.', tries: 1 })
    fails = false
    await send(sender, Date.now() + 3_600_000)
    expect((await stored()).state).toBe('sent')
    expect(mails[0]?.id).toMatch(/^<.+@vitrine\.example>$/)
    expect(mails[1]?.id).toBe(mails[0]?.id)
    expect(mails[1]).toMatchObject({
      from: { address: from },
      to: { address: 'buyer@example.com' },
      replyTo: { name: 'Ann', address: 'ann@example.com' },
      subject: expect.stringContaining('Lamps'),
      text: expect.stringContaining('https://lamps.example/join'),
      html: expect.stringContaining('https://lamps.example/join'),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    expect(Object.keys(mails[1] ?? {})).not.toContain('disableFileAccess')
  })

  it('do not wait for a sender that never answers, and tell it to stop', async () => {
    const { promise: told, resolve } = Promise.withResolvers<void>()
    const sender: MailSender = {
      send: (_mail, signal) =>
        new Promise(() => {
          signal.addEventListener('abort', () => resolve())
        }),
    }
    await send(sender, Date.now(), 20)
    await told
    expect((await stored()).last_error).toBe('The mail service did not answer in time.')
  })

  it('are sent by the outbox without a mail server', async () => {
    const { promise: sent, resolve } = Promise.withResolvers<OutgoingMail>()
    const stop = startOutbox(storage, { smtpUrl: undefined, mail: { send: async (mail) => resolve(mail) }, from })
    expect((await sent).to.address).toBe('buyer@example.com')
    await stop()
    expect((await stored()).state).toBe('sent')
  })

  it('are tried by owners, who see what the sender says', async () => {
    let failure: Error | undefined
    const mails: OutgoingMail[] = []
    const mail: MailSender = {
      async send(one) {
        if (failure) throw failure
        mails.push(one)
      },
    }
    const served = await serve({ storage, instanceMail: { mail, from }, sendsMail: true })
    const owner = await served.memberOf(tenantId, { role: 'owner' })
    const tried = async () => (await owner.post('v1/site/mail/test', {})).json().data
    expect(await tried()).toMatchObject({ state: 'sent', source: 'instance', to: owner.email })
    expect(mails[0]).toMatchObject({ from: { address: from }, to: { address: owner.email } })
    failure = new Error('Quota used up.')
    expect(await tried()).toMatchObject({ state: 'failed', response: 'Quota used up.' })
  })
})
