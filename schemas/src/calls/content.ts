import { type ContentKind, contentKinds, contentProps } from '../content/index.ts'
import type { PropsOf } from '../derive/props-of.ts'
import type { SchemaNode, SectionProps } from '../keywords.ts'
import { limits } from '../limits.ts'
import { type Call, call, listOf } from './call.ts'

/** A thing in one language: what its record says, and its values resolved. */
const shown = <const P extends SectionProps>(props: P) =>
  ({
    type: 'object',
    required: ['id', 'slug', 'publishedAt', 'props'],
    additionalProperties: false,
    properties: {
      id: { type: 'string' },
      slug: { type: 'string' },
      publishedAt: { type: 'string' },
      props,
      /** The language of the values that come from another one than was asked for, by path. */
      languages: { type: 'object', additionalProperties: { type: 'string' } },
    },
  }) as const

/** A draft that may be seen, as a preview of which contents are shown that are drafts themselves. */
const draftsId = { type: 'string', pattern: '^[1-9][0-9]{0,14}$' } as const

export const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
    pageSize: { type: 'integer', minimum: 1, maximum: limits.pageSize, default: 24 },
    /** The slug of a collection (products) or the name of a category. */
    category: { type: 'string', maxLength: 120 },
    q: { type: 'string', maxLength: 200 },
    /** What fits best first, where something is looked for; else their order. */
    sort: { enum: ['relevance', 'order', 'newest', 'name'], default: 'relevance' },
    draftsId,
  },
} as const

const productQuery = {
  ...listQuery,
  properties: {
    ...listQuery.properties,
    sort: { enum: [...listQuery.properties.sort.enum, 'price', 'moq'], default: 'relevance' },
    /** Values of kinds of specification and attributes, as in an address: `thread=m8&thread=m10&material=a2`. */
    filters: { type: 'string', maxLength: 2000 },
    /** Whether to tell by what the list can be filtered further. */
    facets: { type: 'boolean', default: false },
  },
} as const

/** The answer of a list that may be searched. */
const foundListOf = <const S extends SchemaNode, const M extends Readonly<Record<string, SchemaNode>>>(
  items: S,
  more: M,
) => {
  const list = listOf(items)
  return {
    ...list,
    properties: {
      ...list.properties,
      /** What was looked for in place of `q`, of which there is nothing. */
      instead: { type: 'string' },
      /** What may have been meant: there is more of it. */
      suggestion: { type: 'string' },
      ...more,
    },
  } as const
}

/** By what a list may be filtered: how many things there would be with each value. */
const facets = {
  type: 'array',
  items: {
    type: 'object',
    required: ['kind', 'name', 'values'],
    additionalProperties: false,
    properties: {
      /** What `filters` names it by. */
      kind: { type: 'string' },
      name: { type: 'string' },
      /** The language of the name, when it is not the one that was asked for. */
      language: { type: 'string' },
      values: {
        type: 'array',
        items: {
          type: 'object',
          required: ['value', 'name', 'count'],
          additionalProperties: false,
          properties: {
            value: { type: 'string' },
            name: { type: 'string' },
            language: { type: 'string' },
            count: { type: 'integer', minimum: 0 },
          },
        },
      },
    },
  },
} as const
export type Facets = PropsOf<typeof facets>

/** Either is enough; an id may be a slug too (R41, R268). */
const detailQuery = {
  type: 'object',
  minProperties: 1,
  additionalProperties: false,
  properties: { id: { type: 'string', maxLength: 120 }, slug: { type: 'string', maxLength: 120 }, draftsId },
} as const

const product = shown(contentProps.product)
/** What is known of the files that a product names, by their addresses; nothing of files on other hosts. */
const files = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    required: ['type', 'bytes'],
    additionalProperties: false,
    properties: {
      type: { type: 'string' },
      bytes: { type: 'integer', minimum: 0 },
      width: { type: 'integer', minimum: 1 },
      height: { type: 'integer', minimum: 1 },
    },
  },
} as const
const productWithFiles = { ...product, properties: { ...product.properties, files } } as const
const caseShown = shown(contentProps.case)
const info = shown(contentProps.info)
const collection = shown(contentProps.collection)
const policy = shown(contentProps.policy)

