import { defineSection } from '@vitrine/renderer'
import { Banner } from './banner.tsx'
import { bannerSpec } from './spec.ts'

export const bannerSection = defineSection(bannerSpec, { view: Banner })
