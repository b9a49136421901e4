import { type Action, CallError, can } from '@vitrine/schemas'
import { lookUpLanguage } from '../../platform/language/languages.ts'
import { wordsIn } from '../../platform/language/translator.ts'
import type { MemberContext } from './context.ts'
import { isForFrames, isOfDraft } from './frame-access.ts'
import type { Who } from './identity.ts'
import type { QuestionParts } from './question.ts'
import { accountParts, type Given, type Known, type ReadyCall, siteParts } from './ready-call.ts'
import type { Asking } from './service.ts'
import { spokenLanguages } from './site.ts'
import { siteOfMember } from './site-of.ts'

/** Asks what members of a site may: the action of the call is looked at before what is asked. */
export async function askAsMember(
  { call, read, run, service }: ReadyCall,
  parts: QuestionParts,
  asking: Asking,
  known: Known,
  who: Who,
): Promise<Given> {
  const { tenant, member } = await siteOfMember(who, asking, service)
  const action = call.access as Action
  if (!can(member, action) || (who.frame && !isForFrames(action))) throw new CallError('not_allowed')
  const question = read(parts)
  if (who.frame && !isOfDraft(call, question, who.frame.draftsId)) throw new CallError('not_found')
  const language = lookUpLanguage(asking.language, spokenLanguages(tenant)) ?? tenant.defaultLanguage
  const context: MemberContext = {
    ...known,
    ...accountParts(who, asking),
    ...siteParts(tenant, tenant, language),
    // A member is told of failures in the language of the interface, whatever the site speaks.
    words: wordsIn(service.texts, asking.language ?? language),
    member,
  }
  return { data: await run(question, context), language, isPublic: false, tenantId: tenant.id }
}
