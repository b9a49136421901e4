import { addTenant, builtInTheme, CallError, type Draft, isClientId, PAGE_SCHEMA_VERSION } from '@vitrine/schemas'
import { messageTexts } from '@vitrine/schemas/texts'
import { accountEndpoint, type Endpoint } from '../../http/endpoint/endpoint.ts'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { toJson } from '../../platform/database/json-text.ts'
import { translatorFor } from '../../platform/language/translator.ts'
import { setMembership } from '../accounts/accounts.queries.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { insertDraft } from '../drafts/store/drafts.queries.ts'
import { takeNumber } from '../sites/counters.queries.ts'
import { insertSite } from '../sites/insert-site.queries.ts'
import type { TenantSettings } from '../sites/tenants.ts'

interface NewSite {
  readonly name: string
  readonly defaultLanguage: string
  readonly languages: readonly string[]
}

/** The draft of a site that has nothing yet: one theme, and a home page without anything on it. */
function emptyDraft(draftsId: string, { name, defaultLanguage, languages }: NewSite): Draft {
  const home = {
    id: 'home',
    pageType: 'home',
    order: 0,
    settings: { props: { name: translatorFor(messageTexts, defaultLanguage)('pageType.home') } },
  } as const
  return {
    draftsId,
    name,
    revision: 1,
    pagesList: [home],
    menuList: [],
    pageSchemaMap: { home: { version: PAGE_SCHEMA_VERSION, root: [], components: {} } },
    componentsSettingValues: {},
    globalConfiguration: {
      themeSettings: [builtInTheme],
      openThemeId: builtInTheme._$id_,
      defaultLanguage,
      languages: languages.map((code) => ({ code, enabled: true })),
    },
  }
}

export const addSiteRoutes: readonly Endpoint[] = [
  accountEndpoint(addTenant, async ({ clientId, name, defaultLanguage, languages = [] }, context) => {
    const { storage, account, auditEvent, t } = context
    if (!account.mayAddSites) throw new CallError('not_allowed')
    if (!isClientId(clientId))
      throw new CallError('invalid_request', { fields: { clientId: t('problem.reservedWord', { clientId }) } })
    const spoken = [...new Set([defaultLanguage, ...languages])]
    const made = await storage.db
      .transaction()
      .execute(async (write) => {
        const tenantId = String(await takeNumber(write, 'tenants'))
        const draft = emptyDraft(String(await takeNumber(write, 'drafts')), {
          name,
          defaultLanguage,
          languages: spoken,
        })
        const settings: TenantSettings = {
          systemPages: false,
          defaultLanguage,
          languages: draft.globalConfiguration.languages,
          published: spoken,
          progress: {},
        }
        await insertSite(write, { id: tenantId, clientId, name, settings, facts: toJson({}) })
        await insertDraft(write, tenantId, draft)
        await setMembership(write, tenantId, account.id, { role: 'owner' })
        await recordAuditEvent(write, auditEvent({ tenantId, action: 'site.add', object: clientId, details: { name } }))
        return { tenantId, clientId, name, draftsId: draft.draftsId }
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new CallError('conflict', { fields: { clientId: t('problem.taken') } }) : error
      })
    storage.changes.tell({ kind: 'site', id: made.tenantId })
    return made
  }),
]
