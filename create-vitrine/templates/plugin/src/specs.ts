import type { SectionSpec } from '@vitrine/schemas'
import { noteSpec } from './note/spec.ts'
import { ratingSpec } from './rating/spec.ts'

/** The specs alone: threads that draw nothing read them without React. */
export const specs: readonly SectionSpec[] = [ratingSpec, noteSpec]
