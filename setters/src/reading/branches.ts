import type { Json, SchemaNode } from '@vitrine/schemas'
import { isObject } from '@vitrine/schemas'
import { both, without } from './both.ts'
import type { FormSchema } from './form-schema.ts'
import { equals, kindsOf, schemaKindOf, takesKind } from './types.ts'

/** What a value may be, one of several. */
export interface Union {
  /** What holds for every branch. */
  readonly base: SchemaNode
  readonly branches: readonly SchemaNode[]
  /** The property whose value names the branch, where there is one. */
  readonly discriminator: string | undefined
}

const saysWhat = ['type', 'properties', 'items', 'const', 'enum', '$ref', 'oneOf', 'anyOf', 'allOf', 'format'] as const
/** Whether a branch is something to draw, and not only a limit on what is drawn anyway. */
const isDrawn = (branch: SchemaNode): boolean => saysWhat.some((keyword) => branch[keyword] !== undefined)

/** The only value that a schema allows. */
export const constOf = (schema: SchemaNode | undefined): Json | undefined =>
  schema?.const ?? (schema?.enum?.length === 1 ? schema.enum[0] : undefined)

function discriminatorOf(node: SchemaNode, branches: readonly SchemaNode[]): string | undefined {
  const named = node.discriminator?.propertyName
  if (named !== undefined) return named
  const names = Object.keys(branches[0]?.properties ?? {})
  return names.find((name) => branches.every((branch) => constOf(branch.properties?.[name]) !== undefined))
}

const known = new WeakMap<SchemaNode, Union | 'none'>()

/** The branches of a node that is read; nothing where it is no choice of several. */
export function unionOf(node: SchemaNode, form: FormSchema): Union | undefined {
  const made = known.get(node) ?? findUnion(node, form) ?? 'none'
  known.set(node, made)
  return made === 'none' ? undefined : made
}

function findUnion(node: SchemaNode, form: FormSchema): Union | undefined {
  for (const name of ['oneOf', 'anyOf'] as const) {
    const branches = (node[name] ?? []).map((branch) => form.read(branch).node)
    if (branches.length < 2 || !branches.every(isDrawn) || isChoiceOfBranches(branches)) continue
    return { base: without(node, [name]), branches, discriminator: discriminatorOf(node, branches) }
  }
  const named = kindsOf(node)
  const kinds = named.filter((kind) => kind !== 'null' && !(kind === 'integer' && named.includes('number')))
  if (kinds.length < 2 || node.enum || node.const !== undefined) return undefined
  return { base: {}, branches: kinds.map((type) => ({ ...node, type })), discriminator: undefined }
}

/** Whether all branches are single values: then it is a plain choice. */
export const isChoiceOfBranches = (branches: readonly SchemaNode[]): boolean =>
  branches.length > 0 && branches.every((branch) => branch.const !== undefined)

const merged = new WeakMap<Union, Map<SchemaNode, SchemaNode>>()

/** The schema of a value in a branch: what holds for all of them, and its own. */
export function branchSchema(union: Union, branch: SchemaNode): SchemaNode {
  const ofUnion = merged.get(union) ?? new Map<SchemaNode, SchemaNode>()
  merged.set(union, ofUnion)
  const made = ofUnion.get(branch) ?? both(union.base, branch)
  ofUnion.set(branch, made)
  return made
}

/** Which branch a value is of: -1 where it is of none. */
export function branchOf(union: Union, value: Json | undefined, form: FormSchema): number {
  const { branches, discriminator } = union
  if (value === undefined) return -1
  if (discriminator !== undefined && isObject(value)) {
    const at = branches.findIndex((branch) => equals(constOf(branch.properties?.[discriminator]), value[discriminator]))
    if (at >= 0) return at
  }
  const fitting = branches.findIndex((branch) => form.fits(branch, value))
  if (fitting >= 0) return fitting
  const alike = branches.map((branch) => likeness(branch, value))
  const best = Math.max(...alike)
  return best > 0 ? alike.indexOf(best) : -1
}

/** The steps to a place in a value: names, and places in lists. */
export type Steps = readonly (string | number)[]

/** Which branch of a union counts at a place: the one that was chosen in a form, or the one that the value is of. */
export type BranchAt = (union: Union, value: Json | undefined, steps: Steps) => number

/** How much a value looks like a branch that it does not fit: of its kind, and with how many of its names. */
function likeness(branch: SchemaNode, value: Json): number {
  if (!takesKind(branch, schemaKindOf(value))) return 0
  if (!isObject(value)) return branch.const === undefined || equals(branch.const, value) ? 1 : 0
  return 1 + Object.keys(value).filter((name) => branch.properties?.[name]).length
}
