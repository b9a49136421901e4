import { CallError, can } from '@vitrine/schemas'
import { languageFor } from '../../platform/language/languages.ts'
import { translatorFor } from '../../platform/language/translator.ts'
import { isForFrames, isOfDraft } from '../access/frame-access.ts'
import type { Identity } from '../access/identity.ts'
import { spokenLanguages } from '../access/site.ts'
import { siteOfMember } from '../access/site-of.ts'
import { accountParts, type CallRequest, type CallResult, siteParts } from './compiled-call.ts'
import type { MemberContext } from './context.ts'

/** Asks what members of a site may: the action of the call is looked at before what is asked. */
export async function callAsMember(
  { call, compiled, parts, caller, known, service }: CallRequest<MemberContext>,
  who: Identity,
): Promise<CallResult> {
  const { tenant, member } = await siteOfMember(who, caller, service)
  const { access } = call
  const isAction = access !== 'visitor' && access !== 'account'
  if (!isAction || !can(member, access) || (who.frame && !isForFrames(access))) throw new CallError('not_allowed')
  const question = compiled.read(parts)
  if (who.frame && !isOfDraft(call, question, who.frame.draftsId)) throw new CallError('not_found')
  const language = languageFor(caller.language, spokenLanguages(tenant)) ?? tenant.defaultLanguage
  const context: MemberContext = {
    ...known,
    ...accountParts(who, caller),
    ...siteParts(tenant, tenant, language),
    // A member gets failures in the language of the interface, whatever the site speaks.
    t: translatorFor(service.texts, caller.language ?? language),
    member,
  }
  return { data: await question.answer(context), language, isPublic: false, tenantId: tenant.id }
}
