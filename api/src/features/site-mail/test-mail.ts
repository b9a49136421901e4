import { randomUUID } from 'node:crypto'
import type { Answer, testSiteMail } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { asRecord } from '../../platform/as-record.ts'
import { toJson } from '../../platform/database/json-text.ts'
import type { Transport } from '../../platform/mail/composed-mail.ts'
import type { OutboxRow } from '../../platform/mail/outbox.queries.ts'
import { composeMail } from '../../platform/mail/send.ts'
import { type MailFailureCode, mailFailureOf } from '../../platform/mail/servers/mail-failure.ts'
import { siteMailOf } from '../../platform/mail/servers/site-mail.queries.ts'
import { senderOf } from '../../platform/mail/servers/site-servers.ts'
import { instanceTransport } from '../../platform/mail/servers/transports.ts'

type Result = Answer<typeof testSiteMail>

/** So long a mail server may take, in milliseconds. */
const WITHIN = 14_000

/** A mail that never was in the outbox. */
function rowOf(to: string, { language, tenant }: MemberContext): OutboxRow {
  return {
    id: randomUUID(),
    tenant_id: tenant.id,
    about: null,
    kind: 'test',
    recipient: to,
    recipient_key: to.toLowerCase(),
    language,
    content: toJson({ siteName: tenant.name }),
    reply_to: null,
    headers: toJson({}),
    dedupe_key: null,
    state: 'waiting',
    tries: 1,
    next_at: 0,
    leased_until: 0,
    last_error: null,
    created_at: Date.now(),
    sent_at: null,
  }
}

interface Way {
  readonly transport: Transport
  readonly address: string
}

/** What sends the mails of a site now. */
async function wayOf(source: Result['source'], { parts, tenant }: MemberContext): Promise<Way | undefined> {
  if (source === 'site') return parts.siteServers.ofSite(tenant.id)
  const { instanceMail } = parts
  const transport = source === 'none' || !instanceMail ? undefined : instanceTransport(instanceMail)
  return transport && instanceMail && { transport, address: instanceMail.from }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const oneLine = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, 300)

/** Ends when the time is over, also where what is waited for (a lookup of a name) cannot be ended. */
async function within<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController()
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(Object.assign(new Error('The mail server takes too long.'), { code: 'ETIMEDOUT' }))
    ending.abort()
  }, WITHIN)
  try {
    return await Promise.race([work(ending.signal), promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Sends a mail at once with what sends the mails of the site, and says in words what came of it. */
export async function sendTestMail(to: string, source: Result['source'], context: MemberContext): Promise<Result> {
  const { storage, tenant, t } = context
  const failed = (code: MailFailureCode | 'none', response?: string): Result => ({
    state: 'failed',
    to,
    source,
    code,
    error: t(`mailFailure.${code}`),
    advice: t(`mailAdvice.${code}`),
    ...(response !== undefined && { response: oneLine(response) }),
  })
  const way = await wayOf(source, context)
  if (!way) return failed('none')
  const mail = composeMail(rowOf(to, context), way.address, senderOf(await siteMailOf(storage.db, tenant.id)))
  try {
    await within((signal) => way.transport.sendMail({ ...mail, signal }))
    return { state: 'sent', to, source }
  } catch (error) {
    const { response } = asRecord(error)
    return failed(mailFailureOf(error), typeof response === 'string' ? response : undefined)
  }
}
