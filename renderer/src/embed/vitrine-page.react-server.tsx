import type { ReactNode } from 'react'
import { Roots } from '../page/draw-tree.tsx'
import type { Walk } from '../page/walk.ts'
import { drawChosen, stageOfChosen } from './draw-chosen.tsx'
import { choiceAt } from './page-at.ts'
import { choosePage } from './page-source.ts'
import { createWarnings, warnOnConsole } from './render-warning.ts'
import type { PageProps, Register } from './vitrine-page-props.ts'

/**
 * `VitrinePage` as a server component: nothing of it is sent to browsers but the HTML, and components of browsers that views
 * make. Views may be async, and may make async components. What throws in any of them is left out, and told.
 */
export function pageWith<C>(register: Register<C>): (props: PageProps<C>) => ReactNode {
  return function VitrinePage(props) {
    const { sections, document, checks, onWarning = warnOnConsole } = props
    const known = register(sections, checks)
    const { registry, isUnchecked } = known
    const chosen = choosePage(document, registry, choiceAt(props))
    const { warn } = createWarnings(onWarning)
    for (const warning of chosen.warnings) warn(warning)
    if (isUnchecked) warn({ kind: 'unchecked' })
    const stage = stageOfChosen(chosen, known, props, warn)
    if (!stage) return null
    const walk: Walk = { registry, draws: () => true, report: warn }
    return drawChosen(chosen, registry, props, (tree) => <Roots tree={tree} stage={stage} walk={walk} />)
  }
}
