import type { PageTypeSpec, PermissionSet, SectionSpec } from '@vitrine/schemas'

// What `#plugins/specs` is in this repository, as plugins.ts is `#plugins`: without views, for threads that draw nothing.

/** The specs of the sections of each plugin. */
export const pluginSpecs: readonly (readonly SectionSpec[])[] = []

/** The kinds of pages of each plugin. */
export const pluginPageTypes: readonly (readonly PageTypeSpec[])[] = []

/** The kinds of pages that its config adds to theirs. */
export const ownPageTypes: readonly PageTypeSpec[] = []

/** The permission sets of each plugin. */
export const pluginPermissionSets: readonly (readonly PermissionSet[])[] = []

/** The permission sets that its config adds to theirs. */
export const ownPermissionSets: readonly PermissionSet[] = []

/** Whether the sections of Vitrine itself may be placed. */
export const hasBuiltInSections: boolean = true
