import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** TypeScript's nodes that hold an expression; all others of its own are types, which nobody runs. */
const aroundExpressions = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
])

/** What a node declares rather than reads, and names that are no variables: keys and members. */
const namesOf = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  MemberExpression: ['property'],
  Property: ['key'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  CatchClause: ['param'],
  LabeledStatement: ['label'],
}

/** The variables that a node and what stands in it read when it runs. */
function* readIn(node) {
  if (Array.isArray(node)) for (const one of node) yield* readIn(one)
  if (!node || typeof node.type !== 'string') return
  if (node.type === 'Identifier') yield node.name
  if (node.type.startsWith('TS') && !aroundExpressions.has(node.type)) return
  if (/^(?:Import|Export(?:All|Named))/.test(node.type) && !node.declaration && node.type !== 'ImportExpression') return
  const names = node.computed ? [] : (namesOf[node.type] ?? [])
  for (const [key, value] of Object.entries(node)) if (!names.includes(key)) yield* readIn(value)
}

/** The names under which a module exports what the source of another imports from it and reads when it runs. */
export function usesIn(text, module, path = 'text.tsx') {
  const { module: parts, program } = parseSync(path, text)
  const entries = parts.staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === module)
    .flatMap((one) => one.entries)
    .filter(({ isType }) => !isType)
  if (entries.some(({ importName }) => importName.kind !== 'Name'))
    throw new Error(`${path}: import what is used of ${module} by its name`)
  const read = new Set(readIn(program))
  return entries.filter(({ localName }) => read.has(localName.value)).map(({ importName }) => importName.name)
}

/** The same of a file. */
export const usesOf = (path, module) => usesIn(readFileSync(path, 'utf8'), module, path)
