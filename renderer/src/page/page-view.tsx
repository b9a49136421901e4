import { StageContext } from '../stage/context.tsx'
import type { Stage } from '../stage/stage.ts'
import { drawTree, type Walk } from './draw-tree.tsx'
import { currentPage, isTree, type Page } from './page.ts'

/** So many root components of `main` may be seen at once when a page opens; those below wait until they come near. */
const FIRST_SCREEN = 2

/** Draws a page on a stage, in one walk. It adds no element but `main`, whatever the stage. */
export function PageView({ page, stage, walk }: { readonly page: Page; readonly stage: Stage; readonly walk: Walk }) {
  const { first, header, main, footer } = currentPage(page, walk.registry)
  return (
    <StageContext value={stage}>
      {first}
      {header && drawTree(header, stage, walk, { deferredFrom: Number.POSITIVE_INFINITY })}
      <main id="main" tabIndex={-1}>
        {isTree(main) ? drawTree(main, stage, walk, { deferredFrom: FIRST_SCREEN }) : main}
      </main>
      {footer && drawTree(footer, stage, walk, { deferredFrom: 0 })}
    </StageContext>
  )
}
