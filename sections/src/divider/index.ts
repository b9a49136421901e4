import { defineSection } from '@vitrine/renderer'
import { Divider } from './divider.tsx'
import { estimate } from './estimate.ts'
import { dividerSpec } from './spec.ts'

export const dividerSection = defineSection(dividerSpec, { view: Divider, estimate })
