import { StageContext } from '../stage/context.tsx'
import type { Stage } from '../stage/stage.ts'
import { drawTree, type Walk } from './draw-tree.tsx'
import { currentPage, isTree, type Page } from './page.ts'

/** Draws a page on a stage, in one walk. It adds no element but `main`, whatever the stage. */
export function PageView({ page, stage, walk }: { readonly page: Page; readonly stage: Stage; readonly walk: Walk }) {
  const { header, main, footer } = currentPage(page, walk.registry)
  return (
    <StageContext value={stage}>
      {header && drawTree(header, stage, walk)}
      <main id="main" tabIndex={-1}>
        {isTree(main) ? drawTree(main, stage, walk) : main}
      </main>
      {footer && drawTree(footer, stage, walk)}
    </StageContext>
  )
}
