import type { OpenStream, SendCall, SendOptions, ServerEvent } from '@vitrine/editor-core'
import { checkDraft, coverage, type Finding, findingId, type Specs, untranslated } from '@vitrine/model'
import type { SiteDocument } from '@vitrine/renderer'
import {
  type Answer,
  type Call,
  CallError,
  checkDraftCall,
  contentDetail,
  contentLanguages,
  contentList,
  diffReleases,
  draftEvents,
  draftPageById,
  type LoggedOperation,
  limits,
  listContentOperations,
  listJobs,
  listOperations,
  listReleases,
  listUntranslated,
  me,
  publishSite,
  type Question,
  rollBack,
  saveContents,
  saveDraft,
  translatedTask,
  websiteDraft,
} from '@vitrine/schemas'
import type { EditorStorage } from './editor-storage.ts'
import { createSiteLog } from './site-log.ts'

interface StorageService {
  readonly send: SendCall
  readonly stream: OpenStream
}

interface StorageServiceOptions {
  readonly storage: EditorStorage
  readonly specs: Specs
  /** Says a problem in the language of the interface. */
  readonly say: (key: string, params: Readonly<Record<string, unknown>>) => string
  readonly publish: EditorStorage['publish']
}

type Listener = (event: ServerEvent | { readonly type: 'open' | 'lost' }) => void

/** A page of a list. */
const cut = <T>(
  all: readonly T[],
  { page = 1, pageSize = 50 }: { readonly page?: number; readonly pageSize?: number },
) => ({
  items: all.slice((page - 1) * pageSize, page * pageSize),
  total: all.length,
  page,
  pageSize,
})

/** Whole revisions after one, as many as fit. */
function following(entries: readonly LoggedOperation[], after: number): readonly LoggedOperation[] {
  const later = entries.filter(({ revision }) => revision > after)
  if (later.length <= limits.pageSize) return later
  const next = later[limits.pageSize]?.revision
  const whole = later.slice(0, limits.pageSize).filter(({ revision }) => revision !== next)
  return whole.length > 0 ? whole : later.filter(({ revision }) => revision === next)
}

