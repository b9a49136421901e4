import type { PermissionSet } from '@vitrine/schemas'

/**
 * What somebody may be given beside their role, as data: no more of it than who gives it has. It is checked where it is used:
 * when a site is built, and at its start.
 *
 * `definePermissionSet({ key: 'acme-sales', names: { en: 'Sales' }, actions: ['inbox.read', 'inbox.write'] })`
 */
export const definePermissionSet = (set: PermissionSet): PermissionSet => set
