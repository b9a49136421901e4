import { notFound } from '../guards/guard.ts'
import type { RouteKey } from '../routing/routes.ts'
import { account } from './account/account.ts'
import { designer, designerIframe, utils } from './editor/editor.ts'
import { landing } from './landing/landing.ts'
import { newSite } from './new-site/new-site.ts'
import { office } from './office/office.ts'
import type { Screen } from './screen.ts'
import { confirmEmail } from './sign-in/confirm-email.ts'
import { forgotPassword } from './sign-in/forgot-password.ts'
import { invitation } from './sign-in/invitation.ts'
import { login } from './sign-in/login.ts'
import { newPassword } from './sign-in/new-password.ts'
import { chat } from './system/chat.ts'
import { iconDemo, imageDemo } from './system/demos.ts'
import { preview } from './system/preview.ts'
import { start } from './system/start.ts'
import { confirmSubscription, unsubscribe } from './system/subscription.ts'
import { feed } from './texts/feed.ts'
import { robots } from './texts/robots.ts'
import { sitemap } from './texts/sitemap.ts'

/** What answers each route. */
export const screens: Readonly<Record<RouteKey, Screen>> = {
  start,
  home: landing,
  pages: landing,
  products: landing,
  product: landing,
  collection: landing,
  cases: landing,
  case: landing,
  info: landing,
  infoDetail: landing,
  policy: landing,
  inquiryList: landing,
  iconDemo,
  imageDemo,
  systemRobots: robots,
  robots,
  sitemap,
  feed,
  designer,
  designerIframe,
  utils,
  office,
  chat,
  login,
  forgotPassword,
  newPassword,
  confirmEmail,
  invitation,
  account,
  newSite,
  preview,
  confirmSubscription,
  unsubscribe,
  error: notFound,
  addedSinglePage: landing,
  addedPage: landing,
}
