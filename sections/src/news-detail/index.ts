import { defineSection } from '@vitrine/renderer'
import { load } from './load.ts'
import { NewsDetail } from './news-detail.tsx'
import { newsDetailSpec } from './spec.ts'

export const newsDetail = defineSection(newsDetailSpec, { view: NewsDetail, load })
