import { CallError } from '@vitrine/schemas'
import type { RouteKey } from '../routing/routes.ts'
import type { FormHandler } from './form-handler.ts'
import { inquiryListForm } from './inquiry-list-form.ts'
import { ownerForms } from './owner-forms.ts'
import { subscriptionForms, visitorForm } from './visitor-forms.ts'

/** What a page does with a form that is sent to it: those of sites take what visitors write. */
export function formHandlerOf(key: RouteKey | undefined): FormHandler {
  const ofOwners = key && ownerForms[key]
  if (key === 'inquiryList') return inquiryListForm
  if (!ofOwners) return (key && subscriptionForms[key]) ?? visitorForm
  return async (visit, post, tools) => {
    // Forms of owners count only when a page of ours sends them (reliability, 4).
    if (!post.isFromOurPages) throw new CallError('not_allowed')
    return ofOwners(visit, post, tools)
  }
}

export { sentOutcome, sentQuery } from '../request/sent-form.ts'
export { failedSubmission } from './form-handler.ts'
