import { defineSection } from '@vitrine/renderer'
import { articleList } from '../parts/article-list/article-list.tsx'
import { articleListHeight } from '../parts/article-list/article-list-height.ts'
import { caseListSpec } from './spec.ts'

export const caseListSection = defineSection(caseListSpec, { ...articleList('case'), estimate: articleListHeight })
