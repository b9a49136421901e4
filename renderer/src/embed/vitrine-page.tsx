import type { ResolvedTree } from '@vitrine/schemas'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { StageContext } from '#stage-context'
import { Roots } from '../page/draw-tree.tsx'
import type { Walk } from '../page/walk.ts'
import type { Stage } from '../stage/stage.ts'
import { drawChosen, stageOfChosen } from './draw-chosen.tsx'
import { LeftOut } from './left-out.tsx'
import type { PageData } from './load-data.ts'
import { choiceAt } from './page-at.ts'
import { choosePage } from './page-source.ts'
import { createWarnings, warnOnConsole } from './render-warning.ts'
import type { PageProps, Register } from './vitrine-page-props.ts'

/** The component that draws a page, by how its sections are registered: `VitrinePage`. */
export function pageWith<C>(register: Register<C>): (props: PageProps<C>) => ReactNode {
  return function VitrinePage(props) {
    const { sections, document, address, texts, site, visit, href, asset, data } = props
    const { checks, onWarning = warnOnConsole } = props
    const known = register(sections, checks)
    const { registry, isUnchecked } = known
    const chosen = choosePage(document, registry, choiceAt(props))
    const listener = useRef(onWarning)
    listener.current = onWarning
    // biome-ignore lint/correctness/useExhaustiveDependencies: what was told of another page may be said again
    const { warn, shown } = useMemo(() => createWarnings((warning) => listener.current(warning)), [chosen])
    useEffect(shown)
    const stage = useMemo(
      () => stageOfChosen(chosen, known, { address, document, sections, site, visit, texts, data, href, asset }, warn),
      [chosen, known, address, document, sections, site, visit, texts, data, href, asset, warn],
    )
    for (const warning of chosen.warnings) warn(warning)
    if (isUnchecked) warn({ kind: 'unchecked' })
    if (!stage) return null

    const walk: Walk = { registry, draws: () => true, report: warn, leavesOut: typeof window === 'undefined' }
    return (
      <StageContext value={stage}>
        {drawChosen(chosen, registry, props, (tree) => (
          <Tree tree={tree} stage={stage} walk={walk} data={data} />
        ))}
      </StageContext>
    )
  }
}

interface TreeProps {
  readonly tree: ResolvedTree
  readonly stage: Stage
  readonly walk: Walk
  readonly data: PageData | undefined
}

/** The root components of a tree, each within a boundary of its own. */
const Tree = ({ tree, stage, walk, data }: TreeProps): ReactNode =>
  tree.root.map((id, at) => {
    const type = tree.components[id]?.type ?? ''
    const onError = (error: unknown) => walk.report({ kind: 'threw', component: id, type, error })
    return (
      <LeftOut key={id} tree={tree} data={data} onError={onError}>
        <Roots tree={tree} stage={stage} walk={walk} from={at} to={at + 1} />
      </LeftOut>
    )
  })
