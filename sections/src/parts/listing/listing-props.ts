import type { SchemaNode } from '@vitrine/schemas'

/** What a list offers its visitors, and in which order it stands. Spread it into the properties of a section that lists. */
export const listingProps = {
  sort: { enum: ['order', 'newest', 'name'], default: 'order', group: 'source', order: 3 },
  pageSize: { type: 'integer', minimum: 2, maximum: 48, default: 24, group: 'source', order: 4 },
  showPages: { type: 'boolean', default: true, group: 'source', order: 5 },
  showSearch: { type: 'boolean', default: false, group: 'filters', order: 1 },
  showCategories: { type: 'boolean', default: false, group: 'filters', order: 2 },
  showSort: { type: 'boolean', default: false, group: 'filters', order: 3 },
  askButton: { $ref: 'button', group: 'filters', order: 4 },
} as const satisfies Readonly<Record<string, SchemaNode>>
