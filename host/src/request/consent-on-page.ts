import type { StageConsent } from '@vitrine/renderer'
import { type Links, scriptJson } from '@vitrine/renderer/internal'
import { ConsentRegion } from '@vitrine/sections/consent'
import { createElement, type ReactNode } from 'react'
import type { Assets } from '../assets/assets.ts'
import { routeAddress, routes } from '../routing/routes.ts'
import { agreedTo, consentOf } from './consent.ts'
import type { Visit } from './visit.ts'

/** What a page of a site with tags has besides; nothing of it on all others. */
export interface ConsentOnPage {
  readonly stage?: StageConsent
  /** What comes first on the page. */
  readonly first?: ReactNode
  readonly scripts: readonly string[]
  /** What the script loads, where a visitor agreed to something; read by `renderer/src/browser/consent/tags.ts`. */
  readonly tags?: string
}

/** What is asked on a page, and what of the tags may be loaded by it (R241, R313). */
export function consentOnPage(
  visit: Visit,
  links: Links,
  { consent: script, question }: Assets,
  isPosted: boolean,
): ConsentOnPage {
  const consent = consentOf(visit)
  if (!consent) return { scripts: [] }
  const { state, policy } = consent
  const { policy: shown, ...ids } = consent.tags
  const stage: StageConsent = {
    state,
    // Another id than that of the settings: an address that opens those does not open them where nothing was chosen.
    anchor: state === 'ask' ? 'consent-bar' : 'consent',
    policy,
    policyHref: shown && links.to(routeAddress(routes.policy, { id: shown.slug })),
    isPosted,
    script: question,
  }
  const choice = agreedTo(consent)
  return {
    stage,
    first: createElement(ConsentRegion, { consent: stage }),
    ...(choice === undefined
      ? { scripts: [] }
      : { scripts: [script], tags: scriptJson({ choice, client: visit.site?.clientId, ...ids }) }),
  }
}
