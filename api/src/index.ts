export { type Api, type ApiParts, answers, createApi, type SendContext, serverOptions } from './service/create-api.ts'
export type { Asking, MaySeeDraft } from './calls/ask.ts'
export type { Texts } from './calls/words.ts'
export { type ImportOptions, type ImportResult, importSite } from './site-import/site-import.ts'
export { readFiles, type SiteFiles } from "./site-import/files.ts"
export { ImportError, type ImportProblem } from "./site-import/problems.ts"
export { type PublishResult, publishDraft, PublishError } from './publishing/publishing.ts'
export { type Engine, openStorage, type Storage, type StoragePlace } from './storage/storage.ts'
