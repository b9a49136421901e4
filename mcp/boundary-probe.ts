import type * as Aschemas from '@vitrine/schemas'
import type * as Aclient from '@vitrine/client'
export type Used = typeof Aschemas | typeof Aclient | 1
