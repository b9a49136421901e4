import type { Json, SchemaNode } from '@vitrine/schemas'
import { useState } from 'react'
import { isRecord } from '../../value-source/json-path.ts'
import { useFormSurroundings } from '../form-context.ts'
import { blankOf } from '../reading/blank.ts'
import { branchOf, branchSchema, type Union } from '../reading/branches.ts'

interface Branch {
  /** Its place among the branches, -1 where the value is of none. */
  readonly at: number
  readonly schema: SchemaNode | undefined
  /** Whether it is only wished for: its value is not there yet, and the old one still counts. */
  readonly isApart: boolean
  readonly choose: (at: number) => void
}

/** In place of the value that a wish waits beside. */
const DONE = Symbol('done')

/**
 * Which branch of a union a value is of, and how to change to another one. What was typed into a
 * branch comes back when it is chosen again; until then the form keeps it, and no document has it.
 */
export function useBranch(
  union: Union,
  path: string,
  value: Json | undefined,
  onChange: (value: Json) => void,
): Branch {
  const { schema: form, otherBranches } = useFormSurroundings()
  const [wish, setWish] = useState<{ readonly at: number; readonly since: Json | undefined | typeof DONE }>()
  const schemaOf = (at: number): SchemaNode | undefined => {
    const branch = union.branches[at]
    return branch && branchSchema(union, branch)
  }
  const fits = (at: number, given: Json): boolean => {
    const schema = schemaOf(at)
    return schema !== undefined && form.check(schema)(given).length === 0
  }
  const isWished = wish !== undefined && value !== undefined && fits(wish.at, value)
  const isApart = wish !== undefined && !isWished && wish.since === value
  const at = wish && (isWished || isApart) ? wish.at : branchOf(union, value, form)
  const schema = schemaOf(at)

  const choose = (next: number) => {
    const nextSchema = schemaOf(next)
    if (!nextSchema) return
    const kept = otherBranches.get(path) ?? new Map<number, Json>()
    otherBranches.set(path, kept)
    if (at >= 0 && value !== undefined && !isApart) kept.set(at, value)
    const start = kept.get(next) ?? withCommon(blankOf(nextSchema, form), value, schema, nextSchema, union)
    const isFit = fits(next, start)
    setWish({ at: next, since: isFit ? DONE : value })
    if (isFit) onChange(start)
  }
  return { at, schema, isApart, choose }
}

/** The start of a branch, with what the old value has in common with it: the properties that both declare alike. */
function withCommon(
  start: Json,
  old: Json | undefined,
  from: SchemaNode | undefined,
  to: SchemaNode,
  { base, discriminator }: Union,
): Json {
  if (!isRecord(start) || !isRecord(old)) return start
  const isCommon = (name: string) =>
    name !== discriminator &&
    to.properties?.[name] !== undefined &&
    (base.properties?.[name] !== undefined || to.properties[name] === from?.properties?.[name])
  return { ...start, ...Object.fromEntries(Object.entries(old).filter(([name]) => isCommon(name))) }
}
