import type { PropsOf, SchemaNode, SectionProps } from '@vitrine/schemas'
import { articleProps } from '../article/article-props.ts'
import { headProps } from '../head/head-props.ts'

const shown = { type: 'boolean', default: true, group: 'head' } as const

/** What stands at the head of an article's page. Spread it into the properties of one. */
export const articleHeadProps = {
  titleLevel: { ...headProps.titleLevel, default: 'h1' },
  showBack: { ...shown, order: 4 },
  showSummary: { ...shown, order: 5 },
  showPicture: { ...shown, order: 6 },
} as const satisfies Readonly<Record<string, SchemaNode>>

/** How many further ones stand at the end. None of them: no such list. */
export const relatedProp = {
  type: 'integer',
  minimum: 0,
  maximum: 6,
  default: 3,
  group: 'more',
  order: 2,
} as const satisfies SchemaNode

const anyDetail = {
  type: 'object',
  additionalProperties: false,
  properties: { ...articleHeadProps, ...articleProps, related: relatedProp, askButton: { $ref: 'button' } },
} as const satisfies SectionProps

/** The settings of the page of an article; what its schema does not have is not shown. */
export interface ArticleDetailProps extends PropsOf<typeof anyDetail> {
  /** The one that is shown where none is visited: by the name that its schema has for it. */
  readonly case?: string
  readonly article?: string
  readonly showDate?: boolean
  readonly showAuthor?: boolean
  readonly showCategory?: boolean
  readonly facts?: 'beside' | 'above' | 'none'
  readonly showCustomer?: boolean
  readonly showPlace?: boolean
  readonly showYear?: boolean
  readonly showAsk?: boolean
  readonly askText?: string
  readonly showProducts?: boolean
  readonly showNeighbours?: boolean
}
