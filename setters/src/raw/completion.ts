import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { Json, SchemaNode } from '@vitrine/schemas'
import type { FormSchema } from '../reading/form-schema.ts'
import { childrenOf, jsonTreeName, keysTo, type TreeNode } from './json-tree.ts'
import { schemaNames, schemasIn, schemaValues } from './schema-in.ts'

export interface CompletionWorld {
  readonly schema: SchemaNode
  readonly form: FormSchema
  /** The last value that could be read: it says which branches and conditions count. */
  readonly value: () => Json | undefined
}

const ancestor = (node: TreeNode, names: readonly string[]): TreeNode | undefined => {
  for (let at: TreeNode | null = node; at; at = at.parent) if (names.includes(at.name)) return at
  return undefined
}

/** The word that is being written: with its opening quote, and what stands behind the cursor up to the closing one. */
function wordAt(state: EditorState, pos: number): { readonly from: number; readonly to: number } {
  const line = state.doc.lineAt(pos)
  const before = /"?[^"\s:,[\]{}]*$/.exec(line.text.slice(0, pos - line.from))?.[0] ?? ''
  const after = /^[^"\s:,[\]{}]*"?/.exec(line.text.slice(pos - line.from))?.[0] ?? ''
  return { from: pos - before.length, to: pos + (before.startsWith('"') ? after.length : 0) }
}

const names = (world: CompletionWorld, object: TreeNode, state: EditorState, hasColon: boolean): Completion[] => {
  const shapes = schemasIn(world.schema, keysTo(object, state), world.value(), world.form)
  const there = new Set([...childrenOf(object)].map((child) => jsonTreeName(child, state)))
  return [...schemaNames(shapes)]
    .filter(([name]) => !there.has(name))
    .map(([name, schema]) => ({
      label: JSON.stringify(name),
      apply: hasColon ? JSON.stringify(name) : `${JSON.stringify(name)}: `,
      type: 'property',
      ...(schema.title !== undefined && { detail: schema.title }),
    }))
}

/** Offers the names and values that the schema knows, at the place where the cursor is. */
export function completionFrom(world: CompletionWorld) {
  return (context: CompletionContext): CompletionResult | null => {
    const { state, pos, explicit } = context
    const { from, to } = wordAt(state, pos)
    if (from === pos && !explicit) return null
    const before = state.sliceDoc(0, from).trimEnd().at(-1)
    const inner = syntaxTree(state).resolveInner(from, -1)
    const outer = ancestor(inner, ['Object', 'Array'])
    if (outer?.name === 'Object' && before !== ':') {
      const options = names(world, outer, state, state.sliceDoc(to).trimStart().startsWith(':'))
      return options.length === 0 ? null : { from, to, options }
    }
    const property = before === ':' ? ancestor(inner, ['Property']) : undefined
    const keys = property ? keysTo(property, state) : outer ? [...keysTo(outer, state), 0] : []
    const options = schemaValues(schemasIn(world.schema, keys, world.value(), world.form)).map((value) => ({
      label: JSON.stringify(value),
      type: typeof value === 'string' ? 'text' : 'constant',
    }))
    return options.length === 0 ? null : { from, to, options }
  }
}
