import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { Json } from '@vitrine/schemas'
import { isObject } from '@vitrine/schemas'
import type { SchemaKey } from './schema-in.ts'

type Tree = ReturnType<typeof syntaxTree>
export type TreeNode = Tree['topNode']

const valueNames = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null'])
const isValue = ({ name }: TreeNode): boolean => valueNames.has(name)

export function* childrenOf(node: TreeNode): Generator<TreeNode> {
  for (let child = node.firstChild; child; child = child.nextSibling) yield child
}
const valuesOf = (node: TreeNode): readonly TreeNode[] => [...childrenOf(node)].filter(isValue)

/** The name of a property as it is meant; of one that is still being written, as it stands. */
export function jsonTreeName(property: TreeNode, state: EditorState): string | undefined {
  const name = property.getChild('PropertyName')
  if (!name) return undefined
  const text = state.sliceDoc(name.from, name.to)
  try {
    return String(JSON.parse(text))
  } catch {
    return text.replaceAll('"', '')
  }
}

/** Where in the value a node stands: the names and places that lead to it. */
export function keysTo(node: TreeNode, state: EditorState): readonly SchemaKey[] {
  const keys: SchemaKey[] = []
  for (let at: TreeNode | null = node; at?.parent; at = at.parent) {
    const { from } = at
    if (at.parent.name === 'Array') keys.unshift(valuesOf(at.parent).filter(({ to }) => to <= from).length)
    else if (at.name === 'Property') {
      const name = jsonTreeName(at, state)
      if (name !== undefined) keys.unshift(name)
    }
  }
  return keys
}

/** So long may reading a text take, in milliseconds. */
const PATIENCE = 200

export interface Range {
  readonly from: number
  readonly to: number
}

/** Where the values stand in a text, by the paths that problems name: `items[k3v9Qa2Z].title`. */
export function placesIn(state: EditorState, value: Json): ReadonlyMap<string, Range> {
  const places = new Map<string, Range>()
  const visit = (node: TreeNode, part: Json | undefined, path: string) => {
    places.set(path, { from: node.from, to: node.to })
    if (node.name === 'Array' && Array.isArray(part))
      for (const [at, inner] of valuesOf(node).entries()) {
        const item = part[at]
        visit(inner, item, `${path}[${isObject(item) && typeof item.id === 'string' ? item.id : at}]`)
      }
    if (node.name === 'Object' && isObject(part))
      for (const property of node.getChildren('Property')) {
        const name = jsonTreeName(property, state)
        const [inner] = valuesOf(property)
        if (name !== undefined && inner) visit(inner, part[name], path === '' ? name : `${path}.${name}`)
      }
  }
  const tree = ensureSyntaxTree(state, state.doc.length, PATIENCE) ?? syntaxTree(state)
  const [top] = valuesOf(tree.topNode)
  if (top) visit(top, value, '')
  return places
}
