import type { Section } from '@vitrine/renderer'
import { type PageTemplate, pageTypeTemplates } from '@vitrine/schemas'
import { sections as builtIn, pageTemplates as builtInTemplates } from '@vitrine/sections'
import { plugins } from '#plugins'
import { hasBuiltInSections } from '#plugins/specs'
import { guarded } from './guarded-load.ts'
import { pageTypes } from './page-types.ts'

/** All sections of this site with their views, in the order of the palette. */
export const sections: readonly Section[] = [
  ...(hasBuiltInSections ? builtIn : []),
  ...plugins.flatMap((plugin) => plugin.sections ?? []).map(guarded),
]

/** What a new page may begin with: made of built-in sections, and what kinds of pages of plugins begin with. */
export const pageTemplates: readonly PageTemplate[] = [
  ...(hasBuiltInSections ? builtInTemplates : []),
  ...pageTypeTemplates(pageTypes),
]
