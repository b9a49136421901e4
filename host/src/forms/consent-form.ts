import type { PostedForm } from '@vitrine/api'
import { CallError, CONSENT_ID_PATTERN, recordConsent } from '@vitrine/schemas'
import { CONSENT_LIFE, type ConsentChoice, consentCookie, consentOf } from '../request/consent.ts'
import { fieldValue, ownAddress } from '../request/form-submission.ts'
import type { Visit } from '../request/visit.ts'
import type { FormHandler } from './form-handler.ts'

const id = new RegExp(CONSENT_ID_PATTERN)

/** The id of the link that opens the settings: whoever chose there is back there. */
const SETTINGS = '#consent-settings'

function choiceOf(post: PostedForm): ConsentChoice {
  const choice = fieldValue(post, 'choice')
  if (choice === 'all') return 'am'
  if (choice === 'none') return 'none'
  if (choice !== 'some') throw new CallError('unreadable')
  const [analytics, marketing] = ['analytics', 'marketing'].map((name) => fieldValue(post, name) === 'yes')
  if (analytics) return marketing ? 'am' : 'a'
  return marketing ? 'm' : 'none'
}

/** Cookies of tags that were not agreed to, by their names: `_ga`, `_ga_AB12`, `_gcl_au`. */
const unwanted = ({ shown }: Visit, choice: ConsentChoice): readonly string[] =>
  (shown?.ofTags ?? []).filter((name) => !choice.includes(name.startsWith('_ga') ? 'a' : 'm'))

/**
 * The choice of a visitor about the tags of the site (R313, R314): it is recorded, kept in a cookie for six months,
 * and the same page is shown again. What is refused is refused even where nothing can be recorded.
 */
export const consentForm: FormHandler = async (visit, post, tools) => {
  // Nobody agrees by the form of another site.
  if (!post.isFromOurPages) throw new CallError('not_allowed')
  const isSettings = fieldValue(post, 'source') === 'settings'
  const back = { to: `${ownAddress(visit.fullPath)}${isSettings ? SETTINGS : ''}` }
  if (!consentOf(visit)) return back
  const choice = choiceOf(post)
  // As it was shown: whoever saw an older one is asked again.
  const policy = fieldValue(post, 'policy').slice(0, 200)
  const known = visit.shown?.consentId
  const recorded = tools.mutate(recordConsent, {
    ...(known !== undefined && id.test(known) && { id: known }),
    analytics: choice.includes('a'),
    marketing: choice.includes('m'),
    policy,
    source: isSettings ? 'settings' : 'bar',
  })
  const record = choice === 'none' ? await recorded.catch(() => undefined) : await recorded
  tools.setSiteCookie('consent', consentCookie(choice, policy), CONSENT_LIFE)
  if (record) tools.setSiteCookie('consentId', record.id, CONSENT_LIFE)
  tools.forgetCookies(unwanted(visit, choice))
  return back
}
