import { defineSection } from '@vitrine/renderer'
import { Banner } from './banner.tsx'
import { estimate } from './estimate.ts'
import { bannerSpec } from './spec.ts'

export const bannerSection = defineSection(bannerSpec, { view: Banner, estimate })
