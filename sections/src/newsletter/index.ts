import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { load } from './load.ts'
import { Newsletter } from './newsletter.tsx'
import { newsletterSpec } from './spec.ts'

export const newsletterSection = defineSection(newsletterSpec, { view: Newsletter, load, estimate })
