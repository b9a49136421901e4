import { defineSection } from '@vitrine/renderer'
import { load } from './load.ts'
import { Policy } from './policy.tsx'
import { policySpec } from './spec.ts'

export const policy = defineSection(policySpec, { view: Policy, load })
