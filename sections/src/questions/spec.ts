import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { headProps } from '../parts/head/head-props.ts'
import { questionsPresets } from './presets.ts'

export const questionsProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    items: {
      type: 'array',
      maxItems: 60,
      default: [],
      group: 'content',
      order: 1,
      items: {
        type: 'object',
        required: ['id', 'question'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: ID_PATTERN },
          /** Stands above this question; those that follow belong to it until the next one. */
          topic: { type: 'string', maxLength: 80, translatable: true },
          question: { type: 'string', maxLength: 200, default: '', translatable: true },
          answer: { $ref: 'rich-text', translatable: true },
        },
      },
    },
    contactText: { type: 'string', maxLength: 200, translatable: true, group: 'content', order: 2 },
    contactButton: { $ref: 'button', group: 'content', order: 3 },
    look: { enum: ['lines', 'cards', 'columns'], default: 'lines', group: 'layout', order: 1 },
    headPlace: { enum: ['above', 'beside'], default: 'above', group: 'layout', order: 2 },
    firstOpen: { type: 'boolean', default: true, group: 'layout', order: 3 },
    oneAtATime: { type: 'boolean', default: false, group: 'layout', order: 4 },
    size: { enum: ['normal', 'large'], default: 'normal', responsive: true, group: 'style', order: 1 },
    sign: { enum: ['plus', 'chevron'], default: 'plus', group: 'style', order: 2 },
    accent: { $ref: 'colour', default: 'theme:primary', group: 'style', order: 3 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type QuestionsProps = PropsOf<typeof questionsProps>
export type QuestionItem = QuestionsProps['items'][number]

export const questionsSpec = {
  type: 'questions',
  version: 1,
  category: 'company',
  icon: 'circle-question-mark',
  props: questionsProps,
  presets: questionsPresets,
} as const satisfies SectionSpec<typeof questionsProps>