/** What the designer asks a service for, answered from a storage and by what the model can tell of a site. */
export function createStorageService({ storage, specs, say, publish }: StorageServiceOptions): StorageService {
  const log = createSiteLog(storage, specs)
  const listeners = new Set<Listener>()

  async function findings() {
    const known = await storage.check?.()
    if (known) return { found: known.findings, counts: known }
    const found = checkDraft({ draft: await log.site(), specs })
    const errors = found.filter(({ level }) => level === 'error').length
    return { found, counts: { findings: found.map(inWords), errors, warnings: found.length - errors } }
  }
  const inWords = (finding: Finding) => ({
    ...finding,
    id: findingId(finding),
    message: say(finding.key, finding.params),
  })

  /** As a draft is published by the service: a language with errors stays as it was, and warnings are accepted first. */
  async function publishPart({ languages, pages, acceptWarnings, accepted }: Question<typeof publishSite>) {
    if (!publish) throw new CallError('not_found')
    const site = await log.site()
    const { found, counts } = await findings()
    const wanted = new Set(
      languages ?? site.globalConfiguration.languages.filter(({ enabled }) => enabled).map(({ code }) => code),
    )
    const blocked = [...wanted].filter((code) =>
      found.some(({ level, language = code }) => level === 'error' && language === code),
    )
    const known = new Set(accepted)
    const answer = { ...counts, changedPages: [], moved: [], blocked }
    const isAccepted = acceptWarnings || counts.findings.every(({ level, id }) => level === 'error' || known.has(id))
    if (!isAccepted) return { ...answer, release: null, changed: false, waits: true }
    const rest = [...wanted].filter((code) => !blocked.includes(code))
    if (rest.length === 0) return { ...answer, release: null, changed: false, waits: false }
    const part = { ...((languages || blocked.length > 0) && { languages: rest }), ...(pages && { pages }) }
    const published = await publish(site, part)
    return { ...answer, release: published?.release ?? '', changed: true, waits: false }
  }

  const answers = new Map<Call, (question: never) => unknown>([
    [
      me,
      () => ({
        id: 'editor',
        name: '',
        email: '',
        mayAddSites: false,
        sites: mayEditContents(storage) ? [ofEditor] : [],
      }),
    ],
    [websiteDraft, async () => asOpened(await log.site())],
    [draftPageById, async ({ id }: { id: string }) => pageOf(await log.site(), id)],
    [saveDraft, ({ baseRevision, operations = [] }: Question<typeof saveDraft>) => log.save(baseRevision, operations)],
    [
      listOperations,
      ({ after, ...list }: Question<typeof listOperations>) =>
        after === undefined
          ? cut(log.entries().toReversed(), list)
          : { ...cut([], list), items: following(log.entries(), after) },
    ],
    [listJobs, () => []],
    [checkDraftCall, async () => (await findings()).counts],
    [publishSite, publishPart],
    [
      translatedTask,
      async () => ({
        languages: Object.fromEntries(
          Object.entries(coverage(await log.site(), specs).site).map(([code, { translated, ...rest }]) => [
            code,
            { done: translated, ...rest },
          ]),
        ),
      }),
    ],
    [
      listUntranslated,
      async ({ language, pageId }: Question<typeof listUntranslated>) =>
        untranslated(await log.site(), specs, language, { page: pageId }),
    ],
  ] as [Call, (question: never) => unknown][])

  const beside = new Map<Call, unknown>([
    [listReleases, storage.releases?.list],
    [diffReleases, storage.releases?.diff],
    [rollBack, storage.releases?.rollBack],
    [contentList, storage.contents?.list],
    [contentDetail, storage.contents?.read],
    [contentLanguages, storage.contents?.languages],
    [listContentOperations, storage.contents?.operations],
    [saveContents, storage.contents?.save],
  ] as [Call, unknown][])

  const send = async <C extends Call>(call: C, question: Question<C>, options?: SendOptions): Promise<Answer<C>> => {
    const answer = answers.get(call)
    if (answer) return (await answer(question as never)) as Answer<C>
    const other = beside.get(call) as ((question: Question<C>, options?: SendOptions) => Promise<Answer<C>>) | undefined
    if (other) return other(question, options)
    if (call.access === 'visitor' && storage.contents?.ask) return storage.contents.ask(call, question, options)
    // What sections and panels ask for beside is not there: sections show their samples.
    throw new CallError('not_found')
  }

  const stream: OpenStream = (call, _question, on) => {
    if ((call as Call) !== draftEvents) return () => {}
    const listener = on as Listener
    listeners.add(listener)
    queueMicrotask(() => listeners.has(listener) && listener({ type: 'open' }))
    const stop = storage.follow?.((others) => {
      const operations = log.takeIn(others)
      if (!operations) listener({ type: 'lost' })
      else if (operations.length > 0) listener({ type: 'operations', data: { revision: others.revision, operations } })
    })
    return () => {
      listeners.delete(listener)
      stop?.()
    }
  }
  return { send: send as SendCall, stream }
}

/** The place of whoever edits, where contents are edited too: what they may do in the end, the storage says. */
const ofEditor = { tenantId: 'editor', role: 'editor' }

const mayEditContents = ({ contents }: EditorStorage): boolean =>
  contents?.languages !== undefined && contents.operations !== undefined && contents.save !== undefined

/** All of a site at once: nothing comes later. */
const asOpened = (site: SiteDocument) => ({
  ...site,
  draftsInfo: { id: site.draftsId, name: site.name, revision: site.revision, createdAt: '', updatedAt: '' },
})

/** A page of a site with the values of its components. @throws CallError */
function pageOf(site: SiteDocument, id: string): Answer<typeof draftPageById> {
  const page = site.pagesList.find((record) => record.id === id)
  const pageSchema = Object.hasOwn(site.pageSchemaMap, id) ? site.pageSchemaMap[id] : undefined
  if (!page || !pageSchema) throw new CallError('not_found')
  const values = Object.entries(site.componentsSettingValues).filter(([of]) => Object.hasOwn(pageSchema.components, of))
  return { page, pageSchema, componentsSettingValues: Object.fromEntries(values), revision: site.revision }
}
