import { enabledLanguages, languageChain } from '@vitrine/model'
import { CallError, type Draft, NO_CLIENT_ID } from '@vitrine/schemas'
import type { DraftsStore } from '../drafts/drafts.store.ts'
import { lookUpLanguage, spokenLanguages } from '../sites/languages.ts'
import type { SitesStore } from '../sites/sites.store.ts'
import { normalHost, type Tenant } from '../sites/tenants.ts'
import type { Answered, Context, SiteContext, Stores } from './answer.ts'
import { onlyDeclared } from './declared.ts'
import { type QuestionParts, questionReader } from './question.ts'
import { languageOfWords, type Texts, wordsIn } from './words.ts'

/** Who asks: what the headers of a request say, or what the host knows without one. */
export interface Asking {
  /** A tenant id or a clientId; it selects a site and grants nothing (R245). */
  readonly client?: string | undefined
  readonly host?: string | undefined
  readonly language?: string | undefined
}

/** Decides who may see a draft; nobody, while nobody can sign in. */
export type MaySeeDraft<A extends Asking = Asking> = (
  asking: A & { readonly tenantId: string },
  draftsId: string,
) => boolean | Promise<boolean>

/** What is needed to answer calls. */
export interface Service {
  readonly stores: Stores & { readonly drafts: DraftsStore }
  readonly texts: Texts
  readonly region: 'cn' | 'us'
  readonly maySeeDraft: MaySeeDraft
}

/** An answer, and what a cache has to know of it. */
export interface Given {
  readonly data: unknown
  readonly language: string
  /** Whether it may be kept by caches that serve everyone. */
  readonly isPublic: boolean
  readonly tenantId?: string
}

/** Answers the question of somebody. */
export type Ask = (parts: QuestionParts, asking: Asking) => Promise<Given>

/** Answers one call, for requests and for the host in this process alike. */
export interface Asker {
  readonly ask: Ask
  readonly split: (question: object) => QuestionParts
}

/**
 * The site that is asked about (R244): that of the host, if it is a verified domain; then a
 * `Client-id` that names another one is only a hint that went wrong. Elsewhere that of the `Client-id`.
 *
 * @throws CallError `tenant_not_found` when there is none, or when an unpublished draft is asked for
 * and the two disagree.
 */
async function siteOf({ client = '', host = '' }: Asking, sites: SitesStore, isOfDraft: boolean): Promise<Tenant> {
  const name = client.trim()
  const isNamed = name !== '' && name !== NO_CLIENT_ID
  const named = isNamed ? await sites.byClient(name) : undefined
  const ofHost = await sites.byHost(normalHost(host))
  if (isOfDraft && ofHost && isNamed && ofHost.id !== named?.id) throw new CallError('tenant_not_found')
  const site = ofHost ?? named
  if (!site) throw new CallError('tenant_not_found')
  return site
}

/** Compiles a call's schemas; to be done once per call. */
export function askerOf({ call, ofSite, handler }: Answered, service: Service): Asker {
  const { read, split } = questionReader(call)
  const declared = onlyDeclared(call.answer)
  const isPublic = call.method === 'GET' && call.access === 'visitor' && call.cache !== 'private'
  const { stores, texts, region } = service
  const run = handler as (question: object, context: Context) => unknown

  const ask: Ask = async (parts, asking) => {
    const question = read(parts)
    if (!ofSite) {
      const language = languageOfWords(texts, asking.language)
      const context: Context = { language, words: wordsIn(texts, language), stores, region }
      return { data: declared(await run(question, context)), language, isPublic }
    }
    const { draftsId } = question as { draftsId?: string }
    const tenant = await siteOf(asking, stores.sites, draftsId !== undefined)
    const draft = draftsId === undefined ? undefined : await visibleDraft(tenant, draftsId, asking, service)
    const configuration = draft?.globalConfiguration ?? tenant
    const spoken = draft ? enabledLanguages(draft.globalConfiguration) : spokenLanguages(tenant)
    const language = lookUpLanguage(asking.language, spoken) ?? configuration.defaultLanguage
    const context: SiteContext = {
      tenant,
      language,
      chain: languageChain(configuration, language),
      words: wordsIn(texts, language),
      stores,
      region,
      ...(draft && { draft }),
    }
    return { data: declared(await run(question, context)), language, isPublic: isPublic && !draft, tenantId: tenant.id }
  }
  return { ask, split }
}

/** A draft that may not be seen, a foreign one and a missing one look the same: 404. */
async function visibleDraft(
  tenant: Tenant,
  draftsId: string,
  asking: Asking,
  { stores, maySeeDraft }: Service,
): Promise<Draft> {
  const draft = (await maySeeDraft({ ...asking, tenantId: tenant.id }, draftsId))
    ? await stores.drafts.byId(tenant.id, draftsId)
    : undefined
  if (!draft) throw new CallError('not_found')
  return draft
}
