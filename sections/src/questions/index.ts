import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { Questions } from './questions.tsx'
import { questionsSpec } from './spec.ts'

export const questionsSection = defineSection(questionsSpec, { view: Questions, estimate })
