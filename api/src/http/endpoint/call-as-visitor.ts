import { enabledLanguages } from '@vitrine/model'
import { CallError, can } from '@vitrine/schemas'
import { languageFor } from '../../platform/language/languages.ts'
import { languageOfTexts, translatorFor } from '../../platform/language/translator.ts'
import type { Caller } from '../access/caller.ts'
import type { Identity } from '../access/identity.ts'
import { memberWithKey, whoAsks } from '../access/key-access.ts'
import { spokenLanguages, type Tenant } from '../access/site.ts'
import { siteOf } from '../access/site-of.ts'
import { accountParts, type CallRequest, type CallResult, isForEverybody, siteParts } from './compiled-call.ts'
import type { AccountContext, Context, SiteContext } from './context.ts'
import type { Service } from './service.ts'

/** Asks what is about no site. */
export async function callWithoutSite({
  call,
  compiled,
  parts,
  caller,
  known,
  service: { texts },
}: CallRequest<Context>): Promise<CallResult> {
  const language = languageOfTexts(texts, caller.language)
  const context: Context = { ...known, language, t: translatorFor(texts, language) }
  return { data: await compiled.read(parts).answer(context), language, isPublic: isForEverybody(call) }
}

/** Asks what anyone who is signed in may; it is about no site. */
export async function callAsAccount(
  { call, compiled, parts, caller, known, service: { texts } }: CallRequest<AccountContext>,
  who: Identity,
): Promise<CallResult> {
  const language = languageOfTexts(texts, caller.language)
  const context: AccountContext = {
    ...known,
    ...accountParts(who, caller),
    language,
    t: translatorFor(texts, language),
  }
  return { data: await compiled.read(parts).answer(context), language, isPublic: isForEverybody(call) }
}

/** Asks what everybody may know of a site; of one of its drafts only those who may see it. */
export async function callAsVisitor({
  call,
  compiled,
  parts,
  caller,
  known,
  service,
}: CallRequest<SiteContext>): Promise<CallResult> {
  const question = compiled.read(parts)
  const { draftsId } = question
  const tenant = await siteOf(caller, service.sites, draftsId !== undefined)
  const draft = draftsId === undefined ? undefined : await service.visibleDraft(tenant, draftsId, caller)
  // A draft that may not be seen, a foreign one and a missing one look the same.
  if (draftsId !== undefined && !draft) throw new CallError('not_found')
  const configuration = draft?.globalConfiguration ?? tenant
  const spoken = draft ? enabledLanguages(draft.globalConfiguration) : spokenLanguages(tenant)
  const language = languageFor(caller.language, spoken) ?? configuration.defaultLanguage
  let isForAll = isForEverybody(call) && !draft
  let isOfWho = false
  const context: SiteContext = {
    ...known,
    ...siteParts(tenant, configuration, language),
    t: translatorFor(service.texts, language),
    ...(draft && { draft }),
    async isMember() {
      isOfWho = true
      const isKnown = await isMember(service, tenant, caller)
      if (isKnown) isForAll = false
      return isKnown
    },
  }
  const data = await question.answer(context)
  return { data, language, isPublic: isForAll, isOfWho, tenantId: tenant.id }
}

/** Whether somebody who asks as a visitor is a member who may look at drafts. */
async function isMember(service: Service, { id }: Tenant, caller: Caller): Promise<boolean> {
  const who = await whoAsks(service, caller)
  if (!who) return false
  return can(memberWithKey(await service.identities.membership(id, who.account.id), who.key, id), 'draft.read')
}

/** Asks what a link to a preview shows; nothing when none was opened, or that of another draft (R253). */
export async function callAsPreview({
  compiled,
  parts,
  caller,
  known,
  service,
}: CallRequest<SiteContext>): Promise<CallResult | undefined> {
  const preview = await service.identities.preview(caller.shown?.preview)
  if (!preview) return undefined
  const question = compiled.read(parts)
  const tenant = await siteOf({ ...caller, client: caller.client || preview.tenantId }, service.sites, true)
  if (tenant.id !== preview.tenantId || question.id !== preview.draftsId) return undefined
  const language = languageFor(caller.language, spokenLanguages(tenant)) ?? tenant.defaultLanguage
  const context: SiteContext = {
    ...known,
    ...siteParts(tenant, tenant, language),
    t: translatorFor(service.texts, caller.language ?? language),
  }
  return { data: await question.answer(context), language, isPublic: false, tenantId: tenant.id }
}
