import { CallError } from '@vitrine/schemas'
import type { RouteKey } from '../routing/routes.ts'
import { changeAccountForm } from './account.ts'
import { acceptInvitationForm } from './invitation.ts'
import { forgotPasswordForm, newPasswordForm } from './password-reset.ts'
import { signInForm } from './sign-in.ts'
import { confirmSubscriptionForm, unsubscribeForm } from './subscription.ts'
import { visitorForm } from './visitor-form.ts'

/** Forms of owners count only when a page of ours sends them (reliability, 4). */
const fromOurPages =
  (take: TakesPost): TakesPost =>
  async (visit, post, tools) => {
    if (!post.isFromOurPages) throw new CallError('not_allowed')
    return take(visit, post, tools)
  }

const own: Readonly<Partial<Record<RouteKey, TakesPost>>> = {
  login: fromOurPages(signInForm),
  forgotPassword: fromOurPages(forgotPasswordForm),
  newPassword: fromOurPages(newPasswordForm),
  account: fromOurPages(changeAccountForm),
  invitation: fromOurPages(acceptInvitationForm),
  confirmSubscription: confirmSubscriptionForm,
  unsubscribe: unsubscribeForm,
}

/** What a page does with a form that is sent to it: those of sites take what visitors write. */
export const postOf = (key: RouteKey | undefined): TakesPost => (key && own[key]) || visitorForm

export type { Post } from '../request/form-submission.ts'
export { sentOutcome, sentQuery } from '../request/sent-form.ts'
export { failedSubmission } from './failed.ts'
export { isForm, isTooLarge, readPost, takePosts } from './read-post.ts'

import type { TakesPost } from './takes-post.ts'
