import { contentKinds } from '../content/kinds.ts'
import { languageCode } from '../documents/draft.ts'
import type { SchemaNode } from '../keywords.ts'
import { paging } from './fields.ts'

export const releaseId = { type: 'string', maxLength: 64 } as const

export const byRelease = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: releaseId },
} as const satisfies SchemaNode

/** A page of releases. */
export const pageOfReleases = {
  type: 'object',
  additionalProperties: false,
  properties: { ...paging, pageSize: { ...paging.pageSize, default: 30 } },
} as const satisfies SchemaNode

/** Some of what there is, at least one. */
export const chosen = <const S extends SchemaNode>(items: S, maxItems: number) =>
  ({ type: 'array', minItems: 1, maxItems, items }) as const

/** What a check says of a draft: where, in which language, and how bad. */
const finding = {
  type: 'object',
  required: ['id', 'level', 'key', 'path', 'params', 'message'],
  additionalProperties: false,
  properties: {
    /** What `accepted` of a publish names it by; the same as long as it says the same there. */
    id: { type: 'string' },
    level: { enum: ['error', 'warning'] },
    key: { type: 'string' },
    params: { type: 'object' },
    /** The same in words. */
    message: { type: 'string' },
    path: { type: 'string' },
    page: { type: 'string' },
    part: { enum: ['header', 'footer'] },
    menu: { type: 'string' },
    theme: { type: 'string' },
    /** A product, case, article, collection or policy. */
    content: {
      type: 'object',
      required: ['kind', 'id'],
      additionalProperties: false,
      properties: { kind: { enum: contentKinds }, id: { type: 'string' } },
    },
    component: { type: 'string' },
    /** The type of the section that the component is of. */
    section: { type: 'string' },
    /** The items that the path leads through: each by its text in the source language, else by its number from 1. */
    items: { type: 'array', items: { type: ['string', 'integer'] } },
    language: { type: 'string' },
  },
} as const satisfies SchemaNode

export const findings = {
  /** The first 500, errors before warnings. */
  findings: { type: 'array', items: finding },
  errors: { type: 'integer' },
  warnings: { type: 'integer' },
} as const

/** What two releases show differently, by language: which pages, parts and menus. */
export const changedLanguages = { type: 'object' } as const satisfies SchemaNode

/** What somebody looked at before a publish: the revision of the draft, and the release that it changes. */
export const reviewed = {
  type: 'object',
  required: ['revision', 'release'],
  additionalProperties: false,
  properties: { revision: { type: 'integer', minimum: 0 }, release: { type: ['string', 'null'], maxLength: 64 } },
} as const satisfies SchemaNode

/** So many warnings can be accepted one by one. */
export const ACCEPTED = 50_000

export const changesInValues = {
  /** The first of them, as `diffReleases` tells them. */
  changes: { type: 'array', items: { type: 'object' } },
  /** How many changes there are beyond those. */
  more: { type: 'integer' },
} as const

/** What a release shows differently from another one, in few words. */
export const changedInRelease = {
  type: 'object',
  required: ['languages', 'pages', 'morePages', 'parts'],
  additionalProperties: false,
  properties: {
    languages: { type: 'array', items: languageCode },
    /** The first five. */
    pages: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name', 'kind'],
        additionalProperties: false,
        properties: {
          id: { type: 'string' },
          name: { type: 'string' },
          kind: { enum: ['added', 'removed', 'changed'] },
        },
      },
    },
    morePages: { type: 'integer' },
    /** What stands around all pages. */
    parts: { type: 'array', items: { enum: ['header', 'footer', 'menus', 'theme'] } },
  },
} as const satisfies SchemaNode
