import type { Specs } from '@vitrine/model'
import {
  type Draft, isWithin, type Json, languageMapOf, menuProps, pageProps, parsePath, patternOf, type SchemaNode, type SectionProps,
  type Settings, translatablePaths,
} from '@vitrine/schemas'

void [isWithin, languageMapOf, parsePath, patternOf]
export type { Draft, Json, SchemaNode, SectionProps, Settings, Specs }
export { menuProps, pageProps, translatablePaths }
export const progressOf = (_draft: Draft, _specs: Specs): Readonly<Record<string, number>> => ({})
