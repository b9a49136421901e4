import type { ResolvedTree } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import { StageProvider } from '../stage/context.tsx'
import type { Stage } from '../stage/stage.ts'
import { Root, type Walk, WalkProvider } from './component-view.tsx'

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

const roots = (tree: ResolvedTree) => tree.root.map((id) => <Root key={id} id={id} tree={tree} />)

/** Draws a page on a stage, in one walk. It adds no element but `main`, whatever the stage. */
export function PageView({ page, stage, walk }: { readonly page: Page; readonly stage: Stage; readonly walk: Walk }) {
  return (
    <WalkProvider value={walk}>
      <StageProvider stage={stage}>
        {page.header && roots(page.header)}
        <main id="main" tabIndex={-1}>
          {isTree(page.main) ? roots(page.main) : page.main}
        </main>
        {page.footer && roots(page.footer)}
      </StageProvider>
    </WalkProvider>
  )
}
