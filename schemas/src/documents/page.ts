import type { PropsOf } from '../derive/props-of.ts'
import type { SchemaNode, SectionProps } from '../keywords.ts'
import { type PageType, pageTypeKeys } from './page-types.ts'
import type { Settings } from './settings.ts'

/** What a page says of itself, in every language. */
export const pageProps = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 120, translatable: true },
    seo: { $ref: 'seo' },
  },
} as const satisfies SectionProps
export type PageProps = PropsOf<typeof pageProps>

/** A page of a draft, without its structure: an entry of `pagesList`. */
export interface PageRecord {
  readonly id: string
  readonly pageType: PageType
  /** The last segment of its address; only pages of a kind of which there may be several have one. */
  readonly slug?: string
  /** Fractions leave room between two pages, so that moving one changes no other. */
  readonly order: number
  /** Whether the header and the footer of the site are drawn around it; they are unless this is `false`. */
  readonly header?: boolean
  readonly footer?: boolean
  readonly settings: Settings
}

export const ORDER_LIMIT = 1_000_000

export const slug = { type: 'string', pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 120 } as const

export const pageRecord = {
  $id: 'page',
  type: 'object',
  required: ['id', 'pageType', 'order', 'settings'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', pattern: '^[A-Za-z0-9-]{1,64}$' },
    pageType: { enum: pageTypeKeys },
    slug,
    order: { type: 'number', minimum: -ORDER_LIMIT, maximum: ORDER_LIMIT },
    header: { type: 'boolean' },
    footer: { type: 'boolean' },
    settings: { $ref: 'settings' },
  },
} as const satisfies SchemaNode
