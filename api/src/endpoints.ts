import { accountAnswers } from './features/accounts/accounts.routes.ts'
import { passwordResetAnswers } from './features/accounts/password-resets.routes.ts'
import { auditAnswers } from './features/audit/audit.routes.ts'
import { contentAnswers } from './features/contents/contents.routes.ts'
import { linkedAnswers } from './features/contents/linked-contents.routes.ts'
import { contentsWriteAnswers } from './features/contents/manage-contents.routes.ts'
import { policyAnswers } from './features/contents/policies.routes.ts'
import { domainAnswers } from './features/domains/domains.routes.ts'
import { frameTicketAnswers } from './features/draft-keys/frame-tickets.routes.ts'
import { previewLinkAnswers } from './features/draft-keys/preview-links.routes.ts'
import { associationAnswers } from './features/drafts/associations.routes.ts'
import { draftAnswers } from './features/drafts/drafts.routes.ts'
import { inboxAnswers } from './features/inbox/inbox.routes.ts'
import { mediaAnswers } from './features/media/media.routes.ts'
import { acceptingAnswers } from './features/members/accept-invitation.routes.ts'
import { invitationAnswers } from './features/members/invitations.routes.ts'
import { memberAnswers } from './features/members/members.routes.ts'
import { pageAnswers } from './features/pages/pages.routes.ts'
import { siteAnswers } from './features/pages/site-info.routes.ts'
import { peopleAnswers } from './features/personal-data/personal-data.routes.ts'
import { releaseAnswers } from './features/publishing/releases.routes.ts'
import { translationAnswers } from './features/publishing/translation.routes.ts'
import { redirectAnswers } from './features/redirects/redirects.routes.ts'
import { tradeAnswers } from './features/reference-data/reference-data.routes.ts'
import { addSiteAnswers } from './features/site-creation/create-site.routes.ts'
import { siteFilesAnswers } from './features/site-export/site-files.routes.ts'
import { googleAnswers } from './features/sites/google.routes.ts'
import { settingsAnswers } from './features/sites/settings.routes.ts'
import { visitorAnswers } from './features/visitors/visitors.routes.ts'
import type { Answered } from './http/endpoint/endpoint.ts'

/** The answers to all declared calls. */
export const answers: readonly Answered[] = [
  ...siteAnswers,
  ...siteFilesAnswers,
  ...googleAnswers,
  ...pageAnswers,
  ...contentAnswers,
  ...linkedAnswers,
  ...contentsWriteAnswers,
  ...policyAnswers,
  ...tradeAnswers,
  ...accountAnswers,
  ...passwordResetAnswers,
  ...memberAnswers,
  ...invitationAnswers,
  ...acceptingAnswers,
  ...previewLinkAnswers,
  ...frameTicketAnswers,
  ...auditAnswers,
  ...addSiteAnswers,
  ...settingsAnswers,
  ...domainAnswers,
  ...redirectAnswers,
  ...draftAnswers,
  ...associationAnswers,
  ...releaseAnswers,
  ...translationAnswers,
  ...mediaAnswers,
  ...visitorAnswers,
  ...inboxAnswers,
  ...peopleAnswers,
]
