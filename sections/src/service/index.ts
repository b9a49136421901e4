import { defineSection } from '@vitrine/renderer'
import { Service } from './service.tsx'
import { serviceSpec } from './spec.ts'

export const service = defineSection(serviceSpec, { view: Service })
