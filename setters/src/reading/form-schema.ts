import {
  checkOf,
  createAjv,
  deref,
  isObject,
  isWhole,
  isWithin,
  type Json,
  type Problem,
  problemsOf,
  type SchemaNode,
  seenOf,
  standardFormats,
} from '@vitrine/schemas'
import { without } from './both.ts'
import { isForeign } from './foreign/foreign.ts'
import { atPointer, isShared, type OtherFiles, ROOT } from './foreign/local-refs.ts'
import { modern } from './foreign/modern.ts'
import { OPEN_ROOT, open } from './foreign/open.ts'
import { schemaPatternOf } from './patterns.ts'
import { type Follow, reader, remembered, type SchemaReading } from './read.ts'
import { createUnchecked, type Unchecked } from './unchecked.ts'

export type ValueCheck = (value: Json) => readonly Problem[]

/** All that a form asks of its schema. Every answer is worked out once for each schema object. */
export interface FormSchema {
  readonly root: SchemaNode
  /** Whether it is none of ours: then the form keeps a value that fits as a whole from being made wrong. */
  readonly isForeign: boolean
  readonly read: (schema: SchemaNode) => SchemaReading
  /** What is wrong with a value; parts of it that are still missing are not. */
  readonly check: (schema: SchemaNode) => ValueCheck
  /** What is wrong with a value that is entered as a whole: of a foreign schema, also what is missing. */
  readonly checkComplete: (schema: SchemaNode) => ValueCheck
  /** Whether a value is just what a schema says: for conditions and branches. */
  readonly fits: (schema: SchemaNode, value: Json) => boolean
  /**
   * What an edit makes wrong with the whole value, anywhere in it; parts that are still missing are not, unless
   * they are missing at `completeAt` or inside of it, and the value was complete before.
   */
  readonly madeWrong: (before: Json | undefined, after: Json, completeAt?: string) => Problem | undefined
  /** What of the schema cannot be read, so that values are not checked against it. */
  readonly unchecked: Unchecked
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const nothingWrong: ValueCheck = () => []

const followShared: Follow = (ref) => (isShared(ref) ? orUndefined(() => deref({ $ref: ref })) : undefined)
const orUndefined = <V>(make: () => V): V | undefined => {
  try {
    return make()
  } catch {
    return undefined
  }
}

/** One of Vitrine's own schemas: its definitions are shared, and its checks are those of the documents. */
function houseSchema(root: SchemaNode): FormSchema {
  const unchecked = createUnchecked()
  let made: FormSchema | undefined
  /** What ours refuse to compile is read as one from elsewhere. */
  const lenient = (schema: SchemaNode) => {
    made ??= foreignSchema(root, new Map(), unchecked)
    return { form: made, schema: modernOf(schema) }
  }
  const check = (schema: SchemaNode): ValueCheck => {
    const ofHouse = checkHouse(schema)
    if (ofHouse !== 'none') return ofHouse
    const other = lenient(schema)
    return other.form.check(other.schema)
  }
  return {
    root,
    isForeign: false,
    read: readHouse,
    check,
    checkComplete: check,
    fits: (schema, value) => orUndefined(() => checkOf(schema)(value).length === 0) ?? false,
    madeWrong: () => undefined,
    unchecked,
  }
}
const readHouse = reader(followShared)
const modernOf = remembered((schema: SchemaNode) => modern(schema).root)
const checkHouse = remembered(
  (schema: SchemaNode): ValueCheck | 'none' =>
    orUndefined(() => checkOf(isWhole(schema) ? { $ref: schema.$id as string } : without(seenOf(schema), ['$id']))) ??
    'none',
)

/** Patterns that were written before regular expressions were read as Unicode. */
const regExp = Object.assign((pattern: string) => schemaPatternOf(pattern) ?? /(?:)/, { code: 'new RegExp' })

const missing: ReadonlySet<string> = new Set(['problem.required', 'problem.minItems', 'problem.minProperties'])

/** A schema from elsewhere, with definitions of its own and keywords that Vitrine's schemas do not use. */
function foreignSchema(original: unknown, files: OtherFiles = new Map(), unchecked = createUnchecked()): FormSchema {
  const { root, unread } = modern(original, files)
  for (const part of unread) unchecked.add(part)
  const ajv = createAjv({ strict: false, discriminator: false, validateSchema: false, logger: false, code: { regExp } })
  for (const [name, validate] of Object.entries(standardFormats)) ajv.addFormat(name, { type: 'string', validate })
  let hasRoot = false
  const compile = (schema: SchemaNode): ValueCheck => {
    // Most fields name no definition, and a large root takes its time.
    if (!hasRoot && JSON.stringify(schema).includes(`${ROOT}#`)) {
      ajv.addSchema(root, ROOT)
      ajv.addSchema(open(root), OPEN_ROOT)
      hasRoot = true
    }
    const validate = ajv.compile(schema)
    return (value) => {
      try {
        return validate(value) ? [] : problemsOf(validate.errors ?? [], value)
      } catch (error) {
        // A schema that refers to itself at the same place is looked through without end.
        unchecked.add(schema.title ?? messageOf(error))
        return []
      }
    }
  }
  /** What cannot be compiled checks nothing, and the form says so. */
  const compiled = (schema: SchemaNode): ValueCheck => {
    try {
      return compile(schema)
    } catch (error) {
      unchecked.add(schema.title ?? messageOf(error))
      return nothingWrong
    }
  }
  const follow: Follow = (ref) =>
    ref.startsWith(`${ROOT}#`)
      ? (atPointer(root, ref.slice(ROOT.length + 1)) as SchemaNode | undefined)
      : followShared(ref)
  const fitting = remembered((schema: SchemaNode) => orUndefined(() => compile(schema)))
  const check = remembered((schema: SchemaNode) => compiled(open(schema)))
  const checkComplete = remembered(compiled)
  const whole: SchemaNode = { $ref: `${ROOT}#` }
  return {
    root,
    isForeign: true,
    read: reader(follow),
    check,
    checkComplete,
    fits: (schema, value) => orUndefined(() => fitting(schema)?.(value).length === 0) ?? false,
    madeWrong(before, after, completeAt) {
      const problems = check(whole)(after)
      if (problems.length > 0) return newlyWrong(before === undefined ? [] : check(whole)(before), problems)
      if (before === undefined || checkComplete(whole)(before).length > 0) return undefined
      const left = checkComplete(whole)(after)
      const gone = left.filter(({ key }) => missing.has(key))
      if (gone.length === 0) return left[0]
      return gone.find(({ path }) => completeAt !== undefined && isAtOrWithin(path, completeAt))
    },
    unchecked,
  }
}

const isAtOrWithin = (path: string, place: string): boolean => place === '' || isWithin(path, place)

/** What fits one problem overlaps the other: the same place, or one inside of the other. */
const overlap = (one: string, other: string): boolean =>
  one === '' || other === '' || isWithin(one, other) || isWithin(other, one)

/** The first problem at a place where nothing was wrong before. */
const newlyWrong = (before: readonly Problem[], after: readonly Problem[]): Problem | undefined =>
  after.find(({ path }) => !before.some((known) => overlap(known.path, path)))

const known = new WeakMap<object, FormSchema>()
/** Whole schemas may be `true` or `false`. */
const anything: SchemaNode = {}
const never: SchemaNode = { not: {} }

/** The schema of a form, read once: one of ours, or from elsewhere. */
export function formSchema(given: SchemaNode): FormSchema {
  const schema = isObject(given) ? given : (given as unknown) === false ? never : anything
  const made = known.get(schema) ?? (isForeign(schema) ? foreignSchema(schema) : houseSchema(schema))
  known.set(schema, made)
  return made
}

/** The same, where it refers to other files. */
export const formSchemaWith = (schema: SchemaNode, files: OtherFiles): FormSchema =>
  files.size === 0 ? formSchema(schema) : foreignSchema(schema, files)
