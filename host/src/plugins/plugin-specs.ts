import type { SectionSpec } from '@vitrine/schemas'

// What `#plugins/specs` is in this repository, as plugins.ts is `#plugins`: without views, for threads that draw nothing.

/** The specs of the sections of each plugin. */
export const pluginSpecs: readonly (readonly SectionSpec[])[] = []

/** Whether the sections of Vitrine itself may be placed. */
export const hasBuiltInSections: boolean = true
