import { enabledLanguages, type Languages, languageChain } from '@vitrine/model'
import { type Action, type Call, CallError, can } from '@vitrine/schemas'
import { keyOf } from '../access/keys.store.ts'
import { isForFrames, type Who, whoShows } from '../access/who.ts'
import type { SentFile } from '../media/sent-file.ts'
import { lookUpLanguage, spokenLanguages } from '../sites/languages.ts'
import { normalHost, type Tenant } from '../sites/tenants.ts'
import type { AccountContext, Answered, Context, MemberContext, SiteContext } from './answer.ts'
import { onlyDeclared } from './declared.ts'
import { type QuestionParts, questionReader } from './question.ts'
import { isMember, visibleDraft } from './seeing.ts'
import type { Asking, Service } from './service-parts.ts'
import { siteOf, siteOfMember } from './site-of.ts'
import { languageOfWords, wordsIn } from './words.ts'

/** An answer, and what a cache has to know of it. */
export interface Given {
  readonly data: unknown
  readonly language: string
  /** Whether it may be kept by caches that serve everyone. */
  readonly isPublic: boolean
  /** Whether members get another answer at the same address. */
  readonly isOfWho?: boolean
  readonly tenantId?: string
  /** A session that the asker gets; `null` when theirs is taken away. */
  readonly session?: string | null
  /** The cookie that marks the asker's browser as known. */
  readonly knownDevice?: string
}

/** Answers the question of somebody. */
export type Ask = (parts: QuestionParts, asking: Asking) => Promise<Given>

/** Answers one call, for requests and for the host in this process alike. */
export interface Asker {
  readonly ask: Ask
  readonly split: (question: object) => QuestionParts
}

const wayOf = ({ access }: Call): 'visitor' | 'account' | 'member' =>
  access === 'visitor' || access === 'account' ? access : 'member'

/** What is known of who asks before it is known about which site, and in which language. */
type Known = Omit<Context, 'language' | 'words'>

