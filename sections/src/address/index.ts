import { defineSection } from '@vitrine/renderer'
import { Address } from './address.tsx'
import { addressSpec } from './spec.ts'

export const addressSection = defineSection(addressSpec, { view: Address })
