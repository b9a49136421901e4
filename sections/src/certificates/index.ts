import { defineSection } from '@vitrine/renderer'
import { Certificates } from './certificates.tsx'
import { estimate } from './estimate.ts'
import { certificatesSpec } from './spec.ts'

export const certificatesSection = defineSection(certificatesSpec, { view: Certificates, estimate })
