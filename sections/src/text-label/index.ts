import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { textLabelSpec } from './spec.ts'
import { TextLabel } from './text-label.tsx'

export const textLabelSection = defineSection(textLabelSpec, { view: TextLabel, estimate })
