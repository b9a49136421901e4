import { type Action, addableActions } from './access.ts'
import { DEFAULT_LANGUAGE, languageCodes } from './constants.ts'
import { ADDED_PAGE_TYPE_PATTERN } from './documents/page-types.ts'
import type { SchemaNode } from './keywords.ts'

/** A named set of actions that a member may be given beside a role. It is data alone; the six roles stay as they are. */
export interface PermissionSet {
  /** Begins with the prefix of its plugin: `acme-sales`. */
  readonly key: string
  /** What owners call it, by language: `{ en: 'Sales', de: 'Vertrieb' }`. A language that lacks it reads English. */
  readonly names: Readonly<Record<string, string>>
  readonly actions: readonly Action[]
}

/** How permission sets are named: as kinds of pages of plugins are. */
const key = { type: 'string', pattern: ADDED_PAGE_TYPE_PATTERN, maxLength: 60 } as const

export const permissionSet = {
  $id: 'permission-set',
  type: 'object',
  required: ['key', 'names', 'actions'],
  additionalProperties: false,
  properties: {
    key,
    names: {
      type: 'object',
      required: [DEFAULT_LANGUAGE],
      propertyNames: { enum: languageCodes },
      additionalProperties: { type: 'string', minLength: 1, maxLength: 60 },
    },
    actions: { type: 'array', minItems: 1, uniqueItems: true, items: { enum: addableActions } },
  },
} as const satisfies SchemaNode

/** The names of permission sets, as a question gives them. */
export const permissionSetKeys = { type: 'array', maxItems: 50, uniqueItems: true, items: key } as const

/** Permission sets that somebody has, as answers tell them. */
export const grantedSets = {
  type: 'array',
  items: {
    type: 'object',
    required: ['key', 'actions'],
    additionalProperties: false,
    properties: { key: { type: 'string' }, actions: { type: 'array', items: { enum: addableActions } } },
  },
} as const satisfies SchemaNode

/** What permission sets are called in a language, by the keys of messages: `permissionSet.acme-sales`. */
export const permissionSetNames = (
  sets: readonly PermissionSet[],
  language: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sets.map((set) => [`permissionSet.${set.key}`, set.names[language] ?? set.names[DEFAULT_LANGUAGE] ?? set.key]),
  )
