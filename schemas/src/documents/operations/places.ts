import { contentKinds } from '../../content-kinds.ts'
import { ID_PATTERN } from '../../ids.ts'
import type { SchemaNode } from '../../keywords.ts'

/** The page, or the part that all pages share, that a component stands on: exactly one of them. */
export type On =
  | { readonly page: string; readonly part?: undefined }
  | { readonly part: 'header' | 'footer'; readonly page?: undefined }

/** A list of components: a slot of a component; `null` is the page itself. */
export type Parent = { readonly component: string; readonly slot: string } | null

/** A place in the structure. `after` is a sibling; `null` is the start of the list. */
export type PlaceIn = On & { readonly parent: Parent; readonly after: string | null }

/**
 * Whose settings: a component's, those of a page's record, a menu's, or a content's, which is named by its
 * kind and its id (`product/k3v9Qa2Z`). `version` is that of the section that the paths and values of the operation are written for; left out, it is the one that is registered.
 */
export type SettingsOf =
  | (On & { readonly component: string; readonly version?: number })
  | { readonly pageRecord: string }
  | { readonly menu: string }
  | { readonly content: string }

export const id = { type: 'string', pattern: ID_PATTERN } as const
/** The id of a page or a menu. */
export const recordId = { type: 'string', pattern: '^[A-Za-z0-9-]{1,64}$' } as const
/** The kind and the id of a content. */
export const contentPlace = {
  type: 'string',
  pattern: `^(?:${contentKinds.join('|')})/[A-Za-z0-9]{8}$`,
} as const
export const themeId = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' } as const
export const sitePartField = { enum: ['header', 'footer'] } as const
export const slotName = { type: 'string', pattern: '^[a-z][A-Za-z0-9-]{0,63}$' } as const

export const orNull = <const S extends SchemaNode>(schema: S) => ({ anyOf: [schema, { type: 'null' }] }) as const

const on = { page: recordId, part: sitePartField } as const
const eitherOn = { oneOf: [{ required: ['page'] }, { required: ['part'] }] } as const
const parent = orNull({
  type: 'object',
  required: ['component', 'slot'],
  additionalProperties: false,
  properties: { component: id, slot: slotName },
})
const place = { ...on, parent, after: orNull(id) } as const

/** The schema of one kind of operation: closed, with its id and its type. */
export const operationOf = (
  type: string,
  properties: Readonly<Record<string, SchemaNode>>,
  optional: readonly string[] = [],
): SchemaNode => ({
  type: 'object',
  required: ['id', 'type', ...Object.keys(properties).filter((name) => !optional.includes(name))],
  additionalProperties: false,
  properties: { id, type: { const: type }, ...properties },
})

/** The same for one that names a page or a part. */
export const operationOn = (
  type: string,
  properties: Readonly<Record<string, SchemaNode>>,
  optional: readonly string[] = [],
): SchemaNode => ({
  ...operationOf(type, { ...on, ...properties }, ['page', 'part', ...optional]),
  ...eitherOn,
})

export const placeSchema: SchemaNode = {
  type: 'object',
  required: ['parent', 'after'],
  additionalProperties: false,
  properties: place,
  ...eitherOn,
}

/** The fields of a place, for an operation that has them itself. */
export const placeFields = { parent, after: orNull(id) } as const

const ofComponent = (where: 'page' | 'part'): SchemaNode => ({
  type: 'object',
  required: [where, 'component'],
  additionalProperties: false,
  properties: { [where]: on[where], component: id, version: { type: 'integer', minimum: 1 } },
})
const ofRecord = (kind: 'pageRecord' | 'menu' | 'content', key: SchemaNode = recordId): SchemaNode => ({
  type: 'object',
  required: [kind],
  additionalProperties: false,
  properties: { [kind]: key },
})

export const settingsPlace: SchemaNode = {
  oneOf: [
    ofComponent('page'),
    ofComponent('part'),
    ofRecord('pageRecord'),
    ofRecord('menu'),
    ofRecord('content', contentPlace),
  ],
}
