import type { Section } from '@vitrine/renderer'
import { quote } from './quote/quote.tsx'

/** The sections of this site. npx vitrine new-section price-table makes another one. */
export const sections: readonly Section[] = [quote]
