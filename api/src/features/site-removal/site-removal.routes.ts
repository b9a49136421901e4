import { CallError, listRemovedSites, removeSite, restoreSite } from '@vitrine/schemas'
import { accountEndpoint, type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { cancelContentPlans } from '../contents/plans/content-plans.queries.ts'
import { cancelPlannedReleases } from '../publishing/planned-releases/planned-releases.queries.ts'
import { lockAndChangeSite } from '../sites/lock-site.queries.ts'
import { removedSiteByClientId, removedSitesOf, setRemoved, setRestored } from './removed-sites.queries.ts'

export const siteRemovalRoutes: readonly Endpoint[] = [
  memberEndpoint(removeSite, async ({ name }, { storage, tenant, auditEvent, t }) => {
    if (name.trim() !== tenant.name.trim())
      throw new CallError('invalid_request', { fields: { name: t('problem.typedName', { name: tenant.name }) } })
    const removed = await storage.db.transaction().execute(async (write) => {
      // Whatever is restored later must not publish by itself what was meant for days that are over.
      await cancelPlannedReleases(write, tenant.id)
      await lockAndChangeSite(write, tenant.id)
      await cancelContentPlans(write, tenant.id)
      await recordAuditEvent(write, auditEvent({ tenantId: tenant.id, action: 'site.remove', object: tenant.clientId }))
      return setRemoved(write, tenant.id, Date.now())
    })
    storage.changes.tell({ kind: 'site', id: tenant.id })
    return removed
  }),

  accountEndpoint(listRemovedSites, async (_question, { storage, account }) => [
    ...(await removedSitesOf(storage.db, account.id, Date.now())),
  ]),

  accountEndpoint(restoreSite, async ({ clientId }, { storage, account, auditEvent }) => {
    const { tenantId, name } = orNotFound(await removedSiteByClientId(storage.db, account.id, clientId))
    await storage.db.transaction().execute(async (write) => {
      if (!(await setRestored(write, tenantId, Date.now()))) throw new CallError('gone')
      await recordAuditEvent(write, auditEvent({ tenantId, action: 'site.restore', object: clientId }))
    })
    storage.changes.tell({ kind: 'site', id: tenantId })
    return { tenantId, clientId, name }
  }),
]
