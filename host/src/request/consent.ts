import type { ConsentState } from '@vitrine/renderer'
import type { SiteTags } from '@vitrine/schemas'
import type { Visit } from './visit.ts'

/** What a visitor may choose: nothing, analytics (a), marketing (m), or both. */
export type ConsentChoice = Exclude<ConsentState, 'ask' | 'signal'>

/** How long a choice holds, in seconds: 6 months (R313). */
export const CONSENT_LIFE = 183 * 24 * 60 * 60

/** What a visit has to do with the tags of its site. */
export interface ConsentOfVisit {
  readonly tags: SiteTags
  readonly state: ConsentState
  /** The policy that is agreed to, with its version: `cookies@2`. */
  readonly policy: string
}

const isChoice = (text: string | undefined): text is ConsentChoice => /^(?:none|a|m|am)$/.test(text ?? '')

export const policyName = ({ policy }: Pick<SiteTags, 'policy'>): string =>
  policy === undefined ? '' : `${policy.slug}@${policy.version}`

/** The cookie of a choice: the version of its form, the choice, and the policy as it was shown. */
export const consentCookie = (choice: ConsentChoice, policy: string): string => `1.${choice}.${policy}`

/** The choice in such a cookie; nothing where another policy holds since, or where it cannot be read. */
function choiceIn(cookie: string | undefined, policy: string): ConsentChoice | undefined {
  const [, choice, agreed] = /^1\.([a-z]+)\.(.*)$/s.exec(cookie ?? '') ?? []
  return isChoice(choice) && agreed === policy ? choice : undefined
}

/**
 * What is asked, or was answered, on a visit; nothing where there are no tags: on sites without any, and on pages that
 * are no visitors' pages (drafts, chat, demos, texts; R241). What a visitor chose comes before the signal of the
 * browser, since the settings say so.
 */
export function consentOf(visit: Pick<Visit, 'site' | 'draftsId' | 'route' | 'shown' | 'signalsPrivacy'>) {
  const { site, draftsId, route, shown, signalsPrivacy } = visit
  const isForVisitors = route === undefined || route.layout === 'landing'
  const tags = site?.tags
  if (!tags || site.currentDraftRelease === null || draftsId !== undefined || !isForVisitors) return undefined
  const policy = policyName(tags)
  const state: ConsentState = choiceIn(shown?.consent, policy) ?? (signalsPrivacy ? 'signal' : 'ask')
  return { tags, state, policy } satisfies ConsentOfVisit
}

/** The choice, where something was agreed to: only then anything of it is let in. */
export const agreedTo = ({ state }: Pick<ConsentOfVisit, 'state'>): Exclude<ConsentChoice, 'none'> | undefined =>
  state === 'a' || state === 'm' || state === 'am' ? state : undefined
