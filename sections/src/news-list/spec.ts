import { layoutProps, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { articleListProps } from '../parts/article-list/article-list-props.ts'
import { newsListPresets } from './presets.ts'

const shown = (order: number) => ({ type: 'boolean', default: true, group: 'card', order }) as const

export const newsListProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...articleListProps,
    sort: { ...articleListProps.sort, default: 'newest' },
    pageSize: { ...articleListProps.pageSize, default: 12 },
    ratio: { ...articleListProps.ratio, default: '16/9' },
    showSummary: { ...articleListProps.showSummary, default: true },
    showDate: shown(3),
    showCategory: shown(5),
    ...layoutProps,
  },
} as const satisfies SectionProps

export const newsListSpec = {
  type: 'news-list',
  version: 1,
  category: 'company',
  icon: 'newspaper',
  props: newsListProps,
  nesting: { within: [] },
  presets: newsListPresets,
} as const satisfies SectionSpec<typeof newsListProps>
