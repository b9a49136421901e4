import type { Seo } from '../derive/props-of.ts'
import { ID_PATTERN } from '../ids.ts'
import type { Json } from '../json.ts'
import type { SchemaNode } from '../keywords.ts'
import { type PageType, pageTypeField } from './page-types.ts'

/** A component in one language: everything its view needs, with no layer left to look up. */
export interface ResolvedComponent {
  readonly id: string
  readonly type: string
  readonly version: number
  /** The values for pc. */
  readonly props: Readonly<Record<string, Json>>
  /** The values that differ on a phone, by path. */
  readonly mobile?: Readonly<Record<string, Json>>
  /** The language of the values that come from another one than the page's, by path (R225). */
  readonly languages?: Readonly<Record<string, string>>
  readonly slots?: Readonly<Record<string, readonly string[]>>
}

/** An entry of the outline: a heading of level 1 or 2 with its address on the page (R163). */
export interface OutlineEntry {
  readonly id: string
  readonly text: string
  readonly level: number
  readonly component: string
  /** The path of the prop that is drawn as this heading; `body#2` for the third one inside rich text. */
  readonly path: string
}

/** A tree of components in one language: the body of a page, a header or a footer. */
export interface ResolvedTree {
  readonly root: readonly string[]
  readonly components: Readonly<Record<string, ResolvedComponent>>
  readonly outline: readonly OutlineEntry[]
}

/** One page in one language, resolved and immutable. */
export interface Edition extends ResolvedTree {
  readonly page: {
    readonly id: string
    readonly pageType: PageType
    readonly slug?: string
    readonly name: string
    readonly seo?: Seo
    readonly header: boolean
    readonly footer: boolean
  }
  readonly language: string
}

const id = { type: 'string', pattern: ID_PATTERN } as const
const ids = { type: 'array', items: id } as const

const resolvedComponent = {
  type: 'object',
  required: ['id', 'type', 'version', 'props'],
  additionalProperties: false,
  properties: {
    id,
    type: { type: 'string' },
    version: { type: 'integer' },
    props: { type: 'object' },
    mobile: { type: 'object' },
    languages: { type: 'object', additionalProperties: { type: 'string' } },
    slots: { type: 'object', additionalProperties: ids },
  },
} as const

const tree = {
  root: ids,
  components: { type: 'object', additionalProperties: resolvedComponent },
  outline: {
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'text', 'level', 'component', 'path'],
      additionalProperties: false,
      properties: {
        id: { type: 'string' },
        text: { type: 'string' },
        level: { type: 'integer' },
        component: id,
        path: { type: 'string' },
      },
    },
  },
} as const

export const resolvedTree = {
  $id: 'resolved-tree',
  type: 'object',
  required: ['root', 'components', 'outline'],
  additionalProperties: false,
  properties: tree,
} as const satisfies SchemaNode

export const edition = {
  $id: 'edition',
  type: 'object',
  required: ['page', 'language', 'root', 'components', 'outline'],
  additionalProperties: false,
  properties: {
    page: {
      type: 'object',
      required: ['id', 'pageType', 'name', 'header', 'footer'],
      additionalProperties: false,
      properties: {
        id: { type: 'string' },
        pageType: pageTypeField,
        slug: { type: 'string' },
        name: { type: 'string' },
        seo: { $ref: 'seo' },
        header: { type: 'boolean' },
        footer: { type: 'boolean' },
      },
    },
    language: { type: 'string' },
    ...tree,
  },
} as const satisfies SchemaNode
