import * as account from './account.ts'
import * as associations from './associations.ts'
import * as audit from './audit.ts'
import type { Call } from './call.ts'
import * as consents from './consents.ts'
import * as content from './content.ts'
import * as contentsWrite from './contents-write.ts'
import * as domains from './domains.ts'
import * as draftPages from './draft-pages.ts'
import * as drafts from './drafts.ts'
import * as forms from './forms.ts'
import * as inbox from './inbox.ts'
import * as jobs from './jobs.ts'
import * as keys from './keys.ts'
import * as media from './media.ts'
import * as members from './members.ts'
import * as pages from './pages.ts'
import * as people from './people.ts'
import * as policies from './policies.ts'
import * as publishing from './publishing.ts'
import * as redirects from './redirects.ts'
import * as settings from './settings.ts'
import * as site from './site.ts'
import * as siteFiles from './site-files.ts'
import * as tenants from './tenants.ts'
import * as trade from './trade.ts'
import * as translation from './translation.ts'

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
  ...callsOf(trade),
  ...callsOf(policies),
  ...callsOf(account),
  ...callsOf(members),
  ...callsOf(keys),
  ...callsOf(audit),
  ...callsOf(tenants),
  ...callsOf(settings),
  ...callsOf(domains),
  ...callsOf(redirects),
  ...callsOf(media),
  ...callsOf(forms),
  ...callsOf(consents),
  ...callsOf(inbox),
  ...callsOf(people),
  ...callsOf(drafts),
  ...callsOf(draftPages),
  ...callsOf(associations),
  ...callsOf(publishing),
  ...callsOf(translation),
  ...callsOf(jobs),
] as unknown as readonly Call[]

export * from './account.ts'
export * from './associations.ts'
export * from './audit.ts'
export * from './call.ts'
export * from './consents.ts'
export * from './content.ts'
export * from './contents-write.ts'
export * from './domains.ts'
export * from './draft-pages.ts'
export * from './drafts.ts'
export * from './forms.ts'
export * from './inbox.ts'
export * from './inbox-records.ts'
export * from './jobs.ts'
export * from './keys.ts'
export * from './media.ts'
export * from './members.ts'
export * from './pages.ts'
export * from './people.ts'
export * from './policies.ts'
export * from './publishing.ts'
export * from './redirects.ts'
export * from './settings.ts'
export * from './site.ts'
export * from './site-files.ts'
export * from './tenants.ts'
export * from './trade.ts'
export * from './translation.ts'
export * from './undefined-if-not-found.ts'
