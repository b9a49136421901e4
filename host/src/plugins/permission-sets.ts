import type { PermissionSet } from '@vitrine/schemas'
import { ownPermissionSets, pluginPermissionSets } from '#plugins/specs'

/** What members of this site may be given beside their role: of its plugins, then of its config. */
export const permissionSets: readonly PermissionSet[] = [...pluginPermissionSets.flat(), ...ownPermissionSets]
