import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { articleProps } from '../parts/article/article-props.ts'
import { headProps } from '../parts/head/head-props.ts'
import { newsDetailPresets } from './presets.ts'

const shown = (order: number) => ({ type: 'boolean', default: true, group: 'head', order }) as const

export const newsDetailProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** Empty: the article that is visited. */
    article: {
      type: 'string',
      maxLength: 120,
      setter: 'source',
      setterOptions: { from: 'articles' },
      group: 'source',
      order: 1,
    },
    titleLevel: { ...headProps.titleLevel, default: 'h1' },
    showBack: shown(4),
    showDate: shown(5),
    showAuthor: shown(6),
    showCategory: shown(7),
    showSummary: shown(8),
    showPicture: shown(9),
    ...articleProps,
    showNeighbours: { type: 'boolean', default: true, group: 'more', order: 1 },
    /** None of them: no related news. */
    related: { type: 'integer', minimum: 0, maximum: 6, default: 3, group: 'more', order: 2 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type NewsDetailProps = PropsOf<typeof newsDetailProps>

export const newsDetailSpec = {
  type: 'news-detail',
  version: 1,
  category: 'company',
  icon: 'file-text',
  props: newsDetailProps,
  nesting: { within: [] },
  presets: newsDetailPresets,
} as const satisfies SectionSpec<typeof newsDetailProps>
