import { defineSection } from '@vitrine/renderer'
import { Address } from './address.tsx'
import { estimate } from './estimate.ts'
import { addressSpec } from './spec.ts'

export const addressSection = defineSection(addressSpec, { view: Address, estimate })
