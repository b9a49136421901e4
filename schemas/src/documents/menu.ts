import type { PropsOf } from '../derive/props-of.ts'
import { ID_PATTERN } from '../ids.ts'
import type { SchemaNode, SectionProps } from '../keywords.ts'
import type { Settings } from './settings.ts'

const entry = {
  id: { type: 'string', pattern: ID_PATTERN },
  label: { type: 'string', maxLength: 80, translatable: true },
  link: { $ref: 'link', translatable: true },
} as const

// A resolved label may come from another language than the menu's (R225).
const resolvedEntry = { ...entry, language: { type: 'string' } } as const

const menuOf = <const E extends Readonly<Record<string, SchemaNode>>>(properties: E) =>
  ({
    type: 'object',
    required: ['items'],
    additionalProperties: false,
    properties: {
      items: {
        type: 'array',
        maxItems: 50,
        default: [],
        items: {
          type: 'object',
          required: ['id', 'label'],
          additionalProperties: false,
          properties: {
            ...properties,
            children: {
              type: 'array',
              maxItems: 50,
              items: { type: 'object', required: ['id', 'label'], additionalProperties: false, properties },
            },
          },
        },
      },
    },
  }) as const

/** The entries of a menu, two levels deep. */
export const menuProps = menuOf(entry) satisfies SectionProps

/** A menu in one language; an entry says its language where it is another one. */
export const resolvedMenu = menuOf(resolvedEntry) satisfies SectionProps
export type ResolvedMenu = PropsOf<typeof resolvedMenu>
export type ResolvedMenuItem = ResolvedMenu['items'][number]

/** A menu of a draft: an entry of `menuList`. `main` is the header's, `footer` the footer's. */
export interface Menu {
  readonly id: string
  readonly settings: Settings
}

export const menu = {
  $id: 'menu',
  type: 'object',
  required: ['id', 'settings'],
  additionalProperties: false,
  properties: { id: { type: 'string', pattern: '^[A-Za-z0-9-]{1,64}$' }, settings: { $ref: 'settings' } },
} as const satisfies SchemaNode
