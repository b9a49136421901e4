import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { load } from './load.ts'
import { Policy } from './policy.tsx'
import { policySpec } from './spec.ts'

export const policySection = defineSection(policySpec, { view: Policy, load, estimate })
