import type { Migration } from '../platform/database/migrate.ts'
import { sitesDraftsReleasesContents } from './0001-sites-drafts-releases-contents.ts'
import { factsOfSites } from './0002-facts-of-sites.ts'
import { access } from './0003-access.ts'
import { operationsAndReleases } from './0004-operations-and-releases.ts'
import { domainsAndRedirects } from './0005-domains-and-redirects.ts'
import { visitorsAndMail } from './0006-visitors-and-mail.ts'
import { searchWords } from './0007-search-words.ts'
import { media } from './0008-media.ts'
import { associations } from './0009-associations.ts'
import { passwordResets } from './0010-password-resets.ts'
import { mailedInvitations } from './0011-mailed-invitations.ts'
import { keysOfSessions } from './0012-keys-of-sessions.ts'
import { contactPages } from './0013-contact-pages.ts'
import { timesOfPages } from './0014-times-of-pages.ts'
import { searchIndex } from './0015-search-index.ts'
import { linesOfInquiries } from './0016-lines-of-inquiries.ts'
import { inquiryList } from './0017-inquiry-list.ts'
import { consents } from './0018-consents.ts'
import { conversations } from './0020-conversations.ts'
import { builds } from './0021-builds.ts'
import { jobs } from './0022-jobs.ts'
import { formStarts } from './0023-form-starts.ts'
import { keptPages } from './0024-kept-pages.ts'
import { rateWindows } from './0025-rate-windows.ts'
import { categoriesOfContents } from './0026-categories-of-contents.ts'
import { today } from './0027-today.ts'
import { operationsOfContents } from './0028-operations-of-contents.ts'
import { rowsOfContents } from './0029-rows-of-contents.ts'
import { inbox } from './0030-inbox.ts'
import { samples } from './0031-samples.ts'
import { mailOfSites } from './0032-mail-of-sites.ts'
import { twoFactor } from './0033-two-factor.ts'
import { removedSites } from './0034-removed-sites.ts'
import { numbers } from './0035-numbers.ts'
import { mediaLibrary } from './0037-media-library.ts'
import { importsOfContents } from './0038-imports-of-contents.ts'
import { plannedReleases } from './0039-planned-releases.ts'
import { passkeys } from './0040-passkeys.ts'
import { chats } from './0041-chats.ts'
import { previewComments } from './0042-preview-comments.ts'
import { contentPlans } from './0043-content-plans.ts'
import { apiKeys } from './0044-api-keys.ts'
import { webhooks } from './0045-webhooks.ts'
import { proposals } from './0046-proposals.ts'
import { permissionSets } from './0047-permission-sets.ts'
import { translationEngines } from './0048-translation-engines.ts'
import { sourceTexts } from './0049-source-texts.ts'
import { texts } from './0050-texts.ts'
import { translationTasks } from './0051-translation-tasks.ts'
import { translationFiles } from './0052-translation-files.ts'
import { terms } from './0053-terms.ts'

/**
 * How the tables came to be, in order. A step is never changed once it was released: a new one is
 * added behind it, and there is no way back but the backup.
 */
export const migrations: readonly Migration[] = [
  sitesDraftsReleasesContents,
  factsOfSites,
  access,
  operationsAndReleases,
  domainsAndRedirects,
  visitorsAndMail,
  searchWords,
  media,
  associations,
  passwordResets,
  mailedInvitations,
  keysOfSessions,
  contactPages,
  timesOfPages,
  searchIndex,
  linesOfInquiries,
  inquiryList,
  consents,
  conversations,
  builds,
  jobs,
  formStarts,
  keptPages,
  rateWindows,
  categoriesOfContents,
  today,
  operationsOfContents,
  rowsOfContents,
  inbox,
  samples,
  mailOfSites,
  twoFactor,
  removedSites,
  numbers,
  mediaLibrary,
  importsOfContents,
  plannedReleases,
  passkeys,
  chats,
  previewComments,
  contentPlans,
  apiKeys,
  webhooks,
  proposals,
  permissionSets,
  translationEngines,
  sourceTexts,
  texts,
  translationTasks,
  translationFiles,
  terms,
]
