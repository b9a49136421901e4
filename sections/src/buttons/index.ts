import { defineSection } from '@vitrine/renderer'
import { Buttons } from './buttons.tsx'
import { estimate } from './estimate.ts'
import { buttonsSpec } from './spec.ts'

export const buttonsSection = defineSection(buttonsSpec, { view: Buttons, estimate })
