import type { PropsOf, SchemaNode, SectionProps } from '@vitrine/schemas'
import { cardProps } from '../card/card-props.ts'
import { headProps } from '../head/head-props.ts'
import { listingProps } from '../listing/listing-props.ts'

/** What every list of articles has. Spread it into the properties of one. */
export const articleListProps = {
  ...headProps,
  /** Empty: articles of every category. */
  category: { type: 'string', maxLength: 120, group: 'source', order: 1 },
  ...listingProps,
  ...cardProps,
} as const satisfies Readonly<Record<string, SchemaNode>>

const anyList = {
  type: 'object',
  additionalProperties: false,
  properties: articleListProps,
} as const satisfies SectionProps

/** The settings of a list of articles; what its schema does not have is not shown. */
export interface ArticleListProps extends PropsOf<typeof anyList> {
  readonly showDate?: boolean
  readonly showCategory?: boolean
  readonly showCustomer?: boolean
  readonly showPlace?: boolean
  readonly showYear?: boolean
}
