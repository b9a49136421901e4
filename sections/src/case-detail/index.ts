import { defineSection } from '@vitrine/renderer'
import { articleDetail } from '../parts/article-detail/article-detail.tsx'
import { caseDetailSpec } from './spec.ts'

export const caseDetailSection = defineSection(caseDetailSpec, articleDetail('case'))
