import type { SchemaNode } from '../keywords.ts'
import { type Theme, theme } from '../theme.ts'
import { type ResolvedMenu, resolvedMenu } from './menu.ts'
import { type PageType, pageTypeField } from './page-types.ts'

/** A page as a release knows it: where it is, and which edition stands there. */
export interface ReleasedPage {
  readonly id: string
  readonly pageType: PageType
  readonly slug?: string
  readonly name: string
  /** The content address of its edition: SHA-256 of its canonical JSON, in hex. */
  readonly edition: string
}

/** Everything that is published in one language. */
export interface ReleasedLanguage {
  readonly pages: readonly ReleasedPage[]
  readonly menus: Readonly<Record<string, ResolvedMenu>>
  readonly theme: Theme
  /** The content addresses of the header and the footer. */
  readonly header?: string
  readonly footer?: string
}

/** Which editions are published. A new one is made by each publish; it never changes. */
export interface Release {
  readonly draftsId: string
  readonly draftRevision: number
  readonly defaultLanguage: string
  /** The language that the draft's base values are in, where it is not the default one. */
  readonly sourceLanguage?: string
  readonly languages: Readonly<Record<string, ReleasedLanguage>>
}

const address = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const

export const release = {
  $id: 'release',
  type: 'object',
  required: ['draftsId', 'draftRevision', 'defaultLanguage', 'languages'],
  additionalProperties: false,
  properties: {
    draftsId: { type: 'string' },
    draftRevision: { type: 'integer' },
    defaultLanguage: { type: 'string' },
    sourceLanguage: { type: 'string' },
    languages: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['pages', 'menus', 'theme'],
        additionalProperties: false,
        properties: {
          pages: {
            type: 'array',
            items: {
              type: 'object',
              required: ['id', 'pageType', 'name', 'edition'],
              additionalProperties: false,
              properties: {
                id: { type: 'string' },
                pageType: pageTypeField,
                slug: { type: 'string' },
                name: { type: 'string' },
                edition: address,
              },
            },
          },
          menus: { type: 'object', additionalProperties: resolvedMenu },
          theme: { $ref: theme.$id },
          header: address,
          footer: address,
        },
      },
    },
  },
} as const satisfies SchemaNode
