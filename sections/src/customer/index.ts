import { defineSection } from '@vitrine/renderer'
import { Customer } from './customer.tsx'
import { estimate } from './estimate.ts'
import { customerSpec } from './spec.ts'

export const customerSection = defineSection(customerSpec, { view: Customer, estimate })