/** The categories that the published things of a kind have, in the order of those. */
const categories = {
  type: 'array',
  items: {
    type: 'object',
    required: ['value', 'name'],
    additionalProperties: false,
    properties: {
      /** What a list is asked with: the name in the site's source language. */
      value: { type: 'string' },
      name: { type: 'string' },
      /** The language of the name, when it is not the one that was asked for. */
      language: { type: 'string' },
    },
  },
} as const

export const productList = call('GET v1/page/product/list', {
  name: 'published.products',
  access: 'visitor',
  summary: 'The published products.',
  query: productQuery,
  answer: foundListOf(product, {
    facets,
    /** How many products each collection would leave, by its slug. */
    categoryCounts: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
  }),
})
export const productDetail = call('GET v1/page/product/detail', {
  name: 'published.product',
  access: 'visitor',
  summary: 'One published product, by id or slug.',
  query: detailQuery,
  answer: productWithFiles,
})
export const caseList = call('GET v1/page/case/list', {
  name: 'published.cases',
  access: 'visitor',
  summary: 'The published cases.',
  query: listQuery,
  answer: foundListOf(caseShown, {}),
})
export const caseCategories = call('GET v1/page/case/list-category', {
  name: 'published.caseCategories',
  access: 'visitor',
  summary: 'The categories of the published cases.',
  answer: categories,
})
export const caseDetail = call('GET v1/page/case/detail', {
  name: 'published.case',
  access: 'visitor',
  summary: 'One published case, by id or slug.',
  query: detailQuery,
  answer: caseShown,
})
export const infoList = call('GET v1/page/info/list', {
  name: 'published.articles',
  access: 'visitor',
  summary: 'The published articles.',
  query: listQuery,
  answer: foundListOf(info, {}),
})
export const infoCategories = call('GET v1/page/info/list-category', {
  name: 'published.articleCategories',
  access: 'visitor',
  summary: 'The categories of the published articles.',
  answer: categories,
})
export const infoDetail = call('GET v1/page/info/detail', {
  name: 'published.article',
  access: 'visitor',
  summary: 'One published article, by id or slug.',
  query: detailQuery,
  answer: info,
})
export const collectionList = call('GET v1/page/collection/list', {
  name: 'published.collections',
  access: 'visitor',
  summary: 'The published collections.',
  query: listQuery,
  answer: listOf(collection),
})
export const collectionDetail = call('GET v1/page/collection/detail', {
  name: 'published.collection',
  access: 'visitor',
  summary: 'One published collection, by id or slug.',
  query: detailQuery,
  answer: collection,
})
export const policyList = call('GET v1/page/policy/list', {
  name: 'published.policies',
  access: 'visitor',
  summary: 'The published policies.',
  query: listQuery,
  answer: listOf(policy),
})
export const policyDetail = call('GET v1/page/policy/detail', {
  name: 'published.policy',
  access: 'visitor',
  summary: 'One published policy, by id or slug.',
  query: detailQuery,
  answer: policy,
})

/** The calls that read each kind of content. */
export const contentCalls = {
  product: { list: productList, detail: productDetail },
  case: { list: caseList, detail: caseDetail },
  info: { list: infoList, detail: infoDetail },
  collection: { list: collectionList, detail: collectionDetail },
  policy: { list: policyList, detail: policyDetail },
} as const satisfies Record<ContentKind, Readonly<Record<'list' | 'detail', Call>>>

/** So many are asked for at once. */
export const MOST_LINKED = 100
const linkedThing = `(?:${contentKinds.join('|')})/[A-Za-z0-9_-]{1,120}`

export const linkedContents = call('GET v1/page/linked-contents', {
  name: 'published.linkedContents',
  access: 'visitor',
  summary:
    'Which of some products, cases, articles, collections and policies links may lead to: those that are published, and those whose address is redirected.',
  query: {
    type: 'object',
    required: ['named'],
    additionalProperties: false,
    properties: {
      named: {
        type: 'string',
        description: 'Kinds with ids or slugs.',
        examples: ['product/hex-bolt,case/k3v9Qa2Z'],
        maxLength: MOST_LINKED * 140,
        pattern: `^${linkedThing}(?:,${linkedThing}){0,${MOST_LINKED - 1}}$`,
      },
    },
  },
  answer: {
    type: 'array',
    items: {
      type: 'object',
      required: ['kind', 'id', 'slug'],
      additionalProperties: false,
      properties: { kind: { enum: contentKinds }, id: { type: 'string' }, slug: { type: 'string' } },
    },
  },
})
