import type { PropsOf } from '../derive/props-of.ts'
import type { SchemaNode, SectionProps } from '../keywords.ts'
import { type PageType, pageTypeField } from './page-types.ts'
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
  /**
   * The part of its address that is its own: `about-us` behind `/pages/`. Of a kind that a plugin adds it is the whole
   * address without its first slash (`recipes/apple-pie`, `events`), so that the page stays where it is without the plugin.
   * Pages of other kinds have none.
   */
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

/** The same of pages of every kind: those that plugins add have a base path before it. */
export const pageSlug = {
  type: 'string',
  pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*)?$',
  maxLength: 181,
} as const

export const pageRecord = {
  $id: 'page',
  type: 'object',
  required: ['id', 'pageType', 'order', 'settings'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', pattern: '^[A-Za-z0-9-]{1,64}$' },
    pageType: pageTypeField,
    slug: pageSlug,
    order: { type: 'number', minimum: -ORDER_LIMIT, maximum: ORDER_LIMIT },
    header: { type: 'boolean' },
    footer: { type: 'boolean' },
    settings: { $ref: 'settings' },
  },
} as const satisfies SchemaNode
