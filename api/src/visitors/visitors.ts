import type { Answered } from '../calls/answer.ts'
import { inquiryImageAnswers } from './inquiry-images.ts'
import { messageAnswers } from './messages.ts'
import { openingAnswers } from './openings.ts'
import { subscriptionAnswers } from './subscriptions.ts'

/** What visitors may send to a site. */
export const visitorAnswers: readonly Answered[] = [
  ...inquiryImageAnswers,
  ...messageAnswers,
  ...subscriptionAnswers,
  ...openingAnswers,
]
