import type { SectionSpec } from '@vitrine/schemas'
import { sectionSpecs as builtIn } from '@vitrine/sections/specs'
import { hasBuiltInSections, pluginSpecs } from '#plugins/specs'

/** The specs of all sections of this site, in the order of the palette: Vitrine's own, then those of its plugins. */
export const sectionSpecs: readonly SectionSpec[] = [...(hasBuiltInSections ? builtIn : []), ...pluginSpecs.flat()]
