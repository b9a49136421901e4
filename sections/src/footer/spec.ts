import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { footerPresets } from './presets.ts'

const id = { type: 'string', pattern: ID_PATTERN } as const

export const networks = [
  'linkedin',
  'youtube',
  'facebook',
  'instagram',
  'x',
  'tiktok',
  'pinterest',
  'whatsapp',
  'telegram',
  'wechat',
] as const

export const footerProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    logo: { $ref: 'image', translatable: true, group: 'company', order: 1 },
    /** Empty: the name of the site. */
    name: { type: 'string', maxLength: 120, translatable: true, group: 'company', order: 2 },
    text: { type: 'string', maxLength: 320, translatable: true, setter: 'long-text', group: 'company', order: 3 },
    address: { type: 'string', maxLength: 320, translatable: true, setter: 'long-text', group: 'company', order: 4 },
    phone: { type: 'string', pattern: '^\\+?[0-9 ()./-]{5,32}$', maxLength: 32, group: 'company', order: 5 },
    email: { type: 'string', format: 'email', maxLength: 254, group: 'company', order: 6 },

    menu: {
      type: 'string',
      maxLength: 64,
      default: 'footer',
      setter: 'source',
      setterOptions: { from: 'menus' },
      group: 'content',
      order: 1,
    },
    social: {
      type: 'array',
      maxItems: 10,
      default: [],
      group: 'content',
      order: 2,
      items: {
        type: 'object',
        required: ['id', 'network', 'url'],
        additionalProperties: false,
        properties: {
          id,
          network: { enum: networks, default: 'linkedin' },
          url: { type: 'string', format: 'safe-url', maxLength: 2000, default: '' },
        },
      },
    },
    certificates: {
      type: 'array',
      maxItems: 12,
      default: [],
      group: 'content',
      order: 3,
      items: {
        type: 'object',
        required: ['id', 'text'],
        additionalProperties: false,
        properties: { id, text: { type: 'string', maxLength: 60, default: '', translatable: true } },
      },
    },

    /** The year the company began, for `© 1987–2026`. */
    since: { type: 'integer', minimum: 1000, maximum: 2200, group: 'legal', order: 1 },
    showPrivacy: { type: 'boolean', default: true, group: 'legal', order: 2 },
    showPoweredBy: { type: 'boolean', default: true, group: 'legal', order: 3 },
    showBackToTop: { type: 'boolean', default: true, group: 'legal', order: 4 },

    look: { enum: ['light', 'dark'], default: 'dark', group: 'layout', order: 1 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type FooterProps = PropsOf<typeof footerProps>

export const footerSpec = {
  type: 'footer',
  version: 1,
  category: 'page',
  icon: 'panel-bottom',
  props: footerProps,
  nesting: { single: true, within: [], part: 'footer' },
  presets: footerPresets,
} as const satisfies SectionSpec<typeof footerProps>
