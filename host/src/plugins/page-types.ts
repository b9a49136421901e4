import type { PageTypeSpec } from '@vitrine/schemas'
import { ownPageTypes, pluginPageTypes } from '#plugins/specs'

/** The kinds of pages of this site beside the built-in ones: those of its plugins, then those of its config. */
export const pageTypes: readonly PageTypeSpec[] = [...pluginPageTypes.flat(), ...ownPageTypes]
