import './tables.ts'

export { backUp, move, moveFiles, restore } from './backup.ts'
export type { Api, ApiOptions, SendContext } from './create-api.ts'
// The service by itself, in front of which somebody puts a server of their own (README.md).
/** @public */
export { createApi } from './create-api.ts'
export type { FirstOwnerMessage } from './features/accounts/first-owner.ts'
export { activateBuild, type Builds, openBuilds } from './features/builds/builds.ts'
export { SHEETS } from './features/builds/kept-files.ts'
export type { MaySeeDraft } from './features/draft-keys/may-see-draft.ts'
export { type MigratedDraft, migrateDrafts } from './features/drafts/migrate-drafts.ts'
export {
  askForPrerender,
  PRERENDER,
  type PrerenderInput,
  type PrerenderResult,
} from './features/kept-pages/ask-for-prerender.ts'
/** @public */
export {
  createKeptPages,
  type KeptPage,
  type KeptPagePlace,
  type KeptPages,
  MOST_PAGES,
} from './features/kept-pages/kept-pages.ts'
export type { Metrics, PageFigures } from './features/monitoring/metrics.ts'
export { serveMetrics } from './features/monitoring/serve-metrics.ts'
export type { CountedPage } from './features/numbers/visit/events-of-visit.ts'
export { requestFactsOf } from './features/numbers/visit/request-facts.ts'
export { storedImpact } from './features/publishing/stored-impact.ts'
export { createOwnerRedirects } from './features/redirects/owner-redirects.ts'
export { createPageLanguages, type PageLanguages } from './features/search-engines/page-languages.ts'
export { sitemapOf } from './features/search-engines/sitemap.ts'
export { exportSiteFiles } from './features/site-export/export-site.ts'
export { writeSite } from './features/site-export/write-site.ts'
export { readFiles, type SiteFiles } from './features/site-import/files/files.ts'
export { ImportError, type ImportProblem } from './features/site-import/problems.ts'
export { type ImportOptions, type ImportResult, importSiteFiles } from './features/site-import/site-import.ts'
export type { AddressRules } from './features/trace-redirects/address-rules.ts'
export type { InstanceEngine } from './features/translation-engines/translation-engines.ts'
export { receiptLife } from './features/visitors/form/signed-forms.ts'
export type { Caller } from './http/access/caller.ts'
export type { ShownCredentials } from './http/access/identity.ts'
export {
  type Cookies,
  forgetCookie,
  knownDeviceLife,
  sessionLife,
  setCookie,
  setSiteCookie,
} from './http/server/cookies.ts'
export { type Encoding, encodingOf } from './http/server/encoding.ts'
export { isNotModified } from './http/server/etag.ts'
export { sendStatus } from './http/server/plain-answers.ts'
export { isFromOurPages } from './http/server/same-origin.ts'
/** @public */
export { serverOptions } from './http/server/server-options.ts'
/** @public */
export { endSlowSenders } from './http/server/slow-senders.ts'
export { type AnswerFacts, logAnswers } from './http/web-server/access-log.ts'
export { createWebServer, refuseForeignHosts } from './http/web-server/create-web-server.ts'
export {
  checkFileRequests,
  type EarlierBuilds,
  isFileRequest,
  serveBuild,
  serveMedia,
  serveShareImages,
} from './http/web-server/files.ts'
export { ownPath } from './http/web-server/own-path.ts'
export { packedPage } from './http/web-server/packed-page.ts'
export { type CachedPage, cachePage, createPageCache } from './http/web-server/page-cache.ts'
export { type PageRequest, pageRequestOf, schemeOf } from './http/web-server/page-request.ts'
export {
  acceptForms,
  isForm,
  isTooLarge,
  type PostedFile,
  type PostedForm,
  readForm,
} from './http/web-server/posted-form.ts'
export { createSecurityHeaders } from './http/web-server/security-headers.ts'
export { type AnswerHead, sendPage } from './http/web-server/send-page.ts'
export { createStylesheets, type Stylesheet, serveStylesheets } from './http/web-server/stylesheets.ts'
export type { DemoMode } from './instance/demo-sites.ts'
export { openInstance } from './instance/open-instance.ts'
export { ownerCommand } from './instance/owner-command.ts'
export { joinStorage, openStorage } from './open-storage.ts'
export type { Manifest } from './platform/backup/manifest.ts'
export type { RestoreOptions } from './platform/backup/restore.ts'
export type { StoragePlace } from './platform/database/connect.ts'
export type { Storage } from './platform/database/storage.ts'
export type { Engine } from './platform/database/tables.ts'
/** @public */
export { folderStores } from './platform/files/file-stores.ts'
export { directOriginOf, storeUrlAdvice } from './platform/files/open-files.ts'
export { objectStoreIn } from './platform/files/store-url.ts'
export type { JobKind } from './platform/jobs/job.ts'
export { serveJobThread } from './platform/jobs/serve-job-thread.ts'
export type { TextsByLanguage } from './platform/language/translator.ts'
export { createLogger } from './platform/log-options.ts'
export type { MailSender } from './platform/mail/mail-sender.ts'
export { ConfigError, hostIn, listIn, originIn, readEnvironment } from './platform/process/environment.ts'
export { gracefulShutdown, type Running } from './platform/process/graceful-shutdown.ts'
export { explainStartFailure } from './platform/process/start-failures.ts'
export { StorageError } from './platform/storage-error.ts'
