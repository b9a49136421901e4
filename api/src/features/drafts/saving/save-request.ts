import type { MemberContext } from '../../../http/endpoint/context.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { mediaHostsOf } from '../../domains/media-hosts.ts'
import type { SaveRequest } from './save.ts'

/** A save of a draft by the member who asks. */
export function saveRequestOf(context: MemberContext, draftsId: string): SaveRequest {
  const { storage, tenant, parts, member, account, requestId, t } = context
  return {
    storage,
    specs: parts.specs,
    pageTypes: parts.pageTypes,
    tenantId: tenant.id,
    draftsId,
    member,
    account,
    requestId,
    t,
    hostsOf: (db: Database) => mediaHostsOf(context, db),
  }
}
