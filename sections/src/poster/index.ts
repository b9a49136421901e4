import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { Poster } from './poster.tsx'
import { posterSpec } from './spec.ts'

export const posterSection = defineSection(posterSpec, { view: Poster, estimate })
