import type { Finding } from '../finding.ts'
import { isEmpty, type PublishCheck } from './publish-check.ts'

/** Pages on which visitors see nothing. An empty home page is an error: everybody comes there first. */
export const emptyPages: PublishCheck = ({ language, editions, trees }) =>
  editions.editions.flatMap(({ page: { id: page, pageType } }, at): readonly Finding[] => {
    const tree = trees[at]
    if (tree && !isEmpty(tree)) return []
    const isHome = pageType === 'home'
    return [
      {
        level: isHome ? 'error' : 'warning',
        page,
        language,
        path: '',
        key: isHome ? 'check.emptyHome' : 'check.emptyPage',
        params: {},
      },
    ]
  })
