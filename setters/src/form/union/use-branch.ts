import type { Json, SchemaNode } from '@vitrine/schemas'
import { isObject } from '@vitrine/schemas'
import { useState } from 'react'
import { blankOf } from '../../reading/blank.ts'
import { branchOf, branchSchema, constOf, type Union } from '../../reading/branches.ts'
import type { FormSchema } from '../../reading/form-schema.ts'
import { useFormSurroundings } from '../form-context.ts'

interface Branch {
  /** Its place among the branches, -1 where the value is of none. */
  readonly at: number
  readonly schema: SchemaNode | undefined
  /** Whether it is only wished for: its value is not there yet, and the old one still counts. */
  readonly isNewValue: boolean
  /** What an object that is only wished for starts with: the constant that names its branch, and what is common. */
  readonly start: Json | undefined
  readonly choose: (at: number) => void
}

/** A branch that was chosen in the form. */
interface ChosenBranch {
  readonly at: number
  /** The value at that moment: while it stays, the branch was chosen and nothing was filled in. */
  readonly since: Json | undefined | typeof DONE
  readonly start: Json
}

/** In place of `since`, where the value was changed at once. */
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
  const { schema: form, otherBranches, submission } = useFormSurroundings()
  const [chosen, setChosen] = useState<ChosenBranch>()
  const schemaOf = (at: number): SchemaNode | undefined => {
    const branch = union.branches[at]
    return branch && branchSchema(union, branch)
  }
  const fits = (at: number, candidate: Json): boolean => {
    const schema = schemaOf(at)
    return schema !== undefined && form.check(schema)(candidate).length === 0
  }
  const isFilled = chosen !== undefined && value !== undefined && fits(chosen.at, value)
  const isNewValue = chosen !== undefined && !isFilled && chosen.since === value
  const at = chosen && (isFilled || isNewValue) ? chosen.at : branchOf(union, value, form)
  const schema = schemaOf(at)

  const choose = (next: number) => {
    const nextSchema = schemaOf(next)
    if (!nextSchema) return
    submission?.choose(path, union.branches.length, next)
    const kept = otherBranches.get(path) ?? new Map<number, Json>()
    otherBranches.set(path, kept)
    if (at >= 0 && value !== undefined && !isNewValue) kept.set(at, value)
    const alike = { base: union.base, discriminator: union.discriminator, from: schema, to: nextSchema, form }
    const begin = (isFull: boolean) =>
      withCommon(named(blankOf(nextSchema, form, 0, isFull), nextSchema, union), value, alike)
    const before = kept.get(next)
    const again = before === undefined ? undefined : withCommon(before, value, alike)
    const starts = [again, before, begin(false), ...(form.isForeign && !submission ? [begin(true)] : [])]
    // Of a form that is submitted, what is missing is looked at then.
    const check = submission ? form.check(nextSchema) : form.checkComplete(nextSchema)
    const isComplete = (start: Json) => check(start).length === 0
    const complete = starts.find((start) => start !== undefined && isComplete(start))
    const isFit = complete !== undefined
    setChosen({ at: next, since: isFit ? DONE : value, start: begin(form.isForeign && !submission) })
    if (isFit) onChange(complete)
  }
  return { at, schema, isNewValue, start: isNewValue && isObject(chosen.start) ? chosen.start : undefined, choose }
}

/** With the name of the branch, also where that is not required: else it might be of any. */
function named(start: Json, { properties }: SchemaNode, { discriminator }: Union): Json {
  const name = discriminator === undefined ? undefined : constOf(properties?.[discriminator])
  if (discriminator === undefined || name === undefined || !isObject(start)) return start
  return Object.hasOwn(start, discriminator) ? start : { ...start, [discriminator]: name }
}

interface Alike extends Pick<Union, 'base' | 'discriminator'> {
  readonly from: SchemaNode | undefined
  readonly to: SchemaNode
  readonly form: FormSchema
}

/**
 * The start of a branch, with what the old value has in common with it: the properties that both declare alike; of
 * schemas from elsewhere, which write the same in many ways, also those whose values fit.
 */
function withCommon(start: Json, old: Json | undefined, { base, discriminator, from, to, form }: Alike): Json {
  if (!isObject(start) || !isObject(old)) return start
  const isCommon = (name: string, value: Json) => {
    const declared = to.properties?.[name]
    if (name === discriminator || declared === undefined) return false
    if (base.properties?.[name] !== undefined || declared === from?.properties?.[name]) return true
    return form.isForeign && from?.properties?.[name] !== undefined && form.checkComplete(declared)(value).length === 0
  }
  return { ...start, ...Object.fromEntries(Object.entries(old).filter(([name, value]) => isCommon(name, value))) }
}
