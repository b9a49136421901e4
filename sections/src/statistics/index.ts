import { defineSection } from '@vitrine/renderer'
import { statisticsSpec } from './spec.ts'
import { Statistics } from './statistics.tsx'

export const statistics = defineSection(statisticsSpec, { view: Statistics })
