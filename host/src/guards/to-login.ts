import { chooseLanguage, linkBuilder } from '@vitrine/renderer/internal'
import type { Visit } from '../request/visit.ts'
import { routeAddress, routes } from '../routing/routes.ts'
import { type GuardAnswer, redirect } from './guard.ts'

const systemLinks = ({ query }: Visit) => linkBuilder(chooseLanguage(query.get('language')))

/** Asks to sign in first; then the visit goes on where it was. */
export const toLogin = (visit: Visit): GuardAnswer =>
  redirect(302, systemLinks(visit).to(routeAddress(routes.login), { to: visit.fullPath }))

/** Whoever is signed in chooses a site there, where an address could mean any of several or none (R319). */
export const toAccount = (visit: Visit): GuardAnswer =>
  redirect(302, systemLinks(visit).to(routeAddress(routes.account)))
