import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { articleProps } from '../parts/article/article-props.ts'
import { headProps } from '../parts/head/head-props.ts'
import { policyPresets } from './presets.ts'

// A policy has no picture.
const { look: _look, pictureRatio: _pictureRatio, ...textProps } = articleProps

const shown = (group: string, order: number) => ({ type: 'boolean', default: true, group, order }) as const

export const policySectionProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** Empty: the policy that is visited. */
    policy: {
      type: 'string',
      maxLength: 120,
      setter: 'source',
      setterOptions: { from: 'policies' },
      reference: { kind: 'policy', by: 'id' },
      group: 'source',
      order: 1,
    },
    titleLevel: { ...headProps.titleLevel, default: 'h1' },
    showVersion: shown('head', 4),
    showDate: shown('head', 5),
    ...textProps,
    showOthers: shown('more', 1),
    ...layoutProps,
  },
} as const satisfies SectionProps
export type PolicySectionProps = PropsOf<typeof policySectionProps>

export const policySpec = {
  type: 'policy',
  version: 1,
  category: 'company',
  icon: 'scroll-text',
  props: policySectionProps,
  nesting: { within: [] },
  presets: policyPresets,
} as const satisfies SectionSpec<typeof policySectionProps>
