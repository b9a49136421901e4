import type * as Aschemas from '@vitrine/schemas'
import type * as Arenderer from '@vitrine/renderer'
export type Used = typeof Aschemas | typeof Arenderer | 1
