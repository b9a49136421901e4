import type { Stage } from '@vitrine/renderer'
import type { ResolvedTree } from '@vitrine/schemas'
import { waysOf } from '../../ways/named-ways.ts'
import { linkOf } from '../../ways/reach.tsx'
import type { ChatWay } from '../chat-data.ts'

/** How people reach the owner of a site, as its pages say it (R39): one way of each kind, the first that is named. */
export function waysIn(trees: readonly (ResolvedTree | undefined)[], stage: Stage): readonly ChatWay[] {
  const all = trees.flatMap((tree) =>
    tree ? Object.values(tree.components).flatMap(({ props }) => waysOf(props)) : [],
  )
  return (['email', 'phone', 'whatsapp'] as const).flatMap((kind) => {
    for (const { value } of all.filter((one) => one.kind === kind)) {
      const link = linkOf(kind, value)
      const href = link && stage.href(link)
      if (href !== undefined) return [{ kind, value, href }]
    }
    return []
  })
}
