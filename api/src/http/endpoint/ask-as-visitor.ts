import { enabledLanguages } from '@vitrine/model'
import { CallError, can } from '@vitrine/schemas'
import { lookUpLanguage } from '../../platform/language/languages.ts'
import { languageOfWords, wordsIn } from '../../platform/language/translator.ts'
import type { Context, SiteContext } from './context.ts'
import type { QuestionParts } from './question.ts'
import { type Given, type Known, type ReadyCall, siteParts } from './ready-call.ts'
import type { Asking, Service } from './service.ts'
import { spokenLanguages, type Tenant } from './site.ts'
import { siteOf } from './site-of.ts'

/** Asks what is about no site. */
export async function askWithoutSite(
  { read, run, isPublic, service: { texts } }: ReadyCall,
  parts: QuestionParts,
  asking: Asking,
  known: Known,
): Promise<Given> {
  const language = languageOfWords(texts, asking.language)
  const context: Context = { ...known, language, words: wordsIn(texts, language) }
  return { data: await run(read(parts), context), language, isPublic }
}

/** Asks what everybody may know of a site; of one of its drafts only those who may see it. */
export async function askAsVisitor(
  { read, run, isPublic, service }: ReadyCall,
  parts: QuestionParts,
  asking: Asking,
  known: Known,
): Promise<Given> {
  const question = read(parts)
  const { draftsId } = question as { draftsId?: string }
  const tenant = await siteOf(asking, service.sites, draftsId !== undefined)
  const draft = draftsId === undefined ? undefined : await service.visibleDraft(tenant, draftsId, asking)
  // A draft that may not be seen, a foreign one and a missing one look the same.
  if (draftsId !== undefined && !draft) throw new CallError('not_found')
  const configuration = draft?.globalConfiguration ?? tenant
  const spoken = draft ? enabledLanguages(draft.globalConfiguration) : spokenLanguages(tenant)
  const language = lookUpLanguage(asking.language, spoken) ?? configuration.defaultLanguage
  let isForAll = isPublic && !draft
  let isOfWho = false
  const context: SiteContext = {
    ...known,
    ...siteParts(tenant, configuration, language),
    words: wordsIn(service.texts, language),
    ...(draft && { draft }),
    async isMember() {
      isOfWho = true
      const isKnown = await isMember(service, tenant, asking)
      if (isKnown) isForAll = false
      return isKnown
    },
  }
  const data = await run(question, context)
  return { data, language, isPublic: isForAll, isOfWho, tenantId: tenant.id }
}

/** Whether somebody who asks as a visitor is a member who may look at drafts. */
async function isMember({ identities }: Service, { id }: Tenant, { shown = {} }: Asking): Promise<boolean> {
  const who = await identities.who(shown)
  return who !== undefined && can(await identities.membership(id, who.account.id), 'draft.read')
}

/** Asks what a link to a preview shows; nothing when none was opened, or that of another draft (R253). */
export async function askAsPreview(
  { read, run, service }: ReadyCall,
  parts: QuestionParts,
  asking: Asking,
  known: Known,
): Promise<Given | undefined> {
  const preview = await service.identities.preview(asking.shown?.preview)
  if (!preview) return undefined
  const question = read(parts)
  const tenant = await siteOf({ ...asking, client: asking.client || preview.tenantId }, service.sites, true)
  if (tenant.id !== preview.tenantId || (question as { id?: string }).id !== preview.draftsId) return undefined
  const language = lookUpLanguage(asking.language, spokenLanguages(tenant)) ?? tenant.defaultLanguage
  const context: SiteContext = {
    ...known,
    ...siteParts(tenant, tenant, language),
    words: wordsIn(service.texts, asking.language ?? language),
  }
  return { data: await run(question, context), language, isPublic: false, tenantId: tenant.id }
}
