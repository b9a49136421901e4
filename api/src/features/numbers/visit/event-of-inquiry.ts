import type { CountedDimension, CountedEvent } from '../counted-event.ts'
import { deviceOf } from './device.ts'
import { campaignSource, hostOfReferrer } from './source.ts'

/** An inquiry that was stored. */
export interface CountedInquiry {
  readonly tenantId: string
  readonly at: number
  /** The path of the page that it was sent from. */
  readonly page: string | undefined
  readonly language: string
  /** As the buyer said it. */
  readonly country: string | undefined
  /** The page of another site that led here, and the `utm_` parameters of the first address. */
  readonly referrer: string | undefined
  readonly campaign: string | undefined
  readonly agent: string
  /** The ids of the products that it asks about. */
  readonly products: readonly (string | undefined)[]
}

/** An inquiry as it counts: by the same as views, and by each product once. How many people sent it is not asked. */
export function eventOfInquiry(inquiry: CountedInquiry): CountedEvent {
  const { tenantId, at, page, language, country, referrer, campaign, agent, products } = inquiry
  const values: readonly (readonly [CountedDimension, string])[] = [
    ['all', ''],
    ...(page === undefined ? [] : [['page', page] as const]),
    ['language', language],
    ['country', country ?? ''],
    ['source', campaignSource(campaign) ?? hostOfReferrer(referrer) ?? ''],
    ['device', deviceOf(agent)],
    ...[...new Set(products)].flatMap((id) => (id === undefined ? [] : [['product', id] as const])),
  ]
  return { tenantId, at, measure: 'inquiry', values, visitor: undefined }
}
