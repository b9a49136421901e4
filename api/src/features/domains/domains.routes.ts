import { addDomain, CallError, changeDomain, listDomains, removeDomain, verifyDomain } from '@vitrine/schemas'
import { normalHost } from '../../http/access/site.ts'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import type { Database } from '../../platform/database/tables.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { lockAndChangeSite, lockSite } from '../sites/lock-site.queries.ts'
import {
  type Domain,
  deleteDomain,
  domainByHost,
  domainsOf,
  insertDomain,
  isOfAnother,
  setPrimary,
  setVerified,
} from './domains.queries.ts'
import { domainName, isOfSystem } from './host-name.ts'
import { proofProblem, recordOf } from './proof.ts'

const MOST = 20

const shown = ({ token, ...domain }: Domain) => ({ ...domain, record: recordOf(domain.host, token) })

/** The host that was written, if it may be somebody's. */
function hostIn(written: string, { t, parts }: MemberContext): string {
  const host = domainName(written)
  if (host === undefined || isOfSystem(host, parts.systemOrigin)) {
    const key = host === undefined ? 'problem.domain' : 'problem.domainOfSystem'
    throw new CallError('invalid_request', { fields: { host: t(key) } })
  }
  return host
}

const taken = ({ t }: MemberContext) =>
  new CallError('conflict', { details: { reason: 'taken' }, fields: { host: t('problem.taken') } })

/** The domain of the caller's site that an address names; a foreign one and a missing one look the same. */
async function own(db: Database, { tenant }: MemberContext, written: string): Promise<Domain> {
  // An import may have brought along what nobody could add.
  const domain = await domainByHost(db, tenant.id, domainName(written) ?? normalHost(written))
  if (!domain) throw new CallError('not_found')
  return domain
}

/** The main address of a site that has verified ones, but none of them as its main one. */
async function keepPrimary(write: Database, tenantId: string): Promise<void> {
  const verified = (await domainsOf(write, tenantId)).filter(({ isVerified }) => isVerified)
  const [first] = verified
  if (first && !verified.some(({ isPrimary }) => isPrimary)) await setPrimary(write, tenantId, first.host)
}

export const domainRoutes: readonly Endpoint[] = [
  memberEndpoint(listDomains, async (_question, { storage, tenant }) =>
    (await domainsOf(storage.db, tenant.id)).map(shown),
  ),

  memberEndpoint(addDomain, async (question, context) => {
    const { storage, tenant, auditEvent, t } = context
    const host = hostIn(question.host, context)
    const added = await storage.db.transaction().execute(async (write) => {
      await lockSite(write, tenant.id)
      const known = await domainsOf(write, tenant.id)
      if (known.some((one) => one.host === host) || (await isOfAnother(write, tenant.id, host))) throw taken(context)
      if (known.length >= MOST)
        throw new CallError('conflict', { fields: { host: t('problem.maxItems', { limit: MOST }) } })
      await insertDomain(write, tenant.id, host)
      await recordAuditEvent(write, auditEvent({ tenantId: tenant.id, action: 'domain.add', object: host }))
      return own(write, context, host)
    })
    storage.changes.tell({ kind: 'site', id: tenant.id })
    return shown(added)
  }),

  memberEndpoint(verifyDomain, async (question, context) => {
    const { storage, parts, tenant, auditEvent } = context
    const { db } = storage
    const { host, token, isVerified } = await own(db, context, question.host)
    if (await isOfAnother(db, tenant.id, host)) throw taken(context)
    const problem = isVerified ? undefined : await proofProblem(host, token, parts.resolveTxt)
    const verify = async (write: Database) => {
      await lockAndChangeSite(write, tenant.id)
      if (await isOfAnother(write, tenant.id, host)) throw taken(context)
      await setVerified(write, tenant.id, host)
      await keepPrimary(write, tenant.id)
      await recordAuditEvent(write, auditEvent({ tenantId: tenant.id, action: 'domain.verify', object: host }))
    }
    if (!isVerified && problem === undefined) {
      await db
        .transaction()
        .execute(verify)
        .catch((error: unknown) => {
          // Two sites proved it in the same moment.
          throw isUniqueViolation(error) ? taken(context) : error
        })
      storage.changes.tell({ kind: 'site', id: tenant.id })
    }
    return { ...shown(await own(db, context, host)), ...(problem && { problem }) }
  }),

  memberEndpoint(changeDomain, async (question, context) => {
    const { storage, tenant, auditEvent, t } = context
    await storage.db.transaction().execute(async (write) => {
      await lockAndChangeSite(write, tenant.id)
      const { host, isVerified } = await own(write, context, question.host)
      if (!isVerified)
        throw new CallError('conflict', {
          details: { reason: 'not-verified' },
          fields: { isPrimary: t('problem.domainNotVerified') },
        })
      await setPrimary(write, tenant.id, host)
      await recordAuditEvent(write, auditEvent({ tenantId: tenant.id, action: 'domain.primary', object: host }))
    })
    storage.changes.tell({ kind: 'site', id: tenant.id })
    return shown(await own(storage.db, context, question.host))
  }),

  memberEndpoint(removeDomain, async (question, context) => {
    const { storage, tenant, auditEvent } = context
    await storage.db.transaction().execute(async (write) => {
      await lockAndChangeSite(write, tenant.id)
      const { host } = await own(write, context, question.host)
      await deleteDomain(write, tenant.id, host)
      await keepPrimary(write, tenant.id)
      await recordAuditEvent(write, auditEvent({ tenantId: tenant.id, action: 'domain.remove', object: host }))
    })
    storage.changes.tell({ kind: 'site', id: tenant.id })
    return {}
  }),
]
