import { type Visit, type VisitContext, withLearned } from '../request/visit.ts'
import type { GuardName } from '../routing/routes.ts'
import { addressIsValid } from './address-is-valid.ts'
import { buildRedirects } from './build-redirects.ts'
import { type Guard, type GuardAnswer, type GuardTools, notFound, passWith } from './guard.ts'
import { hostFitsClient } from './host-fits-client.ts'
import { membersOnly } from './members-only.ts'
import { ownerRedirects } from './owner-redirects.ts'
import { previewRoute } from './preview-route.ts'

/** Every visit passes these, in this order (specification §2). */
export const guards: readonly Guard[] = [addressIsValid, hostFitsClient, buildRedirects, ownerRedirects]

/** The guards that a route asks for by name. */
export const namedGuards: Readonly<Record<GuardName, Guard>> = {
  'preview-route': previewRoute,
  'members-only': membersOnly,
}

/**
 * Takes a visit past all of its guards. The first one that does not let it pass has the last word;
 * a `pass` carries all that was found out.
 */
export async function guard(visit: Visit, tools: GuardTools): Promise<GuardAnswer> {
  let seen = visit
  const learned = () => ({
    ...(seen.site && { site: seen.site }),
    ...(seen.draftsId !== undefined && { draftsId: seen.draftsId }),
  })
  for (const check of [...guards, ...(visit.route?.guards ?? []).map((name) => namedGuards[name])]) {
    const answer = await check(seen, tools)
    // The site is known by then, so the error page can be drawn as a page of it.
    if (answer.kind === 'stop') return { ...answer, learned: { ...(await siteNamed(seen, tools)), ...learned() } }
    if (answer.kind === 'redirect') return answer
    seen = withLearned(seen, answer.learned)
  }
  return visit.route ? passWith(learned()) : { ...notFound(visit), learned: learned() }
}

/** The site that an address of the system domain names: guard 1 stops before guard 2 has looked for it. */
async function siteNamed({ host, clientId }: Visit, { siteByClient }: GuardTools): Promise<VisitContext> {
  const site = host.kind === 'system' && clientId !== undefined ? await siteByClient(clientId) : undefined
  return site ? { site } : {}
}

export * from './guard.ts'
