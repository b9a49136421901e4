import { useStage } from '@vitrine/renderer'
import type { Wording } from '../parts/listing/wording.ts'

/** What a list of articles says of them. */
export function useWording(): Wording {
  const { words } = useStage()
  return {
    categories: words('newsList.categories'),
    all: words('newsList.all'),
    search: words('newsList.search'),
    pages: words('newsList.pages'),
    noMatch: words('newsList.noMatch'),
    noMatchAdvice: words('newsList.noMatchAdvice'),
    clear: words('newsList.clear'),
    none: words('newsList.none'),
    unavailable: words('newsList.unavailable'),
  }
}
