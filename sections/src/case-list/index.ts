import { defineSection } from '@vitrine/renderer'
import { articleList } from '../parts/article-list/article-list.tsx'
import { caseListSpec } from './spec.ts'

export const caseListSection = defineSection(caseListSpec, articleList('case'))
