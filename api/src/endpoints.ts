import { accountRoutes } from './features/accounts/accounts.routes.ts'
import { emailChangeRoutes } from './features/accounts/email-changes.routes.ts'
import { passkeyRoutes } from './features/accounts/passkeys/passkeys.routes.ts'
import { passwordResetRoutes } from './features/accounts/password-resets.routes.ts'
import { twoFactorRoutes } from './features/accounts/two-factor/two-factor.routes.ts'
import { apiKeyRoutes } from './features/api-keys/api-keys.routes.ts'
import { describeKeyRoutes } from './features/api-keys/describe-key.routes.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { bulkChangeRoutes } from './features/bulk-changes/bulk-changes.routes.ts'
import { contentImportRoutes } from './features/content-imports/content-imports.routes.ts'
import { contentPlanRoutes } from './features/content-plans/content-plans.routes.ts'
import { contentRoutes } from './features/contents/contents.routes.ts'
import { contentsWriteRoutes } from './features/contents/editing/manage-contents.routes.ts'
import { linkedRoutes } from './features/contents/linked-contents.routes.ts'
import { policyRoutes } from './features/contents/policies.routes.ts'
import { contentRowsRoutes } from './features/contents/rows/rows.routes.ts'
import { contentViewsRoutes } from './features/contents/rows/views.routes.ts'
import { saveContentsRoutes } from './features/contents/saving/save-contents.routes.ts'
import { chatRoutes } from './features/conversations/chat/chat.routes.ts'
import { conversationRoutes } from './features/conversations/conversations.routes.ts'
import { inboundRoutes } from './features/conversations/inbound/inbound.routes.ts'
import { replyTemplateRoutes } from './features/conversations/templates/reply-templates.routes.ts'
import { domainRoutes } from './features/domains/domains.routes.ts'
import { frameTicketRoutes } from './features/draft-keys/frame-tickets.routes.ts'
import { previewLinkRoutes } from './features/draft-keys/preview-links.routes.ts'
import { associationRoutes } from './features/drafts/associations/associations.routes.ts'
import { draftRoutes } from './features/drafts/drafts.routes.ts'
import { inboxRoutes } from './features/inbox/inbox.routes.ts'
import { jobRoutes } from './features/jobs/jobs.routes.ts'
import { altRoutes } from './features/media/alts/alts.routes.ts'
import { fetchMediaRoutes } from './features/media/by-address/fetch-media.routes.ts'
import { changeMediaRoutes } from './features/media/change-media.routes.ts'
import { cropMediaRoutes } from './features/media/crop-media.routes.ts'
import { mediaRoutes } from './features/media/media.routes.ts'
import { replaceRoutes } from './features/media/replace/replace.routes.ts'
import { uploadRoutes } from './features/media/uploads/uploads.routes.ts'
import { acceptingRoutes } from './features/members/accept-invitation.routes.ts'
import { invitationRoutes } from './features/members/invitations.routes.ts'
import { memberRoutes } from './features/members/members.routes.ts'
import { numbersRoutes } from './features/numbers/numbers.routes.ts'
import { pageRoutes } from './features/pages/pages.routes.ts'
import { sectionSpecRoutes } from './features/pages/section-specs.routes.ts'
import { siteRoutes } from './features/pages/site-info.routes.ts'
import { suggestRoutes } from './features/pages/suggest.routes.ts'
import { peopleRoutes } from './features/personal-data/personal-data.routes.ts'
import { commentRoutes } from './features/preview-comments/comments.routes.ts'
import { pageCommentRoutes } from './features/preview-comments/page-comments.routes.ts'
import { proposalRoutes } from './features/proposals/proposals.routes.ts'
import { planRoutes } from './features/publishing/plan.routes.ts'
import { plannedReleaseRoutes } from './features/publishing/planned-releases/planned-releases.routes.ts'
import { publishRequestRoutes } from './features/publishing/publish-requests/publish-requests.routes.ts'
import { releaseRoutes } from './features/publishing/releases.routes.ts'
import { translationRoutes } from './features/publishing/translation.routes.ts'
import { redirectRoutes } from './features/redirects/redirects.routes.ts'
import { tradeRoutes } from './features/reference-data/reference-data.routes.ts'
import { addSiteRoutes } from './features/site-creation/create-site.routes.ts'
import { siteTemplateRoutes } from './features/site-creation/site-templates.routes.ts'
import { siteFilesRoutes } from './features/site-export/site-files.routes.ts'
import { siteMailRoutes } from './features/site-mail/site-mail.routes.ts'
import { siteRemovalRoutes } from './features/site-removal/site-removal.routes.ts'
import { googleRoutes } from './features/sites/google.routes.ts'
import { settingsRoutes } from './features/sites/settings.routes.ts'
import { sourceTextRoutes } from './features/source-texts/source-texts.routes.ts'
import { termRoutes } from './features/terms/terms.routes.ts'
import { todayRoutes } from './features/today/today.routes.ts'
import { traceRedirectRoutes } from './features/trace-redirects/trace-redirects.routes.ts'
import { translationTextRoutes } from './features/translation/translation-texts.routes.ts'
import { translationEngineRoutes } from './features/translation-engines/translation-engines.routes.ts'
import { translationFileRoutes } from './features/translation-files/translation-files.routes.ts'
import { translationTaskRoutes } from './features/translation-tasks/translation-tasks.routes.ts'
import { consentRoutes } from './features/visitors/consents/consents.routes.ts'
import { emailVisitRoutes } from './features/visitors/email-visits/email-visits.routes.ts'
import { formStartRoutes } from './features/visitors/form/form-start.routes.ts'
import { inquiryImageRoutes } from './features/visitors/inquiry-images/inquiry-images.routes.ts'
import { messageRoutes } from './features/visitors/messages/messages.routes.ts'
import { subscriptionRoutes } from './features/visitors/subscriptions/subscriptions.routes.ts'
import { webhookRoutes } from './features/webhooks/webhooks.routes.ts'
import type { Endpoint } from './http/endpoint/endpoint.ts'

