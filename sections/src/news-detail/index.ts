import { defineSection } from '@vitrine/renderer'
import { articleDetail } from '../parts/article-detail/article-detail.tsx'
import { newsDetailSpec } from './spec.ts'

export const newsDetailSection = defineSection(newsDetailSpec, articleDetail('info'))
