import { ID_PATTERN } from '../ids.ts'
import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'

/** The version of the page document itself; each section has one of its own besides. */
export const PAGE_SCHEMA_VERSION = 1

const id = { type: 'string', pattern: ID_PATTERN } as const
const ids = { type: 'array', items: id, maxItems: limits.componentsPerPage, uniqueItems: true } as const

/** One placed section: what it is, not what it says; that stands in the settings under the same id. */
export interface Component {
  readonly type: string
  readonly version: number
  readonly slots?: Readonly<Record<string, readonly string[]>>
}

/** The structure of one page, the same in every language. */
export interface PageSchema {
  readonly version: number
  readonly root: readonly string[]
  readonly components: Readonly<Record<string, Component>>
}

export const component = {
  $id: 'component',
  type: 'object',
  required: ['type', 'version'],
  additionalProperties: false,
  properties: {
    type: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,63}$' },
    version: { type: 'integer', minimum: 1 },
    slots: {
      type: 'object',
      propertyNames: { type: 'string', pattern: '^[a-z][A-Za-z0-9-]{0,63}$' },
      additionalProperties: ids,
    },
  },
} as const satisfies SchemaNode

export const pageSchema = {
  $id: 'page-schema',
  type: 'object',
  required: ['version', 'root', 'components'],
  additionalProperties: false,
  properties: {
    version: { type: 'integer', minimum: 1 },
    root: ids,
    components: {
      type: 'object',
      maxProperties: limits.componentsPerPage,
      propertyNames: id,
      additionalProperties: { $ref: 'component' },
    },
  },
} as const satisfies SchemaNode
