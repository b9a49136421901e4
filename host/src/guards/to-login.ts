import { chooseLanguage } from '../languages.ts'
import { linkBuilder } from '../links.ts'
import { address, routes } from '../routes.ts'
import type { Visit } from '../visit.ts'
import { type GuardAnswer, redirect } from './guard.ts'

/** Asks to sign in first; then the visit goes on where it was. */
export const toLogin = ({ fullPath, query }: Visit): GuardAnswer =>
  redirect(302, linkBuilder(chooseLanguage(query.get('language'))).to(address(routes.login), { to: fullPath }))
