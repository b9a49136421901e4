import type { PropsOf } from '../derive/props-of.ts'
import type { SectionProps } from '../keywords.ts'

/** A policy: the text of a privacy or cookie policy, with its version. */
export const policyProps = {
  type: 'object',
  required: ['title', 'policyType'],
  additionalProperties: false,
  properties: {
    policyType: { enum: ['privacy', 'cookie', 'terms'] },
    title: { type: 'string', minLength: 1, maxLength: 200, translatable: true },
    body: { $ref: 'rich-text', translatable: true },
    version: { type: 'string', maxLength: 40, default: '1' },
    seo: { $ref: 'seo' },
  },
} as const satisfies SectionProps
export type PolicyProps = PropsOf<typeof policyProps>
