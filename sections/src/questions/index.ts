import { defineSection } from '@vitrine/renderer'
import { Questions } from './questions.tsx'
import { questionsSpec } from './spec.ts'

export const questions = defineSection(questionsSpec, { view: Questions })
