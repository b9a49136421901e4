import {
  type Action,
  type Answer,
  addApiKey,
  CallError,
  can,
  type FilledQuestion,
  listApiKeys,
  type listApiKeys as listCall,
  MOST_KEY_DAYS,
  revokeApiKey,
} from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'
import { fromJson } from '../../platform/database/json-text.ts'
import { accountById, accountSitesOf, membershipIn } from '../accounts/accounts.queries.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { configuredLanguages } from '../contents/editing/configured-languages.queries.ts'
import { lockSite } from '../sites/lock-site.queries.ts'
import {
  apiKeyById,
  countApiKeys,
  deleteApiKey,
  insertApiKey,
  listApiKeysOf,
  type StoredApiKey,
  sitesOfKeys,
} from './api-keys.queries.ts'

const DAY = 24 * 60 * 60 * 1000
/** So many keys a site may have that count. */
const MOST = 100

type Shown = Answer<typeof listCall>['items'][number]

const iso = (time: number): string => new Date(time).toISOString()

/** Keys as they are shown: with those of their sites that who asks knows, and what their makers may not do any more. */
async function shownKeys(rows: readonly StoredApiKey[], { storage, tenant, account }: MemberContext): Promise<Shown[]> {
  const { db } = storage
  const sites = await sitesOfKeys(
    db,
    rows.map(({ id }) => id),
  )
  const known = new Set((await accountSitesOf(db, account.id)).map(({ tenantId }) => tenantId))
  const makers = new Map<string, Awaited<ReturnType<typeof makerOf>>>()
  for (const { account_id: id } of rows) if (!makers.has(id)) makers.set(id, await makerOf(id))
  return rows.map((row) => {
    const own = sites.filter(({ key_id }) => key_id === row.id)
    const seen = own.filter(({ tenant_id }) => known.has(tenant_id))
    const maker = makers.get(row.account_id)
    const actions: readonly Action[] = fromJson(row.actions)
    return {
      ...{ id: row.id, name: row.name, start: row.start, actions: [...actions] },
      withheld: actions.filter((action) => !can(maker?.member, action)),
      sites: seen.map(({ tenant_id, name }) => ({ tenantId: tenant_id, name })),
      otherSites: own.length - seen.length,
      ...(row.languages !== null && { languages: [...fromJson(row.languages)] }),
      ...{ createdAt: iso(row.created_at), expiresAt: iso(row.expires_at), isExpired: row.expires_at <= Date.now() },
      ...(row.used_at !== null && { usedAt: iso(row.used_at) }),
      ...(maker && { maker: { name: maker.name, isYou: row.account_id === account.id } }),
    }
  })

  async function makerOf(id: string) {
    const stored = await accountById(db, id)
    return stored && { name: stored.name, member: await membershipIn(db, tenant.id, id) }
  }
}

/** When a key is to end. @throws CallError `invalid_request` for a moment that is over or too far away. */
function endOf({ expiresAt }: FilledQuestion<typeof addApiKey>, { t }: MemberContext): number {
  const end = Date.parse(expiresAt)
  const refused = (key: string) =>
    new CallError('invalid_request', { fields: { expiresAt: t(key, { limit: MOST_KEY_DAYS }) } })
  if (Number.isNaN(end) || end <= Date.now()) throw refused('problem.keyEndPast')
  // Who chooses the day in a year means the whole of it.
  if (end > Date.now() + (MOST_KEY_DAYS + 1) * DAY) throw refused('problem.keyEndFar')
  return end
}

/**
 * The sites of a new key.
 *
 * @throws CallError `invalid_request` when who asks may make no keys on one of them, or may not do there what the key is for.
 */
async function sitesFor(
  { sites, actions }: FilledQuestion<typeof addApiKey>,
  { storage, tenant, account, member, t }: MemberContext,
): Promise<readonly string[]> {
  const wanted = sites ?? [tenant.id]
  const places = await accountSitesOf(storage.db, account.id)
  for (const id of wanted) {
    const place = id === tenant.id ? member : places.find(({ tenantId }) => tenantId === id)
    if (!can(place, 'keys.write')) throw new CallError('invalid_request', { fields: { sites: t('problem.keySite') } })
    if (!actions.every((action) => can(place, action)))
      throw new CallError('invalid_request', { fields: { actions: t('problem.keyActions') } })
  }
  // A key that this site does not list could not be revoked here.
  if (!wanted.includes(tenant.id)) throw new CallError('invalid_request', { fields: { sites: t('problem.keySite') } })
  return wanted
}

/** @throws CallError `invalid_request` for a language that the site does not have. */
async function mustHaveLanguages(languages: readonly string[], { storage, tenant, t }: MemberContext): Promise<void> {
  const known = new Set(await configuredLanguages(storage.db, tenant))
  const missing = languages.find((language) => !known.has(language))
  if (missing !== undefined)
    throw new CallError('invalid_request', {
      fields: { languages: t('refusal.unknownLanguage', { language: missing }) },
    })
}

/** Keys with which programs ask. They are made, listed and revoked by people alone: no key may do it (`keyActions`). */
export const apiKeyRoutes: readonly Endpoint[] = [
  memberEndpoint(listApiKeys, async ({ page, pageSize }, context) => {
    const { rows, total } = await listApiKeysOf(context.storage.db, context.tenant.id, { page, pageSize })
    return { items: await shownKeys(rows, context), total, page, pageSize }
  }),

  memberEndpoint(addApiKey, async (question, context) => {
    const { storage, tenant, account, auditEvent, t } = context
    const { actions, languages } = question
    const name = question.name.trim()
    const expiresAt = endOf(question, context)
    const sites = await sitesFor(question, context)
    if (languages) await mustHaveLanguages(languages, context)
    const { id, key } = await storage.db.transaction().execute(async (write) => {
      // Always in the same order, so that two who make keys for the same sites do not wait for each other.
      for (const site of sites.toSorted()) await lockSite(write, site)
      for (const site of sites)
        if ((await countApiKeys(write, site)) >= MOST)
          throw new CallError('conflict', { message: t('problem.keysFull', { limit: MOST }) })
      const made = await insertApiKey(write, { accountId: account.id, name, actions, sites, languages, expiresAt })
      const details = {
        name,
        actions: actions.join(' '),
        languages: (languages ?? []).join(' '),
        until: iso(expiresAt),
      }
      for (const tenantId of sites)
        await recordAuditEvent(write, auditEvent({ tenantId, action: 'key.add', object: made.id, details }))
      return made
    })
    const [shown] = await shownKeys([orNotFound(await apiKeyById(storage.db, tenant.id, id))], context)
    return { ...orNotFound(shown), key }
  }),

  memberEndpoint(revokeApiKey, async ({ id }, { storage, tenant, auditEvent }) => {
    await storage.db.transaction().execute(async (write) => {
      const { name } = orNotFound(await apiKeyById(write, tenant.id, id))
      const sites = await sitesOfKeys(write, [id])
      await deleteApiKey(write, id)
      for (const { tenant_id: tenantId } of sites)
        await recordAuditEvent(write, auditEvent({ tenantId, action: 'key.revoke', object: id, details: { name } }))
    })
    return {}
  }),
]
