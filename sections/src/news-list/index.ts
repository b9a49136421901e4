import { defineSection } from '@vitrine/renderer'
import { load } from './load.ts'
import { NewsList } from './news-list.tsx'
import { newsListSpec } from './spec.ts'

export const newsList = defineSection(newsListSpec, { view: NewsList, load })
