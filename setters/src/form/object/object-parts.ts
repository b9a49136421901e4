import type { ObjectParts } from '../object-parts.ts'
import { ObjectUnion } from '../union/object-union.tsx'
import { OtherEntries } from './other-entries.tsx'

export const objectParts: ObjectParts = { ObjectUnion, OtherEntries }
