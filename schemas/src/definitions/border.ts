import type { SchemaNode } from '../keywords.ts'

export const border = {
  $id: 'border',
  type: 'object',
  additionalProperties: false,
  properties: {
    width: { type: 'number', minimum: 0, maximum: 40, unit: 'px' },
    style: { enum: ['solid', 'dashed', 'dotted', 'double', 'none'], default: 'solid' },
    color: { $ref: 'colour' },
    radius: { type: 'number', minimum: 0, maximum: 200, unit: 'px' },
  },
} as const satisfies SchemaNode
