import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { Footer } from './footer.tsx'
import { load } from './load.ts'
import { footerSpec } from './spec.ts'

export const footerSection = defineSection(footerSpec, { view: Footer, load, estimate })
