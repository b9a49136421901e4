import type { Answer, siteNumbers } from '@vitrine/schemas'

export type CountedDay = Answer<typeof siteNumbers>['days'][number]
export type CountedRow = Answer<typeof siteNumbers>['rows'][number]

/** What is counted of a day. */
export const counts = ['views', 'visitors', 'productViews', 'inquiries'] as const
type Count = (typeof counts)[number]

/** All days together. */
export const sumOf = (days: readonly CountedDay[], count: Count): number =>
  days.reduce((sum, day) => sum + day[count], 0)
