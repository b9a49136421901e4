import {
  type Answer,
  CallError,
  changeSiteMail,
  type FilledQuestion,
  readSiteMail,
  testSiteMail,
} from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { unsentMails } from '../../platform/mail/outbox.queries.ts'
import { mailPorts, targetProblem } from '../../platform/mail/servers/mail-target.ts'
import { putSiteMail, type SiteMailRow, siteMailOf } from '../../platform/mail/servers/site-mail.queries.ts'
import { hostName } from '../../platform/network/hosts.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { lockSite } from '../sites/lock-site.queries.ts'
import { sendTestMail } from './test-mail.ts'

type Asked = FilledQuestion<typeof changeSiteMail>

/** What is stored of the server of a site, as far as it may be answered. */
async function serverIn(row: SiteMailRow | undefined, { parts }: Pick<MemberContext, 'parts'>) {
  if (!row?.host || row.port === null || row.security === null) return undefined
  const { tenant_id, host, port, security, username: user, password } = row
  const opened =
    password === null ? undefined : await parts.siteServers.sealing.open('mail-password', tenant_id, password)
  return { host, port, security, ...(user !== null && { user }), hasPassword: opened !== undefined }
}

async function mailIn(context: MemberContext): Promise<Answer<typeof readSiteMail>> {
  const { storage, tenant, parts } = context
  const row = await siteMailOf(storage.db, tenant.id)
  const server = await serverIn(row, context)
  return {
    revision: row?.revision ?? 0,
    ...(row?.sender_name && { senderName: row.sender_name }),
    ...(row?.sender_address && { senderAddress: row.sender_address }),
    ...(server && { server }),
    source: server ? 'site' : parts.sendsMail ? 'instance' : 'none',
    ...(await unsentMails(storage.db, tenant.id)),
  }
}

/** What is wrong with a server, by field; `isKept` says whether the stored password goes on being used. */
function serverProblems({ server, senderAddress }: Asked, isKept: boolean, { parts, t }: MemberContext) {
  const fields: Record<string, string> = {}
  if (!server) return fields
  const { rules } = parts.siteServers
  const problem = targetProblem(server, rules)
  if (problem === 'host') fields['server.host'] = t('problem.format.hostname')
  if (problem === 'private') fields['server.host'] = t('problem.privateMailHost')
  if (problem === 'port') fields['server.port'] = t('problem.mailPort', { ports: mailPorts.join(', ') })
  if (senderAddress === undefined) fields.senderAddress = t('problem.senderAddress')
  if (server.user !== undefined && server.password === undefined && !isKept)
    fields['server.password'] = t('problem.mailPassword')
  if (server.user === undefined && server.password !== undefined) fields['server.user'] = t('problem.mailUser')
  // A password would go through the internet for everybody to read.
  if (server.user !== undefined && server.security === 'none' && !rules.privateHosts)
    fields['server.security'] = t('problem.mailSecurity')
  return fields
}

/** Whether a password that is stored would go to whom it was written for, and not less secured. */
const isSameServer = (row: SiteMailRow | undefined, { server }: Asked): boolean =>
  server !== undefined &&
  row?.password !== null &&
  row?.host === hostName(server.host) &&
  row?.port === server.port &&
  row?.security === server.security &&
  row?.username === server.user

async function change(question: Asked, context: MemberContext): Promise<void> {
  const { storage, tenant, parts, auditEvent } = context
  const { revision, senderName, senderAddress, server } = question
  const given = server?.password
  const sealed = given === undefined ? null : await parts.siteServers.sealing.seal('mail-password', tenant.id, given)
  await storage.db.transaction().execute(async (write) => {
    await lockSite(write, tenant.id)
    const row = await siteMailOf(write, tenant.id)
    if ((row?.revision ?? 0) !== revision)
      throw new CallError('conflict', { details: { revision: row?.revision ?? 0 } })
    const isKept = given === undefined && isSameServer(row, question)
    const fields = serverProblems(question, isKept, context)
    if (Object.keys(fields).length > 0) throw new CallError('invalid_request', { fields })
    await putSiteMail(write, {
      tenant_id: tenant.id,
      sender_name: senderName?.trim() || null,
      sender_address: senderAddress ?? null,
      host: server ? (hostName(server.host) ?? null) : null,
      port: server?.port ?? null,
      security: server?.security ?? null,
      username: server?.user ?? null,
      password: server?.user === undefined ? null : isKept ? (row?.password ?? null) : sealed,
      revision: revision + 1,
    })
    const details = { server: server?.host ?? null, sender: senderAddress ?? null }
    await recordAuditEvent(
      write,
      auditEvent({ tenantId: tenant.id, action: 'mail.change', object: tenant.clientId, details }),
    )
  })
}

export const siteMailRoutes: readonly Endpoint[] = [
  memberEndpoint(readSiteMail, (_question, context) => mailIn(context)),

  memberEndpoint(changeSiteMail, async (question, context) => {
    await change(question, context)
    return mailIn(context)
  }),

  memberEndpoint(testSiteMail, async ({ to }, context) => {
    const { storage, tenant, account, auditEvent } = context
    const recipient = to ?? account.email
    const { source } = await mailIn(context)
    const result = await sendTestMail(recipient, source, context)
    const details = { state: result.state, ...(result.code && { code: result.code }) }
    await recordAuditEvent(
      storage.db,
      auditEvent({ tenantId: tenant.id, action: 'mail.test', object: tenant.clientId, details }),
    )
    return result
  }),
]
