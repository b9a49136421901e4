import { defineSection } from '@vitrine/renderer'
import { Customer } from './customer.tsx'
import { customerSpec } from './spec.ts'

export const customer = defineSection(customerSpec, { view: Customer })
