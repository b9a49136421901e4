import type * as Aschemas from '@vitrine/schemas'
import type * as Amodel from '@vitrine/model'
import type * as Arenderer from '@vitrine/renderer'
import type * as Asetters from '@vitrine/setters'
import type * as Aeditor_core from '@vitrine/editor-core'
export type Used = typeof Aschemas | typeof Amodel | typeof Arenderer | typeof Asetters | typeof Aeditor_core | 1
