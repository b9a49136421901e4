import { baseLanguage, baseOrder, resolve, settingsProblems } from '@vitrine/model'
import {
  CallError,
  changeSiteSettings,
  checkOf,
  cookiesProps,
  type FilledQuestion,
  readSiteSettings,
  type Settings,
  type SiteSettings,
} from '@vitrine/schemas'
import type { Tenant } from '../../http/access/site.ts'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { InvalidQuestion } from '../../http/question/question.ts'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { lockAndChangeSite } from './lock-site.queries.ts'
import { storedSiteSettings, storeSettings } from './settings.queries.ts'
import { type OwnerFacts, readFacts, revisionOfFacts, storedFacts } from './site-facts.ts'
import type { TenantSettings } from './tenants.ts'

/** The settings of a site as they are now. */
async function settingsOf(db: Database, tenantId: string): Promise<SiteSettings> {
  const row = await storedSiteSettings(db, tenantId)
  const { systemPages } = fromJson(row.settings)
  return {
    tenantId,
    clientId: row.client_id,
    name: row.name,
    systemPages,
    revision: revisionOfFacts(row.facts),
    ...readFacts(row.facts),
  }
}

/** The cookies that an owner declares are listed at once, so they must be whole before anything is translated. */
function mustBeWhole(cookies: Settings, tenant: Tenant): void {
  const stored = settingsProblems(cookiesProps, cookies, new Set(tenant.languages.map(({ code }) => code)))
  const problems =
    stored.length > 0
      ? stored
      : checkOf(cookiesProps)(resolve(cookiesProps, cookies, baseOrder(baseLanguage(tenant))).props)
  if (problems.length > 0)
    throw new InvalidQuestion(
      problems.map((one) => ({ ...one, path: ['cookies', one.path].filter(Boolean).join('.') })),
    )
}

async function change(question: FilledQuestion<typeof changeSiteSettings>, context: MemberContext): Promise<void> {
  const { storage, tenant, auditEvent } = context
  const { revision, name, systemPages, ...given } = question
  const facts: OwnerFacts = given
  if (facts.cookies) mustBeWhole(facts.cookies, tenant)
  await storage.db.transaction().execute(async (write) => {
    await lockAndChangeSite(write, tenant.id)
    const row = await storedSiteSettings(write, tenant.id)
    const known = revisionOfFacts(row.facts)
    if (known !== revision) throw new CallError('conflict', { details: { revision: known } })
    const settings: TenantSettings = { ...fromJson(row.settings), systemPages }
    await storeSettings(write, tenant.id, { name, settings, facts: storedFacts(facts, revision + 1) })
    const details = { revision: revision + 1 }
    await recordAuditEvent(
      write,
      auditEvent({ tenantId: tenant.id, action: 'settings.change', object: tenant.clientId, details }),
    )
  })
  storage.changed()
}

export const settingsRoutes: readonly Endpoint[] = [
  memberEndpoint(readSiteSettings, (_question, { storage, tenant }) => settingsOf(storage.db, tenant.id)),

  memberEndpoint(changeSiteSettings, async (question, context) => {
    await change(question, context)
    return settingsOf(context.storage.db, context.tenant.id)
  }),
]
