import { cleanup, render } from '@testing-library/react'
import type { ResolvedTree } from '@vitrine/schemas'
import { PageView } from '../page/page-view.tsx'
import type { DrawProblem } from '../page/walk.ts'
import type { Registry } from '../section/prepared-section.ts'
import type { Stage } from '../stage/stage.ts'
import { sampleWalk } from './sample-walk.ts'

/** Draws a tree as the main part of the page that is the document of the test; one drawn before goes. */
export function drawPage(tree: ResolvedTree, registry: Registry, stage: Stage) {
  cleanup()
  const problems: DrawProblem[] = []
  document.documentElement.lang = stage.language
  document.documentElement.dir = stage.direction
  const drawn = render(
    <PageView page={{ main: tree }} stage={stage} walk={sampleWalk(registry, (problem) => problems.push(problem))} />,
  )
  return { ...drawn, main: drawn.container.querySelector('main') as HTMLElement, problems }
}
