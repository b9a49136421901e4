import { defineSection } from '@vitrine/renderer'
import { load } from './load.ts'
import { Newsletter } from './newsletter.tsx'
import { newsletterSpec } from './spec.ts'

export const newsletterSection = defineSection(newsletterSpec, { view: Newsletter, load })
