import { defineSection } from '@vitrine/renderer'
import { Certificates } from './certificates.tsx'
import { certificatesSpec } from './spec.ts'

export const certificatesSection = defineSection(certificatesSpec, { view: Certificates })
