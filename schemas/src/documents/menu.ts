import type { PropsOf } from '../derive/props-of.ts'
import { ID_PATTERN } from '../ids.ts'
import type { SchemaNode, SectionProps } from '../keywords.ts'
import type { Settings } from './settings.ts'

const entry = {
  id: { type: 'string', pattern: ID_PATTERN },
  label: { type: 'string', maxLength: 80, translatable: true },
  link: { $ref: 'link', translatable: true },
} as const

/** The entries of a menu, two levels deep. */
export const menuProps = {
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
          ...entry,
          children: {
            type: 'array',
            maxItems: 50,
            items: { type: 'object', required: ['id', 'label'], additionalProperties: false, properties: entry },
          },
        },
      },
    },
  },
} as const satisfies SectionProps
/** The entries of a menu in one language. */
export type MenuProps = PropsOf<typeof menuProps>
export type MenuItem = MenuProps['items'][number]

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
