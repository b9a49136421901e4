import { notFound } from '../guards/guard.ts'
import type { RouteKey } from '../routing/routes.ts'
import { account } from './account/account.tsx'
import { chat } from './chat/chat.tsx'
import { designer } from './designer/designer.ts'
import { designerIframe } from './designer-iframe/designer-iframe.ts'
import { feed } from './feed/feed.ts'
import { forgotPassword } from './forgot-password/forgot-password.tsx'
import { iconDemo } from './icon-demo/icon-demo.tsx'
import { imageDemo } from './image-demo/image-demo.tsx'
import { invitation } from './invitation/invitation.tsx'
import { landing } from './landing/landing.ts'
import { login } from './login/login.tsx'
import { newPassword } from './new-password/new-password.tsx'
import { preview } from './preview/preview.tsx'
import { robots } from './robots/robots.ts'
import type { Screen } from './screen.ts'
import { sitemap } from './sitemap/sitemap.ts'
import { startScreen } from './start/start.tsx'
import { confirmSubscriptionScreen, unsubscribeScreen } from './subscription/subscription.tsx'
import { utils } from './utils/utils.ts'

/** What answers each route. */
export const screens: Readonly<Record<RouteKey, Screen>> = {
  start: startScreen,
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
  iconDemo,
  imageDemo,
  systemRobots: robots,
  robots,
  sitemap,
  feed,
  designer,
  designerIframe,
  utils,
  chat,
  login,
  forgotPassword,
  newPassword,
  invitation,
  account,
  preview,
  confirmSubscription: confirmSubscriptionScreen,
  unsubscribe: unsubscribeScreen,
  error: notFound,
}

export { type ErrorPageProps, errorPage } from './error/error.tsx'
export { NoPage } from './no-page.ts'
export type { EditorAnswer, Screen, ScreenAnswer, ScreenTools, TextAnswer } from './screen.ts'
