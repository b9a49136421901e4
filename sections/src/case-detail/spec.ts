import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { articleProps } from '../parts/article/article-props.ts'
import { headProps } from '../parts/head/head-props.ts'
import { caseDetailPresets } from './presets.ts'

const shown = (group: string, order: number) => ({ type: 'boolean', default: true, group, order }) as const

export const caseDetailProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** Empty: the case that is visited. */
    case: {
      type: 'string',
      maxLength: 120,
      setter: 'source',
      setterOptions: { from: 'cases' },
      group: 'source',
      order: 1,
    },
    titleLevel: { ...headProps.titleLevel, default: 'h1' },
    showBack: shown('head', 4),
    showSummary: shown('head', 5),
    showPicture: shown('head', 6),
    facts: { enum: ['beside', 'above', 'none'], default: 'beside', group: 'facts', order: 1 },
    showCustomer: shown('facts', 2),
    showPlace: shown('facts', 3),
    showYear: shown('facts', 4),
    showCategory: shown('facts', 5),
    ...articleProps,
    showAsk: shown('ask', 1),
    askText: { type: 'string', maxLength: 400, translatable: true, setter: 'long-text', group: 'ask', order: 2 },
    askButton: { $ref: 'button', group: 'ask', order: 3 },
    showProducts: shown('more', 1),
    /** None of them: no further cases. */
    related: { type: 'integer', minimum: 0, maximum: 6, default: 3, group: 'more', order: 2 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type CaseDetailProps = PropsOf<typeof caseDetailProps>

export const caseDetailSpec = {
  type: 'case-detail',
  version: 1,
  category: 'company',
  icon: 'briefcase-business',
  props: caseDetailProps,
  nesting: { within: [] },
  presets: caseDetailPresets,
} as const satisfies SectionSpec<typeof caseDetailProps>
