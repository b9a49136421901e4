import { ID_PATTERN, type SchemaNode } from '@vitrine/schemas'

/** The ways to reach someone. Spread it into the properties of a section that names them. */
export const waysProps = {
  ways: {
    type: 'array',
    maxItems: 10,
    default: [],
    group: 'ways',
    order: 1,
    items: {
      type: 'object',
      required: ['id', 'kind'],
      additionalProperties: false,
      properties: {
        id: { type: 'string', pattern: ID_PATTERN },
        kind: {
          enum: ['phone', 'email', 'whatsapp', 'wechat', 'address', 'hours', 'other'],
          default: 'phone',
        },
        /** Empty: the name of the kind. */
        label: { type: 'string', maxLength: 80, translatable: true },
        /** The number, the address of e-mail, the id. */
        value: { type: 'string', maxLength: 254 },
        /** The lines of an address, the hours; a note below a number. */
        text: { type: 'string', maxLength: 320, translatable: true, setter: 'long-text' },
        icon: { $ref: 'icon' },
      },
    },
  },
} as const satisfies Readonly<Record<string, SchemaNode>>
