import {
  addRedirect,
  CallError,
  changeRedirect,
  importRedirects,
  listRedirects,
  type RedirectRule,
  redirectPath,
  redirectRules,
  removeRedirect,
} from '@vitrine/schemas'
import type { Tenant } from '../../http/access/site.ts'
import type { EndpointServices, MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import type { Database } from '../../platform/database/tables.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { domainsOf } from '../domains/domains.queries.ts'
import { lockAndChangeSite, lockSite } from '../sites/lock-site.queries.ts'
import { twinOf } from '../sites/tenants.ts'
import { importedRedirects } from './import-redirects.ts'
import { deleteRedirect, listRedirectsOf, putRedirect, type Redirect, redirectsOf } from './redirects.queries.ts'
import { followed, isCircle, isTarget, type OwnAddresses } from './targets.ts'

/** Redirects of one site. */
export const MOST = 1000

type Site = Pick<Tenant, 'id' | 'clientId'>

/** What the addresses of a site look like. */
export async function ownAddresses(
  db: Database,
  { id, clientId }: Site,
  { systemOrigin }: Origin,
): Promise<OwnAddresses> {
  const hosts = (await domainsOf(db, id)).flatMap(({ host }) => [host, twinOf(host)])
  return { hosts: new Set(hosts), systemHost: new URL(systemOrigin).hostname, clientId }
}

type Origin = Pick<EndpointServices, 'systemOrigin'>

/** The rules of a site, each with where a visitor is led in one step. */
export async function rulesOf(db: Database, site: Site, origin: Origin): Promise<RedirectRule[]> {
  const rules = await redirectsOf(db, site.id)
  return rules.length === 0 ? [] : [...followed(rules, await ownAddresses(db, site, origin))]
}

/** What was written, as it is stored. */
function ruleIn({ from, to, status }: RedirectRule, { t }: MemberContext): RedirectRule {
  const path = redirectPath(from)
  const target = to.trim()
  if (path === undefined) throw new CallError('invalid_request', { fields: { from: t('problem.sitePath') } })
  if (!isTarget(target)) throw new CallError('invalid_request', { fields: { to: t('problem.redirectTarget') } })
  return { from: path, to: target, status }
}

/** Stores a redirect in a transaction that holds the site, so that two of them never make a circle together. */
async function save(
  rule: RedirectRule,
  context: MemberContext,
  pick: (all: readonly Redirect[]) => Redirect | undefined,
): Promise<Redirect> {
  const { storage, tenant, parts, auditEvent, t } = context
  const saved = await storage.db.transaction().execute(async (write) => {
    await lockAndChangeSite(write, tenant.id)
    const all = await redirectsOf(write, tenant.id)
    const known = pick(all)
    const others = all.filter(({ id }) => id !== known?.id)
    const refuse = (field: string, key: string, params = {}) =>
      new CallError('conflict', { fields: { [field]: t(key, params) } })
    if (others.some(({ from }) => from === rule.from)) throw refuse('from', 'problem.taken')
    if (others.length >= MOST) throw refuse('from', 'problem.maxItems', { limit: MOST })
    const own = await ownAddresses(write, tenant, parts)
    if (isCircle(rule.from, [...others, rule], own)) throw refuse('to', 'problem.redirectCircle')
    const redirect = await putRedirect(write, tenant.id, rule, known)
    const action = known ? 'redirect.change' : 'redirect.add'
    await recordAuditEvent(
      write,
      auditEvent({ tenantId: tenant.id, action, object: redirect.id, details: { ...rule } }),
    )
    return redirect
  })
  storage.changes.tell({ kind: 'site', id: tenant.id })
  return saved
}

export const redirectRoutes: readonly Endpoint[] = [
  memberEndpoint(listRedirects, (paging, { storage, tenant }) => listRedirectsOf(storage.db, tenant.id, paging)),

  memberEndpoint(addRedirect, (question, context) => save(ruleIn(question, context), context, () => undefined)),

  memberEndpoint(importRedirects, async ({ rules, dryRun }, context) => {
    const { storage, tenant, parts, auditEvent, t } = context
    const answer = await storage.db.transaction().execute(async (write) => {
      await (dryRun ? lockSite(write, tenant.id) : lockAndChangeSite(write, tenant.id))
      const all = await redirectsOf(write, tenant.id)
      const { rows, added } = importedRedirects(rules, {
        all,
        own: await ownAddresses(write, tenant, parts),
        most: MOST,
        t,
      })
      const isStored = !dryRun && rows.every(({ state }) => state === 'ok')
      for (const rule of isStored ? added : []) {
        const { id } = await putRedirect(write, tenant.id, rule)
        await recordAuditEvent(
          write,
          auditEvent({ tenantId: tenant.id, action: 'redirect.add', object: id, details: { ...rule } }),
        )
      }
      return { isStored, added: isStored || dryRun ? added.length : 0, rows }
    })
    if (answer.isStored) storage.changes.tell({ kind: 'site', id: tenant.id })
    return answer
  }),

  memberEndpoint(changeRedirect, ({ id, revision, ...question }, context) =>
    save(ruleIn(question, context), context, (all) => {
      const known = all.find((one) => one.id === id)
      if (!known) throw new CallError('not_found')
      if (known.revision !== revision) throw new CallError('conflict', { details: { revision: known.revision } })
      return known
    }),
  ),

  memberEndpoint(removeRedirect, async ({ id }, { storage, tenant, auditEvent }) => {
    await storage.db.transaction().execute(async (write) => {
      await lockAndChangeSite(write, tenant.id)
      if (!(await deleteRedirect(write, tenant.id, id))) throw new CallError('not_found')
      await recordAuditEvent(write, auditEvent({ tenantId: tenant.id, action: 'redirect.remove', object: id }))
    })
    storage.changes.tell({ kind: 'site', id: tenant.id })
    return {}
  }),

  memberEndpoint(redirectRules, (_question, { storage, tenant, parts }) => rulesOf(storage.db, tenant, parts)),
]
