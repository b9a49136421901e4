import { baseLanguage } from '@vitrine/model'
import {
  CallError,
  changeSiteSettings,
  type FilledQuestion,
  readSiteSettings,
  type SiteSettings,
} from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { InvalidQuestion } from '../../http/question/question.ts'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { factProblems } from './fact-problems.ts'
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

async function change(question: FilledQuestion<typeof changeSiteSettings>, context: MemberContext): Promise<void> {
  const { storage, tenant, auditEvent } = context
  const { revision, name, systemPages, ...given } = question
  const facts: OwnerFacts = given
  const languages = new Set(tenant.languages.map(({ code }) => code))
  const problems = factProblems(facts, languages, baseLanguage(tenant))
  if (problems.length > 0) throw new InvalidQuestion(problems)
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
  storage.changes.tell({ kind: 'site', id: tenant.id })
}

export const settingsRoutes: readonly Endpoint[] = [
  memberEndpoint(readSiteSettings, (_question, { storage, tenant }) => settingsOf(storage.db, tenant.id)),

  memberEndpoint(changeSiteSettings, async (question, context) => {
    await change(question, context)
    return settingsOf(context.storage.db, context.tenant.id)
  }),
]
