import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { statisticsSpec } from './spec.ts'
import { Statistics } from './statistics.tsx'

export const statisticsSection = defineSection(statisticsSpec, { view: Statistics, estimate })
