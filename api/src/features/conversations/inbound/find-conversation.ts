import type { Tenant } from '../../../http/access/site.ts'
import type { Context } from '../../../http/endpoint/context.ts'
import { secretOf } from '../../../platform/signing/secret.queries.ts'
import type { MessageRow } from '../../inbox/records.ts'
import { conversationById } from '../conversation.queries.ts'
import { readReplyAddress } from '../replies/reply-token.ts'
import { tenantOfId } from '../replies/threading.ts'
import { conversationOfIds } from './find-conversation.queries.ts'
import type { ReadMail } from './read-mail.ts'

/** Where a mail belongs: the site, and the conversation if it answers one. */
export interface Addressee {
  readonly tenant: Tenant
  readonly row?: MessageRow | undefined
}

/** The site that a mail was written to: `{clientId}@{domain}`. */
async function siteOf({ to }: ReadMail, domain: string | undefined, { stores }: Context): Promise<Tenant | undefined> {
  for (const address of to) {
    const at = address.lastIndexOf('@')
    if (domain === undefined || address.slice(at + 1) !== domain.toLowerCase()) continue
    const [local = ''] = address.slice(0, at).split('+')
    const tenant = await stores.sites.byClient(local)
    if (tenant) return tenant
  }
  return undefined
}

/**
 * Finds where a mail belongs: by the token of an address that it was sent to, then by the mails that it answers, the
 * nearest first, then by the site that it was written to. What its subject says decides nothing.
 *
 * @param ids the mails that it answers, or that it returns.
 */
export async function addresseeOf(
  mail: ReadMail,
  ids: readonly string[],
  domain: string | undefined,
  context: Context,
): Promise<Addressee | undefined> {
  const { storage, stores } = context
  const secret = await secretOf(storage.db)
  const found = async (tenantId: string, messageId: string | undefined): Promise<Addressee | undefined> => {
    const row = messageId === undefined ? undefined : await conversationById(storage.db, tenantId, messageId)
    const tenant = row && (await stores.sites.byClient(tenantId))
    return tenant && { tenant, row }
  }
  for (const address of mail.to) {
    const answered = readReplyAddress(secret, address)
    const addressee = answered && (await found(answered.tenantId, answered.messageId))
    if (addressee) return addressee
  }
  const written = await siteOf(mail, domain, context)
  const sites = new Set([...ids.map(tenantOfId), written?.id].filter((id) => id !== undefined))
  for (const tenantId of sites) {
    const addressee = await found(tenantId, await conversationOfIds(storage.db, tenantId, ids))
    if (addressee) return addressee
  }
  return written && { tenant: written }
}
