import { defineSection } from '@vitrine/renderer'
import { BeforeAfter } from './before-after.tsx'
import { estimate } from './estimate.ts'
import { beforeAfterSpec } from './spec.ts'

export const beforeAfterSection = defineSection(beforeAfterSpec, { view: BeforeAfter, estimate })
