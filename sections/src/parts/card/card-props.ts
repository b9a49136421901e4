import type { SchemaNode } from '@vitrine/schemas'

/** How things of a list are shown as cards. Spread it into the properties of a section that lists. */
export const cardProps = {
  layout: { enum: ['grid', 'list', 'carousel'], default: 'grid', group: 'layout', order: 1 },
  columns: {
    type: 'integer',
    minimum: 1,
    maximum: 4,
    default: 3,
    unit: '',
    responsive: true,
    group: 'layout',
    order: 2,
  },
  card: { enum: ['plain', 'bordered', 'raised'], default: 'plain', group: 'card', order: 1 },
  ratio: { enum: ['1/1', '4/3', '3/4', '16/9'], default: '4/3', group: 'card', order: 2 },
  showSummary: { type: 'boolean', default: false, group: 'card', order: 4 },
} as const satisfies Readonly<Record<string, SchemaNode>>
