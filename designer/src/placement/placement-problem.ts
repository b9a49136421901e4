import type { Reason } from '@vitrine/editor-core'
import { nestingProblem } from '@vitrine/model'
import type { Component, Problem } from '@vitrine/schemas'
import type { Editor } from '../store/editor.ts'
import { pageTypeProblem } from './page-type-problem.ts'
import { ancestorsOf, type SiblingList } from './siblings.ts'
import { existingSingleInstance } from './single-instance.ts'
import { reasonToStay } from './site-part.ts'
import type { Subtree } from './subtree.ts'

/**
 * Why some components may not stand in a list, or `undefined` when they may. It looks at the
 * components around the list only, so it costs the same however long the page is.
 */
export function placementProblem(editor: Editor, list: SiblingList, subtree: Subtree): Problem | Reason | undefined {
  const { root, components } = subtree
  const stays = reasonToStay(editor, list.on, root)
  if (stays) return stays
  const type = components[root]?.type ?? ''
  const second = existingSingleInstance(editor, list.on, components)
  if (second !== undefined) return { path: '/root', key: 'problem.nesting.single', params: { type: second } }
  const unfit = pageTypeProblem(editor, list, { type, component: root })
  if (unfit) return unfit
  const { parent } = list
  const around = parent ? [parent.component, ...ancestorsOf(editor, parent.component)] : []
  const chain = around.flatMap((id): (readonly [string, Component])[] => {
    const component = editor.component(id)
    return component ? [[id, component]] : []
  })
  const top = around.at(-1)
  const page = { version: 1, root: top ? [top] : [], components: { ...components, ...Object.fromEntries(chain) } }
  return nestingProblem(editor.specs, page, {
    type,
    parent: parent?.component ?? null,
    ...(parent && { slot: parent.slot }),
    component: root,
  })
}
