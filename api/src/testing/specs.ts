import type { SectionProps, SectionSpec } from '@vitrine/schemas'

const poster = {
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', maxLength: 120, default: 'Welcome', translatable: true, heading: 1 },
    subtitle: { type: 'string', maxLength: 200, translatable: true },
    height: { type: 'number', minimum: 100, maximum: 900, unit: 'px', default: 400, responsive: true },
    picture: { $ref: 'image' },
    link: { $ref: 'link', translatable: true },
  },
} as const satisfies SectionProps

const columns = {
  type: 'object',
  additionalProperties: false,
  properties: { gap: { type: 'number', minimum: 0, maximum: 100, unit: 'px', default: 24 } },
} as const satisfies SectionProps

/** Two made-up sections, so that the service is tested without knowing the real ones. */
export const specs: readonly SectionSpec[] = [
  {
    type: 'poster',
    version: 2,
    category: 'page',
    icon: 'image',
    props: poster,
    presets: [],
    upgrades: { 1: [{ step: 'rename', from: 'heading', to: 'title' }] },
  },
  {
    type: 'columns',
    version: 1,
    category: 'layout',
    icon: 'columns-2',
    props: columns,
    slots: { main: {} },
    presets: [],
  },
]
