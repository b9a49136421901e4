import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { ServiceView } from './service.tsx'
import { serviceSpec } from './spec.ts'

export const serviceSection = defineSection(serviceSpec, { view: ServiceView, estimate })
