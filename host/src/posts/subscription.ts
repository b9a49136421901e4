import { confirmSubscription as confirm, unsubscribe as leave } from '@vitrine/schemas'
import { address, routes } from '../routes.ts'
import { field } from './post.ts'
import type { TakesPost } from './takes-post.ts'

/** Confirms a subscription; the link of the mail alone does not, since programs open links too. */
export const confirmSubscription: TakesPost = async (_visit, post, { tell, links, sentQuery }) => {
  await tell(confirm, { token: field(post, 'token') })
  return { to: links.to(address(routes.confirmSubscription), await sentQuery('confirm')) }
}

/** Ends a subscription. */
export const unsubscribe: TakesPost = async (_visit, post, { tell, links, sentQuery }) => {
  await tell(leave, { token: field(post, 'token') })
  return { to: links.to(address(routes.unsubscribe), await sentQuery('unsubscribe')) }
}
