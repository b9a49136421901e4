import { layoutProps, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { articleListProps } from '../parts/article-list/article-list-props.ts'
import { caseListPresets } from './presets.ts'

const shown = (order: number) => ({ type: 'boolean', default: true, group: 'card', order }) as const

export const caseListProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...articleListProps,
    showCategory: shown(3),
    showCustomer: shown(5),
    showPlace: shown(6),
    showYear: shown(7),
    ...layoutProps,
  },
} as const satisfies SectionProps

export const caseListSpec = {
  type: 'case-list',
  version: 1,
  category: 'company',
  icon: 'briefcase',
  props: caseListProps,
  nesting: { within: [] },
  presets: caseListPresets,
} as const satisfies SectionSpec<typeof caseListProps>