/** Compiles a call's schemas; to be done once per call. Who asks is looked at before what is asked. */
export function askerOf({ call, ofSite, handler, prepare }: Answered, service: Service): Asker {
  if (call.access === undefined) throw new Error(`${call.method} ${call.path} does not say who may ask it.`)
  const { read, split } = questionReader(call, prepare)
  const declared = call.produces === undefined ? onlyDeclared(call.answer) : (value: unknown) => value
  const isPublic = call.method === 'GET' && call.access === 'visitor' && call.cache !== 'private'
  const { stores, texts } = service
  const run = handler as (question: object, context: Context) => unknown
  const way = wayOf(call)

  const answered = async (question: object, context: Context) => declared(await run(question, context))

  async function askWithoutSite(parts: QuestionParts, asking: Asking, known: Known): Promise<Given> {
    const language = languageOfWords(texts, asking.language)
    const context: Context = { ...known, language, words: wordsIn(texts, language) }
    return { data: await answered(read(parts), context), language, isPublic }
  }

  async function askAsMember(parts: QuestionParts, asking: Asking, known: Known, who: Who): Promise<Given> {
    const { tenant, member } = await siteOfMember(who, asking, service)
    const action = call.access as Action
    if (!can(member, action) || (who.frame && !isForFrames(action))) throw new CallError('not_allowed')
    const question = read(parts)
    if (who.frame && !isOfFrame(question, who.frame.draftsId)) throw new CallError('not_found')
    const language = lookUpLanguage(asking.language, spokenLanguages(tenant)) ?? tenant.defaultLanguage
    const context: MemberContext = {
      ...known,
      ...accountParts(who, asking),
      ...siteParts(tenant, tenant, language),
      // A member is told of failures in the language of the interface, whatever the site speaks.
      words: wordsIn(texts, asking.language ?? language),
      member,
    }
    return { data: await answered(question, context), language, isPublic: false, tenantId: tenant.id }
  }

  async function askAsVisitor(parts: QuestionParts, asking: Asking, known: Known): Promise<Given> {
    const question = read(parts)
    const { draftsId } = question as { draftsId?: string }
    const tenant = await siteOf(asking, stores, draftsId !== undefined)
    const draft = draftsId === undefined ? undefined : await visibleDraft(tenant, draftsId, asking, service)
    const configuration = draft?.globalConfiguration ?? tenant
    const spoken = draft ? enabledLanguages(draft.globalConfiguration) : spokenLanguages(tenant)
    const language = lookUpLanguage(asking.language, spoken) ?? configuration.defaultLanguage
    let isForAll = isPublic && !draft
    let isOfWho = false
    const context: SiteContext = {
      ...known,
      ...siteParts(tenant, configuration, language),
      words: wordsIn(texts, language),
      ...(draft && { draft }),
      async isMember() {
        isOfWho = true
        const known = await isMember(service, tenant, asking)
        if (known) isForAll = false
        return known
      },
    }
    const data = await answered(question, context)
    return { data, language, isPublic: isForAll, isOfWho, tenantId: tenant.id }
  }

  /** Asks what a link to a preview shows; nothing when none was opened, or that of another draft (R253). */
  async function askAsPreview(parts: QuestionParts, asking: Asking, known: Known): Promise<Given | undefined> {
    const preview = await keyOf(service.storage.db, 'preview', asking.shown?.preview)
    if (!preview) return undefined
    const question = read(parts)
    const tenant = await siteOf({ ...asking, client: asking.client || preview.tenantId }, stores, true)
    if (tenant.id !== preview.tenantId || (question as { id?: string }).id !== preview.draftsId) return undefined
    const language = lookUpLanguage(asking.language, spokenLanguages(tenant)) ?? tenant.defaultLanguage
    const context: SiteContext = {
      ...known,
      ...siteParts(tenant, tenant, language),
      words: wordsIn(texts, asking.language ?? language),
    }
    return { data: await answered(question, context), language, isPublic: false, tenantId: tenant.id }
  }

  /** Whether a question is about this draft, or about none at all; what a site has published is of none. */
  const isOfFrame = (question: object, draftsId: string): boolean => {
    const asked = question as { draftsId?: string; id?: string }
    const named = /drafts?\/\{id\}/.test(call.path) ? asked.id : asked.draftsId
    const isOfSite = call.path.startsWith('v1/site/') || !call.access.startsWith('draft.')
    return named === draftsId || (named === undefined && isOfSite)
  }

  const ask: Ask = async (parts, asking) => {
    // What owners need exists on the system domain only (R68).
    if ((way !== 'visitor' || call.sameOriginOnly) && (await stores.sites.byHost(normalHost(asking.host ?? ''))))
      throw new CallError('not_found')
    const who = way === 'visitor' ? undefined : await whoShows(service.storage.db, asking.shown ?? {})
    const isPreview = call.isForPreviews === true && asking.shown?.preview !== undefined
    if (way !== 'visitor' && !who && !isPreview) throw new CallError('not_signed_in')
    // A frame's token is for one draft: neither the account nor other sites can be reached with it.
    if (who?.frame && way === 'account') throw new CallError('not_allowed')
    if (call.limit) service.limits.take(call.limit, who?.account.id ?? asking.peer)

    let session: string | null | undefined
    let knownDevice: string | undefined
    const known: Known = contextOf(asking, service, {
      setSession(token) {
        session = token ?? null
      },
      setKnownDevice(value) {
        knownDevice = value
      },
    })
    const previewed = isPreview ? await askAsPreview(parts, asking, known) : undefined
    if (way !== 'visitor' && !who && !previewed) throw new CallError('not_found')
    const given =
      previewed ??
      (!ofSite
        ? await askWithoutSite(parts, asking, who ? { ...known, ...accountParts(who, asking) } : known)
        : who
          ? await askAsMember(parts, asking, known, who)
          : await askAsVisitor(parts, asking, known))
    return { ...given, ...(session !== undefined && { session }), ...(knownDevice !== undefined && { knownDevice }) }
  }
  return { ask, split }
}

const contextOf = (
  { requestId, peer, device = '', lastEvent, files = noFiles(), shown }: Asking,
  { stores, storage, parts, region, limits }: Service,
  cookies: Pick<Context, 'setSession' | 'setKnownDevice'>,
) => ({
  stores,
  storage,
  parts,
  region,
  limits,
  requestId,
  peer,
  device,
  lastEvent,
  files,
  session: shown?.session,
  frame: shown?.frame,
  knownDevice: shown?.knownDevice,
  ...cookies,
})

async function* noFiles(): AsyncGenerator<SentFile> {}

const accountParts = ({ account }: Who, { requestId }: Asking): Pick<AccountContext, 'account' | 'noted'> => ({
  account,
  noted: (deed) => ({ tenantId: undefined, ...deed, accountId: account.id, requestId }),
})

const siteParts = (tenant: Tenant, configuration: Languages, language: string) => ({
  tenant,
  language,
  chain: languageChain(configuration, language),
})
