import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { cardProps } from '../parts/card/card-props.ts'
import { headProps } from '../parts/head/head-props.ts'
import { listingProps } from '../parts/listing/listing-props.ts'
import { newsListPresets } from './presets.ts'

export const newsListProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    /** Empty: articles of every category. */
    category: { type: 'string', maxLength: 120, group: 'source', order: 1 },
    ...listingProps,
    sort: { ...listingProps.sort, default: 'newest' },
    pageSize: { ...listingProps.pageSize, default: 12 },
    ...cardProps,
    ratio: { ...cardProps.ratio, default: '16/9' },
    showSummary: { ...cardProps.showSummary, default: true },
    showDate: { type: 'boolean', default: true, group: 'card', order: 3 },
    showCategory: { type: 'boolean', default: true, group: 'card', order: 5 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type NewsListProps = PropsOf<typeof newsListProps>

export const newsListSpec = {
  type: 'news-list',
  version: 1,
  category: 'company',
  icon: 'newspaper',
  props: newsListProps,
  nesting: { within: [] },
  presets: newsListPresets,
} as const satisfies SectionSpec<typeof newsListProps>