/** The answers to all declared calls. */
export const answers: readonly Endpoint[] = [
  ...siteRoutes,
  ...suggestRoutes,
  ...siteFilesRoutes,
  ...googleRoutes,
  ...pageRoutes,
  ...contentRoutes,
  ...linkedRoutes,
  ...contentsWriteRoutes,
  ...saveContentsRoutes,
  ...contentRowsRoutes,
  ...contentViewsRoutes,
  ...contentImportRoutes,
  ...translationFileRoutes,
  ...bulkChangeRoutes,
  ...policyRoutes,
  ...tradeRoutes,
  ...accountRoutes,
  ...passwordResetRoutes,
  ...emailChangeRoutes,
  ...twoFactorRoutes,
  ...passkeyRoutes,
  ...memberRoutes,
  ...invitationRoutes,
  ...acceptingRoutes,
  ...previewLinkRoutes,
  ...frameTicketRoutes,
  ...pageCommentRoutes,
  ...commentRoutes,
  ...auditRoutes,
  ...apiKeyRoutes,
  ...describeKeyRoutes,
  ...webhookRoutes,
  ...termRoutes,
  ...translationEngineRoutes,
  ...translationTaskRoutes,
  ...addSiteRoutes,
  ...siteTemplateRoutes,
  ...settingsRoutes,
  ...siteRemovalRoutes,
  ...todayRoutes,
  ...numbersRoutes,
  ...domainRoutes,
  ...redirectRoutes,
  ...traceRedirectRoutes,
  ...siteMailRoutes,
  ...draftRoutes,
  ...sectionSpecRoutes,
  ...proposalRoutes,
  ...associationRoutes,
  ...planRoutes,
  ...plannedReleaseRoutes,
  ...contentPlanRoutes,
  ...releaseRoutes,
  ...publishRequestRoutes,
  ...translationRoutes,
  ...translationTextRoutes,
  ...sourceTextRoutes,
  ...mediaRoutes,
  ...fetchMediaRoutes,
  ...changeMediaRoutes,
  ...uploadRoutes,
  ...cropMediaRoutes,
  ...altRoutes,
  ...replaceRoutes,
  ...formStartRoutes,
  ...inquiryImageRoutes,
  ...messageRoutes,
  ...subscriptionRoutes,
  ...emailVisitRoutes,
  ...consentRoutes,
  ...inboxRoutes,
  ...conversationRoutes,
  ...replyTemplateRoutes,
  ...inboundRoutes,
  ...chatRoutes,
  ...peopleRoutes,
  ...jobRoutes,
]
