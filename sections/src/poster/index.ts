import { defineSection } from '@vitrine/renderer'
import { Poster } from './poster.tsx'
import { posterSpec } from './spec.ts'

export const posterSection = defineSection(posterSpec, { view: Poster })
