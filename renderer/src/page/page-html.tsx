import type { ResolvedTree } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import { StageContext } from '#stage-context'
import type { Stage } from '../stage/stage.ts'
import { Roots } from './draw-tree.tsx'
import { heldPlace } from './held-place.ts'
import { htmlOf } from './html-of.tsx'
import { currentPage, deferredFrom, isTree, type Page } from './page.ts'
import type { Walk } from './walk.ts'

/** So many root components React draws in one go: what it keeps of them grows faster than their number. */
const SLICE = 100

/** The HTML of `PageView` on the server, slice by slice; the ids of each have their own prefix. */
export function pageHtml(page: Page, stage: Stage, walk: Walk): string {
  const { first, header, main, footer } = currentPage(page, walk.registry)
  const draw = (content: ReactNode, identifierPrefix: string) =>
    htmlOf(<StageContext value={stage}>{content}</StageContext>, { identifierPrefix })
  const drawTree = (tree: ResolvedTree, place: keyof typeof deferredFrom) =>
    Array.from({ length: Math.ceil(tree.root.length / SLICE) }, (_, slice) => {
      const range = { from: slice * SLICE, to: (slice + 1) * SLICE }
      const roots = (
        <Roots tree={tree} stage={stage} walk={walk} deferredFrom={deferredFrom[place]} hold={heldPlace} {...range} />
      )
      return draw(roots, `${place}${slice}`)
    }).join('')
  return [
    first === undefined ? '' : draw(first, 'first'),
    header ? drawTree(header, 'header') : '',
    '<main id="main" tabindex="-1">',
    isTree(main) ? drawTree(main, 'main') : draw(main, 'main'),
    '</main>',
    footer ? drawTree(footer, 'footer') : '',
  ].join('')
}
