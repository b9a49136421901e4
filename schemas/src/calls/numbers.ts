import type { SchemaNode } from '../keywords.ts'
import { call } from './call.ts'

/** What the numbers of a site can be told apart by. */
export const numberDimensions = [
  /** Paths in the site: `/product/lamp`. */
  'page',
  /** Codes of the site's languages. */
  'language',
  /** Codes of ISO 3166-1; empty where it is not known. An estimate. */
  'country',
  /** Where visits began: `utm_source`, or the host of the page that led here; empty for neither. */
  'source',
  /** Classes of width, by what browsers call themselves. */
  'device',
  /** What was searched for without a result, in lower case. */
  'search',
  /** Ids of products. */
  'product',
] as const
export type NumberDimension = (typeof numberDimensions)[number]

export const deviceClasses = ['phone', 'tablet', 'desktop'] as const
export type DeviceClass = (typeof deviceClasses)[number]

/** What stands for all values of a day beyond the number of those that are told apart. */
export const OTHER_VALUES = '…'

/** So many days may be asked for at once: what is kept, and the span before it. */
export const MOST_NUMBER_DAYS = 1600
/** So many rows are told; the others are part of `total`. */
export const MOST_NUMBER_ROWS = 100

const day = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' } as const
const count = { type: 'integer', minimum: 0 } as const

/** What was counted, of a day or of a value. */
const counts = {
  views: count,
  /** Different browsers of a day; of several days it is their sum. Who asks not to be followed is not among them. */
  visitors: count,
  /** Inquiries that were sent, by form and by chat. */
  inquiries: count,
} as const

const days = {
  type: 'array',
  items: {
    type: 'object',
    required: ['day', 'views', 'visitors', 'inquiries', 'productViews'],
    additionalProperties: false,
    properties: {
      day,
      ...counts,
      /** Those of the views that were of a product. */
      productViews: count,
    },
  },
} as const satisfies SchemaNode

const rows = {
  type: 'array',
  items: {
    type: 'object',
    required: ['value', 'views', 'visitors', 'inquiries'],
    additionalProperties: false,
    properties: {
      value: { type: 'string' },
      /** What a product is called, if it is still there. */
      name: { type: 'string' },
      ...counts,
    },
  },
} as const satisfies SchemaNode

export const siteNumbers = call('GET v1/site/numbers', {
  name: 'site.numbers',
  access: 'settings.read',
  cache: 'private',
  summary:
    'How often the pages of the site were visited, day by day in its time zone, and by one of: page, language, country, source, device, search (without a result), product. Counted without cookies; bots, members and previews are left out.',
  query: {
    type: 'object',
    required: ['from', 'to'],
    additionalProperties: false,
    properties: {
      /** The first day and the last one: `2026-03-15`. */
      from: day,
      to: day,
      by: { enum: numberDimensions },
    },
  },
  answer: {
    type: 'object',
    required: ['days', 'rows', 'total', 'timeZone', 'today', 'isCounting', 'isPublished'],
    additionalProperties: false,
    properties: {
      /** Every day from the first to the last, in order; those without visits too. */
      days,
      /** By `by`, the most visited first; empty without it. */
      rows,
      /** How many rows there are, with those that are left out. */
      total: count,
      /** In which days begin: `Asia/Shanghai`. */
      timeZone: { type: 'string' },
      /** The day that it is there now. */
      today: day,
      /** The first day of which something is kept; missing before the first visit. */
      since: day,
      /** Whether the settings let visits be counted. */
      isCounting: { type: 'boolean' },
      /** Whether the site was ever published. */
      isPublished: { type: 'boolean' },
    },
  },
})
