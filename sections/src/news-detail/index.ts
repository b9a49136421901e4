import { defineSection } from '@vitrine/renderer'
import { articleDetail } from '../parts/article-detail/article-detail.tsx'
import { newsDetailSpec } from './spec.ts'

export const newsDetail = defineSection(newsDetailSpec, articleDetail('info'))
