import { defineSection } from '@vitrine/renderer'
import { Questions } from './questions.tsx'
import { questionsSpec } from './spec.ts'

export const questionsSection = defineSection(questionsSpec, { view: Questions })
