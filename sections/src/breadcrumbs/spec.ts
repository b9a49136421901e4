import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'

export const breadcrumbsProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** Empty: what is visited says its name, or the menu that leads to it. */
    current: { type: 'string', maxLength: 120, translatable: true, group: 'content', order: 1 },
    homeLabel: { type: 'string', maxLength: 60, translatable: true, group: 'content', order: 2 },
    between: {
      type: 'array',
      maxItems: 4,
      default: [],
      group: 'content',
      order: 3,
      items: {
        type: 'object',
        required: ['id', 'label'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: ID_PATTERN },
          label: { type: 'string', maxLength: 80, default: '', translatable: true },
          link: { $ref: 'link', translatable: true },
        },
      },
    },
    showCollection: { type: 'boolean', default: false, group: 'content', order: 4 },
    showCurrent: { type: 'boolean', default: true, group: 'content', order: 5 },
    home: { enum: ['words', 'icon', 'both'], default: 'words', group: 'layout', order: 1 },
    separator: { enum: ['chevron', 'slash', 'dot', 'arrow'], default: 'chevron', group: 'layout', order: 2 },
    look: { enum: ['plain', 'lined', 'bar'], default: 'plain', group: 'layout', order: 3 },
    align: { enum: ['start', 'center'], default: 'start', responsive: true, group: 'layout', order: 4 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type BreadcrumbsProps = PropsOf<typeof breadcrumbsProps>

export const breadcrumbsSpec = {
  type: 'breadcrumbs',
  version: 1,
  category: 'page',
  icon: 'chevrons-right',
  props: breadcrumbsProps,
  presets: [
    { id: 'plain', props: {} },
    { id: 'catalogue', props: { showCollection: true, home: 'icon', look: 'lined' } },
    { id: 'bar', props: { home: 'both', separator: 'slash', look: 'bar' } },
  ],
} as const satisfies SectionSpec<typeof breadcrumbsProps>
