import type { SectionSpec } from '@vitrine/schemas'
import { bannerSpec } from './banner/spec.ts'

/** The specs of all sections, without their views: what the service needs to know of them. */
export const sectionSpecs: readonly SectionSpec[] = [bannerSpec]
