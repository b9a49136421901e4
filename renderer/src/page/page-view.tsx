import { StageContext } from '#stage-context'
import type { Stage } from '../stage/stage.ts'
import { Roots } from './draw-tree.tsx'
import { heldPlace } from './held-place.ts'
import { currentPage, deferredFrom, isTree, type Page } from './page.ts'
import type { Walk } from './walk.ts'

/** Draws a page on a stage, in one walk. It adds no element but `main`, whatever the stage. */
export function PageView({ page, stage, walk }: { readonly page: Page; readonly stage: Stage; readonly walk: Walk }) {
  const { first, header, main, footer } = currentPage(page, walk.registry)
  const on = { stage, walk }
  return (
    <StageContext value={stage}>
      {first}
      {header && <Roots tree={header} deferredFrom={deferredFrom.header} hold={heldPlace} {...on} />}
      <main id="main" tabIndex={-1}>
        {isTree(main) ? <Roots tree={main} deferredFrom={deferredFrom.main} hold={heldPlace} {...on} /> : main}
      </main>
      {footer && <Roots tree={footer} deferredFrom={deferredFrom.footer} hold={heldPlace} {...on} />}
    </StageContext>
  )
}
