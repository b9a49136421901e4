import type * as Aschemas from '@vitrine/schemas'
import type * as Amodel from '@vitrine/model'
import type * as Arenderer from '@vitrine/renderer'
export type Used = typeof Aschemas | typeof Amodel | typeof Arenderer | 1
