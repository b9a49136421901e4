import type { Section } from '@vitrine/renderer'
import { banner } from './banner/index.ts'

/** All sections, in the order of the palette. To add one, see docs/how-to/add-a-section.md. */
export const sections: readonly Section[] = [banner]
