import { confirmSubscription as confirm, unsubscribe as leave } from '@vitrine/schemas'
import { fieldValue, type Post } from '../request/form-submission.ts'
import type { Visit } from '../request/visit.ts'
import { routeAddress, routes } from '../routing/routes.ts'
import type { TakesPost } from './takes-post.ts'

/** Mail programs that unsubscribe with one click leave the token in the address (RFC 8058). */
const tokenOf = (post: Post, { query }: Visit): string => fieldValue(post, 'token') || (query.get('token') ?? '')

/** Confirms a subscription; the link of the mail alone does not, since programs open links too. */
export const confirmSubscriptionForm: TakesPost = async (visit, post, { mutate }) => {
  const token = tokenOf(post, visit)
  await mutate(confirm, { token })
  return { to: visit.links.to(routeAddress(routes.confirmSubscription), { token }) }
}

/** Ends a subscription. */
export const unsubscribeForm: TakesPost = async (visit, post, { mutate }) => {
  const token = tokenOf(post, visit)
  await mutate(leave, { token })
  return { to: visit.links.to(routeAddress(routes.unsubscribe), { token }) }
}
