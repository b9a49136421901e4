import { defineSection } from '@vitrine/renderer'
import { Inquiry } from './inquiry.tsx'
import { load } from './load.ts'
import { inquirySpec } from './spec.ts'

export const inquirySection = defineSection(inquirySpec, { view: Inquiry, load })
