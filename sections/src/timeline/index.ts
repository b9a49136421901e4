import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { timelineSpec } from './spec.ts'
import { Timeline } from './timeline.tsx'

export const timelineSection = defineSection(timelineSpec, { view: Timeline, estimate })
