import { useStage } from '@vitrine/renderer'
import type { Wording } from '../parts/listing/wording.ts'

/** What a list of cases says of them. */
export function useWording(): Wording {
  const { words } = useStage()
  return {
    categories: words('caseList.categories'),
    all: words('caseList.all'),
    search: words('caseList.search'),
    pages: words('caseList.pages'),
    noMatch: words('caseList.noMatch'),
    noMatchAdvice: words('caseList.noMatchAdvice'),
    clear: words('caseList.clear'),
    none: words('caseList.none'),
    unavailable: words('caseList.unavailable'),
  }
}
