import { resolved } from '@vitrine/editor-core'
import type { On, ResolvedComponent, ResolvedTree } from '@vitrine/schemas'
import type { Editor } from './editor.ts'

const none: ResolvedTree = { root: [], components: {}, outline: [] }

/** A page or part that is here, in one language, without an outline. What has not changed is not worked out again. */
export function createResolvedTree(editor: Editor, on: On, language: string): ResolvedTree {
  const structure = editor.structure(on)
  if (!structure) return none
  const order = editor.order(language)
  const components = Object.fromEntries(
    Object.entries(structure.components).map(([id, component]): [string, ResolvedComponent] => {
      const spec = editor.specOf(id)
      const values = spec && resolved(spec.props, editor.settings(id), order)
      return [id, { id, ...component, props: values?.props ?? {}, ...(values && { mobile: values.mobile }) }]
    }),
  )
  return { root: structure.root, components, outline: [] }
}
