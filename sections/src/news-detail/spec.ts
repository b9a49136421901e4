import { layoutProps, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { articleProps } from '../parts/article/article-props.ts'
import { articleHeadProps, relatedProp } from '../parts/article-detail/article-detail-props.ts'
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
      reference: { kind: 'info', by: 'id' },
      group: 'source',
      order: 1,
    },
    ...articleHeadProps,
    showDate: shown(5),
    showAuthor: shown(6),
    showCategory: shown(7),
    showSummary: { ...articleHeadProps.showSummary, order: 8 },
    showPicture: { ...articleHeadProps.showPicture, order: 9 },
    ...articleProps,
    showNeighbours: { type: 'boolean', default: true, group: 'more', order: 1 },
    related: relatedProp,
    ...layoutProps,
  },
} as const satisfies SectionProps

export const newsDetailSpec = {
  type: 'news-detail',
  version: 1,
  category: 'company',
  icon: 'file-text',
  props: newsDetailProps,
  nesting: { within: [] },
  presets: newsDetailPresets,
} as const satisfies SectionSpec<typeof newsDetailProps>
