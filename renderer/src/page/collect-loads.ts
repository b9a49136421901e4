import { canonicalJson } from '@vitrine/model'
import type { ResolvedComponent, ResolvedTree } from '@vitrine/schemas'
import type { Registry } from '../section/prepared-section.ts'
import type { Load, LoadRequest, StageVisit } from '../section/section.ts'
import { currentTree, onceForTree } from './page.ts'
import type { DrawProblem } from './walk.ts'

/** The calls that a page needs, without doubles, and who asked for each. */
export interface CollectedLoads {
  readonly requests: readonly LoadRequest[]
  /** Components whose `load` threw: they are drawn without data. */
  readonly problems: readonly DrawProblem[]
  /** From the answers, in the order of `requests`, what each component gets by its names. */
  readonly dataOf: (answers: readonly unknown[]) => (component: string) => Readonly<Record<string, unknown>>
}

const nothing: Readonly<Record<string, never>> = Object.freeze({})

/** The components of a tree that need calls, which are few; each with its section. */
const loadersIn = onceForTree((tree, registry) =>
  // A damaged document may name a component that it does not hold.
  Object.values(tree.components).flatMap((component: ResolvedComponent | undefined) => {
    const section = component && registry.get(component.type)
    return component && section?.load && component.version === section.spec.version ? [{ component, section }] : []
  }),
)

/** Asks every component on a page for the calls that it needs before it is drawn. */
export function collectLoads(trees: readonly ResolvedTree[], registry: Registry, visit: StageVisit): CollectedLoads {
  const requests: LoadRequest[] = []
  const problems: DrawProblem[] = []
  const indexes = new Map<string, number>()
  const wanted = new Map<string, Readonly<Record<string, number>>>()
  for (const { component, section } of trees.flatMap((tree) => loadersIn(currentTree(tree, registry), registry))) {
    let asked: ReturnType<Load<unknown>>
    try {
      const load = section.load as unknown as Load<unknown>
      asked = load({ props: section.repair(component.props).props, visit })
    } catch (error) {
      problems.push({ kind: 'threw', component: component.id, type: component.type, error })
      continue
    }
    const names = Object.entries(asked).map(([name, request]) => {
      const key = `${request.call.path} ${canonicalJson(request.question)}`
      const index = indexes.get(key) ?? requests.push(request) - 1
      indexes.set(key, index)
      return [name, index] as const
    })
    wanted.set(component.id, Object.fromEntries(names))
  }
  return {
    requests,
    problems,
    dataOf: (answers) => (component) => {
      const names = wanted.get(component)
      return names ? Object.fromEntries(Object.entries(names).map(([name, index]) => [name, answers[index]])) : nothing
    },
  }
}
