import type { ResolvedTree } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import { StageContext } from '../stage/context.tsx'
import type { Stage } from '../stage/stage.ts'
import { drawTree, type Walk } from './draw-tree.tsx'

/** What is drawn: a page between its header and its footer. A screen may draw its own main part. */
export interface Page {
  readonly header?: ResolvedTree | undefined
  readonly main: ResolvedTree | ReactNode
  readonly footer?: ResolvedTree | undefined
}

const isTree = (main: Page['main']): main is ResolvedTree =>
  main !== null && typeof main === 'object' && 'components' in main

/** The trees of a page, in the order in which they are drawn. */
export const treesOf = ({ header, main, footer }: Page): readonly ResolvedTree[] =>
  [header, isTree(main) ? main : undefined, footer].filter((tree) => tree !== undefined)

/** Draws a page on a stage, in one walk. It adds no element but `main`, whatever the stage. */
export function PageView({ page, stage, walk }: { readonly page: Page; readonly stage: Stage; readonly walk: Walk }) {
  return (
    <StageContext value={stage}>
      {page.header && drawTree(page.header, stage, walk)}
      <main id="main" tabIndex={-1}>
        {isTree(page.main) ? drawTree(page.main, stage, walk) : page.main}
      </main>
      {page.footer && drawTree(page.footer, stage, walk)}
    </StageContext>
  )
}
