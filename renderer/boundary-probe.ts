import type * as Aschemas from '@vitrine/schemas'
import type * as Amodel from '@vitrine/model'
export type Used = typeof Aschemas | typeof Amodel | 1
