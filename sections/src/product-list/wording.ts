import { useStage } from '@vitrine/renderer'
import type { Wording } from '../parts/listing/wording.ts'

/** What a list of products says of them. */
export function useWording(): Wording {
  const { words } = useStage()
  return {
    categories: words('productList.categories'),
    all: words('productList.all'),
    search: words('productList.search'),
    pages: words('productList.pages'),
    noMatch: words('productList.noMatch'),
    noMatchAdvice: words('productList.noMatchAdvice'),
    clear: words('productList.clear'),
    none: words('productList.none'),
    unavailable: words('productList.unavailable'),
  }
}
