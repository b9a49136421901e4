import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { cardProps } from '../parts/card/card-props.ts'
import { headProps } from '../parts/head/head-props.ts'
import { listingProps } from '../parts/listing/listing-props.ts'
import { caseListPresets } from './presets.ts'

const shown = (order: number) => ({ type: 'boolean', default: true, group: 'card', order }) as const

export const caseListProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    /** Empty: cases of every category. */
    category: { type: 'string', maxLength: 120, group: 'source', order: 1 },
    ...listingProps,
    ...cardProps,
    showCategory: shown(3),
    showCustomer: shown(5),
    showPlace: shown(6),
    showYear: shown(7),
    ...layoutProps,
  },
} as const satisfies SectionProps
export type CaseListProps = PropsOf<typeof caseListProps>

export const caseListSpec = {
  type: 'case-list',
  version: 1,
  category: 'company',
  icon: 'briefcase',
  props: caseListProps,
  nesting: { within: [] },
  presets: caseListPresets,
} as const satisfies SectionSpec<typeof caseListProps>
