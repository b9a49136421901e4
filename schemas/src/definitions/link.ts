import type { SchemaNode } from '../keywords.ts'

const newTab = { type: 'boolean' } as const

/**
 * Where a link leads. A page of the site is stored as its kind and id and looked up when it is
 * drawn, so that renaming a page never breaks a link (R87).
 */
export const link = {
  $id: 'link',
  type: 'object',
  discriminator: { propertyName: 'type' },
  required: ['type'],
  oneOf: [
    {
      type: 'object',
      required: ['type', 'pageType'],
      additionalProperties: false,
      properties: {
        type: { const: 'page' },
        pageType: {
          enum: [
            'home',
            'pages',
            'collections',
            'products',
            'product',
            'cases',
            'case',
            'info',
            'info-detail',
            'policy',
            'contact-us',
            'inquiry-list',
            'chat',
          ],
        },
        id: { type: 'string', maxLength: 200 },
        anchor: { type: 'string', maxLength: 200 },
        newTab,
      },
    },
    {
      type: 'object',
      required: ['type', 'href'],
      additionalProperties: false,
      properties: { type: { const: 'address' }, href: { type: 'string', format: 'safe-url', maxLength: 2000 }, newTab },
    },
    {
      type: 'object',
      required: ['type', 'email'],
      additionalProperties: false,
      properties: { type: { const: 'email' }, email: { type: 'string', format: 'email', maxLength: 254 } },
    },
    {
      type: 'object',
      required: ['type', 'phone'],
      additionalProperties: false,
      properties: { type: { const: 'phone' }, phone: { type: 'string', pattern: '^\\+?[0-9 ()./-]{5,32}$' } },
    },
    {
      type: 'object',
      required: ['type', 'anchor'],
      additionalProperties: false,
      properties: { type: { const: 'anchor' }, anchor: { type: 'string', minLength: 1, maxLength: 200 } },
    },
  ],
} as const satisfies SchemaNode
