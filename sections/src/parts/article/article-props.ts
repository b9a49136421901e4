import type { SchemaNode } from '@vitrine/schemas'

/** How a thing with a long text is shown. Spread it into the properties of a section that shows one. */
export const articleProps = {
  showContents: { type: 'boolean', default: true, group: 'content', order: 1 },
  look: { enum: ['plain', 'cover'], default: 'plain', group: 'layout', order: 1 },
  pictureRatio: { enum: ['21/9', '16/9', '4/3'], default: '21/9', group: 'media', order: 1 },
  /** Where the way back and the list of contents stand. */
  side: { enum: ['start', 'end'], default: 'start', group: 'layout', order: 2 },
  measure: { enum: ['narrow', 'normal', 'wide'], default: 'normal', group: 'layout', order: 3 },
  textSize: { enum: ['normal', 'large'], default: 'normal', responsive: true, group: 'layout', order: 4 },
} as const satisfies Readonly<Record<string, SchemaNode>>
