import { type Edition, edition, type ResolvedTree, resolvedTree } from '../documents/edition.ts'
import { type ResolvedMenu, resolvedMenu } from '../documents/menu.ts'
import { pageSlug } from '../documents/page.ts'
import { pageTypeField } from '../documents/page-types.ts'
import type { SchemaNode } from '../keywords.ts'
import { type Theme, theme } from '../theme.ts'
import { call, shaped } from './call.ts'
import { type PageDocument, pageDocument } from './draft-pages.ts'

const draftsId = { type: 'string', pattern: '^[1-9][0-9]{0,14}$' } as const

const byId = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string', maxLength: 64 } },
} as const

const byPath = {
  type: 'object',
  required: ['path'],
  additionalProperties: false,
  properties: {
    /** Without clientId and language, decoded once: `/pages/about-us`. */
    path: { type: 'string', pattern: '^/', maxLength: 2000 },
    /** The draft to look in; the current release when it is left out. */
    draftsId,
  },
} as const

const page = {
  type: 'object',
  required: ['id', 'pageType', 'name', 'url'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    pageType: pageTypeField,
    slug: pageSlug,
    name: { type: 'string' },
    url: { type: 'string' },
  },
} as const satisfies SchemaNode

/** A page ready to be drawn in one language, with what stands around it. */
export interface PageConfig {
  readonly edition: Edition
  readonly header?: ResolvedTree
  readonly footer?: ResolvedTree
  readonly menus: Readonly<Record<string, ResolvedMenu>>
  readonly theme: Theme
  /** The content address of all this together: it changes when anything in it does. */
  readonly address: string
}

const pageConfig = shaped<PageConfig>({
  type: 'object',
  required: ['edition', 'menus', 'theme', 'address'],
  additionalProperties: false,
  properties: {
    edition: { $ref: edition.$id },
    header: { $ref: resolvedTree.$id },
    footer: { $ref: resolvedTree.$id },
    menus: { type: 'object', additionalProperties: resolvedMenu },
    theme: { $ref: theme.$id },
    address: { type: 'string' },
  },
})

export const pageById = call('GET v1/page/pages/{id}', {
  name: 'published.pageRecord',
  access: 'visitor',
  summary: 'The record of a page, without its structure.',
  params: byId,
  answer: page,
})

export const pageConfigById = call('GET v1/page/pages/config/{id}', {
  name: 'published.page',
  access: 'visitor',
  summary:
    'For visitors the published edition of a page in the language of the header Lang; for members of the site its structure and settings as they are edited.',
  params: byId,
  answer: shaped<PageConfig | PageDocument>({
    type: 'object',
    additionalProperties: false,
    properties: { ...pageConfig.properties, ...pageDocument.properties },
  }),
})

export const pageConfigByPath = call('GET v1/page/pages/config-by-path', {
  name: 'published.pageByPath',
  access: 'visitor',
  summary: 'The edition of the page at a path, in the language of the header Lang.',
  query: byPath,
  answer: pageConfig,
})

export const pageIdByPath = call('GET v1/page/pages/id-by-path', {
  name: 'published.pageId',
  access: 'visitor',
  summary: 'The id of the page at a path.',
  query: byPath,
  answer: {
    type: 'object',
    required: ['id', 'pageType'],
    additionalProperties: false,
    properties: { id: { type: 'string' }, pageType: pageTypeField },
  },
})

export const listPageTypes = call('GET v1/page/page-types', {
  name: 'pageTypes.list',
  access: 'visitor',
  summary: 'The kinds of pages.',
  answer: {
    type: 'array',
    items: {
      type: 'object',
      required: ['key', 'name', 'basePath', 'single', 'needsId'],
      additionalProperties: false,
      properties: {
        key: pageTypeField,
        name: { type: 'string' },
        basePath: { type: 'string' },
        single: { type: 'boolean' },
        needsId: { type: 'boolean' },
      },
    },
  },
})

export const listPageUrlByType = call('GET v1/page/list-pageUrl-by-type', {
  name: 'published.addresses',
  access: 'visitor',
  summary: 'The pages of one kind, or the things that a kind of page shows, with their addresses.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { type: pageTypeField, draftsId },
  },
  answer: {
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'name', 'url', 'type'],
      additionalProperties: false,
      properties: {
        id: { type: 'string' },
        name: { type: 'string' },
        url: { type: 'string' },
        type: pageTypeField,
      },
    },
  },
})
