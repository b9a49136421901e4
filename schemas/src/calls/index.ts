import * as account from './account.ts'
import * as apiKeys from './api-keys.ts'
import * as associations from './associations.ts'
import * as audit from './audit.ts'
import * as bulkChanges from './bulk-changes.ts'
import type { Call } from './call.ts'
import * as chat from './chat.ts'
import * as consents from './consents.ts'
import * as content from './content.ts'
import * as contentImports from './content-imports.ts'
import * as contentOperations from './content-operations.ts'
import * as contentPlans from './content-plans.ts'
import * as contentRows from './content-rows.ts'
import * as contentsWrite from './contents-write.ts'
import * as conversations from './conversations.ts'
import * as deletedContents from './deleted-contents.ts'
import * as domains from './domains.ts'
import * as draftPages from './draft-pages.ts'
import * as drafts from './drafts.ts'
import * as forms from './forms.ts'
import * as inbound from './inbound.ts'
import * as inbox from './inbox.ts'
import * as jobs from './jobs.ts'
import * as keys from './keys.ts'
import * as media from './media.ts'
import * as mediaAlts from './media-alts.ts'
import * as members from './members.ts'
import * as numbers from './numbers.ts'
import * as pages from './pages.ts'
import * as passkeys from './passkeys.ts'
import * as people from './people.ts'
import * as plannedReleases from './planned-releases.ts'
import * as policies from './policies.ts'
import * as previewComments from './preview-comments.ts'
import * as proposals from './proposals.ts'
import * as publishRequests from './publish-requests.ts'
import * as publishing from './publishing.ts'
import * as redirects from './redirects.ts'
import * as replyTemplates from './reply-templates.ts'
import * as sectionSpecs from './section-specs.ts'
import * as settings from './settings.ts'
import * as site from './site.ts'
import * as siteFiles from './site-files.ts'
import * as siteMail from './site-mail.ts'
import * as siteRemoval from './site-removal.ts'
import * as siteTemplates from './site-templates.ts'
import * as tenants from './tenants.ts'
import * as terms from './terms.ts'
import * as today from './today.ts'
import * as trade from './trade.ts'
import * as translation from './translation.ts'
import * as translationEngines from './translation-engines.ts'
import * as translationFiles from './translation-files.ts'
import * as translationTasks from './translation-tasks.ts'
import * as translationTexts from './translation-texts.ts'
import * as unsavedContent from './unsaved-content.ts'
import * as webhooks from './webhooks.ts'

/** The calls among what a module exports; fields that calls share stand beside them. */
const callsOf = (module: object) => Object.values(module).filter((one) => typeof one.path === 'string')

/**
 * Every call there is. A contract test holds this list against the answers of the service.
 *
 * @public
 */
export const calls: readonly Call[] = [
  ...callsOf(site),
  ...callsOf(siteFiles),
  ...callsOf(pages),
  ...callsOf(content),
  ...callsOf(contentsWrite),
  ...callsOf(contentOperations),
  ...callsOf(contentPlans),
  ...callsOf(contentRows),
  ...callsOf(contentImports),
  ...callsOf(bulkChanges),
  ...callsOf(unsavedContent),
  ...callsOf(deletedContents),
  ...callsOf(trade),
  ...callsOf(policies),
  ...callsOf(account),
  ...callsOf(passkeys),
  ...callsOf(members),
  ...callsOf(keys),
  ...callsOf(apiKeys),
  ...callsOf(webhooks),
  ...callsOf(translationEngines),
  ...callsOf(translationFiles),
  ...callsOf(translationTasks),
  ...callsOf(previewComments),
  ...callsOf(audit),
  ...callsOf(tenants),
  ...callsOf(siteTemplates),
  ...callsOf(settings),
  ...callsOf(today),
  ...callsOf(numbers),
  ...callsOf(domains),
  ...callsOf(redirects),
  ...callsOf(siteMail),
  ...callsOf(siteRemoval),
  ...callsOf(media),
  ...callsOf(mediaAlts),
  ...callsOf(forms),
  ...callsOf(consents),
  ...callsOf(inbox),
  ...callsOf(conversations),
  ...callsOf(replyTemplates),
  ...callsOf(inbound),
  ...callsOf(chat),
  ...callsOf(people),
  ...callsOf(drafts),
  ...callsOf(draftPages),
  ...callsOf(associations),
  ...callsOf(publishing),
  ...callsOf(publishRequests),
  ...callsOf(proposals),
  ...callsOf(sectionSpecs),
  ...callsOf(plannedReleases),
  ...callsOf(terms),
  ...callsOf(translation),
  ...callsOf(translationTexts),
  ...callsOf(jobs),
] as unknown as readonly Call[]

export * from './account.ts'
export * from './api-keys.ts'
export * from './associations.ts'
export * from './audit.ts'
export * from './bulk-changes.ts'
export * from './call.ts'
export * from './chat.ts'
export * from './consents.ts'
export * from './content.ts'
export * from './content-imports.ts'
export * from './content-operations.ts'
export * from './content-plans.ts'
export * from './content-rows.ts'
export * from './contents-write.ts'
export * from './conversations.ts'
export * from './deleted-contents.ts'
export * from './domains.ts'
export * from './draft-pages.ts'
export * from './drafts.ts'
export * from './forms.ts'
export * from './inbound.ts'
export * from './inbox.ts'
export * from './inbox-records.ts'
export * from './jobs.ts'
export * from './keys.ts'
export type * from './logged-operation.ts'
export * from './media.ts'
export * from './media-alts.ts'
export * from './members.ts'
export * from './numbers.ts'
export * from './pages.ts'
export * from './passkeys.ts'
export * from './people.ts'
export * from './planned-releases.ts'
export * from './policies.ts'
export * from './preview-comments.ts'
export * from './proposals.ts'
export * from './publish-requests.ts'
export * from './publishing.ts'
export * from './redirects.ts'
export * from './reply-templates.ts'
export * from './section-specs.ts'
export * from './settings.ts'
export * from './site.ts'
export * from './site-files.ts'
export * from './site-mail.ts'
export * from './site-removal.ts'
export * from './site-templates.ts'
export * from './tenants.ts'
export * from './terms.ts'
export * from './today.ts'
export * from './trade.ts'
export * from './translation.ts'
export * from './translation-engines.ts'
export * from './translation-files.ts'
export * from './translation-tasks.ts'
export * from './translation-texts.ts'
export * from './undefined-if-not-found.ts'
export * from './unsaved-content.ts'
export * from './webhooks.ts'
