import type * as A from '../platform/database/storage.ts'
import type * as B from '@vitrine/schemas'
export type Used = typeof A | typeof B
