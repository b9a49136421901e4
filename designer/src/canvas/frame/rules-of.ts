import { deviceRules, layoutRules } from '@vitrine/renderer/device-rules'
import type { SectionSpec } from '@vitrine/schemas'

/** The rules that are made from the schemas of sections, for phones among others: a stylesheet need not have them. */
export const rulesOf = (specs: readonly SectionSpec[]): string => [layoutRules, ...specs.map(deviceRules)].join('\n')
