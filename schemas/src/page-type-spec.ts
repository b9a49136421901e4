import { DEFAULT_LANGUAGE, languageCodes } from './constants.ts'
import { slug } from './documents/page.ts'
import { ADDED_PAGE_TYPE_PATTERN, type PageType } from './documents/page-types.ts'
import { reservedWords } from './documents/site.ts'
import type { SchemaNode } from './keywords.ts'
import type { PageTemplate } from './page-template.ts'

/** A kind of page that a plugin or config adds. It is data alone, so that threads and browsers know it too. */
export interface PageTypeSpec {
  /** Begins with the prefix of its plugin: `acme-recipe`. */
  readonly key: string
  /** What owners call one page of it, by language: `{ en: 'Recipe', de: 'Rezept' }`. A language that lacks it reads English. */
  readonly names: Readonly<Record<string, string>>
  /** The first part of its addresses: `/recipes` for `/recipes/apple-pie`. New pages get it; those that are there keep theirs. */
  readonly basePath: string
  /** Whether a site has one such page at most, which then stands at the base path itself. Several, when left out. */
  readonly single?: boolean
  /** The types of sections that may be placed on the page itself; all, when left out. What they hold in slots is their own. */
  readonly sections?: readonly string[]
  /** What a new page has on it: sections with one of their presets, the first one when left out. Nothing, when left out. */
  readonly startsWith?: readonly { readonly type: string; readonly preset?: string }[]
}

const type = { type: 'string', minLength: 1, maxLength: 60 } as const

export const pageTypeSpec = {
  $id: 'page-type-spec',
  type: 'object',
  required: ['key', 'names', 'basePath'],
  additionalProperties: false,
  properties: {
    key: { type: 'string', pattern: ADDED_PAGE_TYPE_PATTERN, maxLength: 60 },
    names: {
      type: 'object',
      required: [DEFAULT_LANGUAGE],
      propertyNames: { enum: languageCodes },
      additionalProperties: { type: 'string', minLength: 1, maxLength: 60 },
    },
    basePath: { type: 'string', pattern: `^/${slug.pattern.slice(1)}`, maxLength: 61 },
    single: { type: 'boolean' },
    sections: { type: 'array', minItems: 1, items: type },
    startsWith: {
      type: 'array',
      items: { type: 'object', required: ['type'], additionalProperties: false, properties: { type, preset: type } },
    },
  },
} as const satisfies SchemaNode

/** The kind of page that is installed under a name; nothing for built-in ones, and for those that are gone. */
export const addedPageType = (added: readonly PageTypeSpec[], pageType: PageType): PageTypeSpec | undefined =>
  added.find(({ key }) => key === pageType)

/** What kinds of pages are called in a language, by the keys of messages: `pageType.acme-recipe`. */
export const pageTypeNames = (added: readonly PageTypeSpec[], language: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    added.map(({ key, names }) => [`pageType.${key}`, names[language] ?? names[DEFAULT_LANGUAGE] ?? key]),
  )

/** What new pages of added kinds begin with. */
export const pageTypeTemplates = (added: readonly PageTypeSpec[]): readonly PageTemplate[] =>
  added.flatMap(({ key, startsWith = [] }) =>
    startsWith.length === 0 ? [] : [{ id: 'standard', pageTypes: [key], sections: startsWith }],
  )

/** Whether the base path of a kind of page belongs to Vitrine: `/products`, `/office`. */
export const isReservedBasePath = (basePath: string): boolean => reservedWords.has(basePath.slice(1))

/**
 * The address of a page of an added kind, as its record keeps it: `recipes/apple-pie`, or `events` where there is one such
 * page.
 */
export const addedPageSlug = ({ basePath, single = false }: PageTypeSpec, last: string): string =>
  single ? basePath.slice(1) : `${basePath.slice(1)}/${last}`
