import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { Plans } from './plans.tsx'
import { plansSpec } from './spec.ts'

export const plansSection = defineSection(plansSpec, { view: Plans, estimate })
