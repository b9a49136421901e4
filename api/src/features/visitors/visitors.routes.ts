import type { Answered } from '../../http/endpoint/endpoint.ts'
import { openingAnswers } from './email-visits.routes.ts'
import { inquiryImageAnswers } from './inquiry-images.routes.ts'
import { messageAnswers } from './messages.routes.ts'
import { subscriptionAnswers } from './subscriptions.routes.ts'

/** What visitors may send to a site. */
export const visitorAnswers: readonly Answered[] = [
  ...inquiryImageAnswers,
  ...messageAnswers,
  ...subscriptionAnswers,
  ...openingAnswers,
]
