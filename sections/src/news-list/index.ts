import { defineSection } from '@vitrine/renderer'
import { articleList } from '../parts/article-list/article-list.tsx'
import { articleListHeight } from '../parts/article-list/article-list-height.ts'
import { newsListSpec } from './spec.ts'

export const newsListSection = defineSection(newsListSpec, { ...articleList('info'), estimate: articleListHeight })
