import { defineSection } from '@vitrine/renderer'
import { textLabelSpec } from './spec.ts'
import { TextLabel } from './text-label.tsx'

export const textLabel = defineSection(textLabelSpec, { view: TextLabel })
