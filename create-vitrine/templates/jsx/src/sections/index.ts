import { sections as house } from '@vitrine/sections'
import { quote } from './quote.tsx'

/** Everything that pages are made of: the sections that come with Vitrine, and your own. */
export const sections = [...house, quote]
