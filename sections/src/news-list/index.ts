import { defineSection } from '@vitrine/renderer'
import { articleList } from '../parts/article-list/article-list.tsx'
import { newsListSpec } from './spec.ts'

export const newsListSection = defineSection(newsListSpec, articleList('info'))
