import type { MemberContext } from '../../http/endpoint/context.ts'
import { siteMailOf } from '../../platform/mail/servers/site-mail.queries.ts'

/** Whether the mails of a site are sent: by the server of the instance, or by one of its own. */
export async function hasMailServer({ storage, tenant, parts }: MemberContext): Promise<boolean> {
  return parts.sendsMail || Boolean((await siteMailOf(storage.db, tenant.id))?.host)
}
