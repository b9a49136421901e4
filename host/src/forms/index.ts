import { CallError } from '@vitrine/schemas'
import type { RouteKey } from '../routing/routes.ts'
import { changeAccount } from './account.ts'
import { acceptInvitation } from './invitation.ts'
import { forgotPassword, newPassword } from './password-reset.ts'
import { signIn } from './sign-in.ts'
import { confirmSubscription, unsubscribe } from './subscription.ts'
import { visitorForm } from './visitor-form.ts'

/** Forms of owners count only when a page of ours sends them (reliability, 4). */
const fromOurPages =
  (take: TakesPost): TakesPost =>
  async (visit, post, tools) => {
    if (!post.isFromOurPages) throw new CallError('not_allowed')
    return take(visit, post, tools)
  }

const own: Readonly<Partial<Record<RouteKey, TakesPost>>> = {
  login: fromOurPages(signIn),
  forgotPassword: fromOurPages(forgotPassword),
  newPassword: fromOurPages(newPassword),
  account: fromOurPages(changeAccount),
  invitation: fromOurPages(acceptInvitation),
  confirmSubscription,
  unsubscribe,
}

/** What a page does with a form that is sent to it: those of sites take what visitors write. */
export const postOf = (key: RouteKey | undefined): TakesPost => (key && own[key]) || visitorForm

export type { Outcome, Post } from '../request/form-submission.ts'
export { sentOutcome, sentQuery } from '../request/sent-form.ts'
export { failed } from './failed.ts'
export { isForm, isTooLarge, readPost, takePosts } from './read-post.ts'

import type { TakesPost } from './takes-post.ts'
