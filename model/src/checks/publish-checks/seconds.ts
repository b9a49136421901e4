import type { Finding } from '../finding.ts'
import type { DrawnPages, PublishCheck } from './publish-check.ts'

const singles = (drawn: readonly DrawnPages[]): readonly DrawnPages[] =>
  drawn.filter(({ spec }) => spec.nesting?.single === true)

/** What may stand on a page only once, and stands in the header or footer around it as well. */
export const seconds: PublishCheck = ({ language, editions, trees }) =>
  editions.editions.flatMap(({ page }, at): readonly Finding[] => {
    const around = trees.filter(({ place: { part } }) => part !== undefined && page[part] !== false)
    const known = new Set(around.flatMap(({ drawn }) => singles(drawn).map(({ spec: { type } }) => type)))
    return singles(trees[at]?.drawn ?? [])
      .filter(({ spec: { type } }) => known.has(type))
      .map(({ id, spec: { type } }) => ({
        level: 'warning',
        page: page.id,
        component: id,
        language,
        path: '',
        key: 'problem.nesting.single',
        params: { type },
      }))
  })
