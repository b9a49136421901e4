import type { Stage } from '@vitrine/renderer'
import type { LinkValue } from '@vitrine/schemas'
import { withoutQuery } from '../parts/address/without-query.ts'

/** Whether a link leads to the page that is visited, and not to a place on one. */
export function isCurrent(link: LinkValue | undefined, stage: Stage): boolean {
  const href = link && stage.href(link)
  return (
    href !== undefined && !href.includes('#') && withoutQuery(href) === withoutQuery(stage.address(stage.visit.path))
  )
}
