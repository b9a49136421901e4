import type { Section } from '@vitrine/renderer'
import { note } from './note/note.tsx'
import { rating } from './rating/rating.tsx'

/** The sections of this pack with their views; their specs stand in specs.ts too. */
export const sections: readonly Section[] = [rating, note]
