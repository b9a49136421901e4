import { layoutProps, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { articleProps } from '../parts/article/article-props.ts'
import { articleHeadProps, relatedProp } from '../parts/article-detail/article-detail-props.ts'
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
      reference: { kind: 'case', by: 'id' },
      group: 'source',
      order: 1,
    },
    ...articleHeadProps,
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
    related: relatedProp,
    ...layoutProps,
  },
} as const satisfies SectionProps

export const caseDetailSpec = {
  type: 'case-detail',
  version: 1,
  category: 'company',
  icon: 'briefcase-business',
  props: caseDetailProps,
  nesting: { within: [] },
  presets: caseDetailPresets,
} as const satisfies SectionSpec<typeof caseDetailProps>
