import type * as Aschemas from '@vitrine/schemas'
export type Used = typeof Aschemas | 1
