import type { PropsOf } from '../derive/props-of.ts'
import type { SectionProps } from '../keywords.ts'
import type { EntitySpec } from './entity.ts'

/** A policy: the text of a privacy or cookie policy, with its version. */
export const policyProps = {
  type: 'object',
  required: ['title', 'policyType'],
  additionalProperties: false,
  properties: {
    // Two policies of one type are two texts that contradict each other, so it is chosen one by one.
    policyType: { enum: ['privacy', 'cookie', 'terms'], cell: { bulk: false } },
    title: { type: 'string', minLength: 1, maxLength: 200, translatable: true, index: true },
    body: { $ref: 'rich-text', translatable: true },
    version: { type: 'string', maxLength: 40, default: '1' },
    seo: { $ref: 'seo' },
  },
} as const satisfies SectionProps
export type PolicyProps = PropsOf<typeof policyProps>

export const policyEntity = {
  kind: 'policy',
  title: 'title',
  match: ['id', 'slug'],
  page: 'policy',
  section: 'policy',
  sort: ['order', 'title', '-updated'],
  columns: ['title', 'policyType', 'version', 'state', 'languages'],
  filters: ['state', 'policyType', 'languages'],
  props: policyProps,
} as const satisfies EntitySpec
