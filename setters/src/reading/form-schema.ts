import {
  deref,
  isObject,
  isWhole,
  isWithin,
  type Json,
  type Problem,
  problemsOf,
  type SchemaNode,
  seenOf,
} from '@vitrine/schemas'
import { without } from './both.ts'
import type { Compiler } from './compiler/compiler.ts'
import { compilerNow } from './compiler/load-compiler.ts'
import { isForeign } from './foreign/foreign.ts'
import { atPointer, isShared, type OtherFiles, ROOT } from './foreign/local-refs.ts'
import { modern } from './foreign/modern.ts'
import { OPEN_ROOT, open } from './foreign/open.ts'
import { schemaPatternOf } from './patterns.ts'
import { type Follow, reader, remembered, type SchemaReading } from './read.ts'
import { createUnchecked, mayCompile, type Unchecked } from './unchecked.ts'

export type ValueCheck = (value: Json) => readonly Problem[]

/** The errors of ajv. */
type ValueError = NonNullable<Parameters<typeof problemsOf>[0]>[number]

/** One thing that is wrong with a value, and what of the schema says so. */
export interface ValueFault {
  readonly problem: Problem
  /** Where, in names and places: a part that is missing is named too. */
  readonly steps: readonly (string | number)[]
  readonly keyword: string
  /** The schema that holds the keyword. */
  readonly by: SchemaNode
}

/** A format of JSON Schema by its name: whether a text has it. */
export type Formats = Readonly<Record<string, (value: string) => boolean>>

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
  /** What is wrong with a complete value, each with its place; only forms of foreign schemas know. */
  readonly faults: (schema: SchemaNode) => (value: Json) => readonly ValueFault[]
  /** The reference of a schema, where it leads nowhere. */
  readonly unreadRef: (schema: SchemaNode) => string | undefined
  /** What of the schema cannot be read, so that values are not checked against it. */
  readonly unchecked: Unchecked
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const noErrors = (): readonly ValueError[] => []

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
    fits(schema, value) {
      const { checkOf } = compilerNow()
      return orUndefined(() => checkOf(schema)(value).length === 0) ?? false
    },
    madeWrong: () => undefined,
    faults: (schema) => {
      const other = lenient(schema)
      return other.form.faults(other.schema)
    },
    unreadRef: () => undefined,
    unchecked,
  }
}
const readHouse = reader(followShared)
const modernOf = remembered((schema: SchemaNode) => modern(schema).root)
const checkHouse = remembered((schema: SchemaNode): ValueCheck | 'none' => {
  const { checkOf } = compilerNow()
  const own = isWhole(schema) ? { $ref: schema.$id as string } : without(seenOf(schema), ['$id'])
  return orUndefined(() => checkOf(own)) ?? 'none'
})

/** Patterns that were written before regular expressions were read as Unicode. */
const regExp = Object.assign((pattern: string) => schemaPatternOf(pattern) ?? /(?:)/, { code: 'new RegExp' })

const missing: ReadonlySet<string> = new Set(['problem.required', 'problem.minItems', 'problem.minProperties'])

/** The steps of a JSON pointer into a value. */
function stepsOfPointer(pointer: string, value: Json): readonly (string | number)[] {
  let inner: Json | undefined = value
  return pointer
    .split('/')
    .slice(1)
    .map((token) => {
      const name = token.replaceAll('~1', '/').replaceAll('~0', '~')
      const step = Array.isArray(inner) ? Number(name) : name
      inner = Array.isArray(inner) ? inner[Number(name)] : isObject(inner) ? inner[name] : undefined
      return step
    })
}

function faultOf(error: ValueError, value: Json): readonly ValueFault[] {
  const { instancePath, params, keyword, parentSchema } = error
  const steps = stepsOfPointer(instancePath, value)
  const missing = (params as { readonly missingProperty?: unknown }).missingProperty
  return problemsOf([error], value).map((problem) => ({
    problem,
    steps: typeof missing === 'string' ? [...steps, missing] : steps,
    keyword,
    by: (parentSchema ?? {}) as SchemaNode,
  }))
}

/** A schema from elsewhere, with definitions of its own and keywords that Vitrine's schemas do not use. */
function foreignSchema(
  original: unknown,
  files: OtherFiles = new Map(),
  unchecked = createUnchecked(),
  formats: Formats = {},
): FormSchema {
  const { root, unread, nowhere } = modern(original, files)
  for (const part of unread) unchecked.add(part)
  const options = { strict: false, discriminator: false, validateSchema: false, logger: false, verbose: true } as const
  /** Made with the first check: a form is drawn without. */
  const ajvOf = remembered(({ createAjv, standardFormats }: Compiler) => {
    const ajv = createAjv({ ...options, code: { regExp } })
    for (const [name, validate] of Object.entries({ ...standardFormats, ...formats }))
      ajv.addFormat(name, { type: 'string', validate })
    return ajv
  })
  const isForbidden = !mayCompile()
  if (isForbidden) unchecked.forbid()
  let hasRoot = false
  const compile = (schema: SchemaNode, compiler: Compiler): ((value: Json) => readonly ValueError[]) => {
    const ajv = ajvOf(compiler)
    // Most fields name no definition, and a large root takes its time.
    if (!hasRoot && JSON.stringify(schema).includes(`${ROOT}#`)) {
      ajv.addSchema(root, ROOT)
      ajv.addSchema(open(root), OPEN_ROOT)
      hasRoot = true
    }
    const validate = ajv.compile(schema)
    return (value) => {
      try {
        return validate(value) ? [] : (validate.errors ?? [])
      } catch (error) {
        // A schema that refers to itself at the same place is looked through without end.
        unchecked.add(schema.title ?? messageOf(error))
        return []
      }
    }
  }
  /** What cannot be compiled checks nothing, and the form says so. */
  const errorsOf = remembered((schema: SchemaNode): ((value: Json) => readonly ValueError[]) => {
    if (isForbidden) return noErrors
    const compiler = compilerNow()
    try {
      return compile(schema, compiler)
    } catch (error) {
      unchecked.add(schema.title ?? messageOf(error))
      return noErrors
    }
  })
  const compiled = (schema: SchemaNode): ValueCheck => {
    const errors = errorsOf(schema)
    return (value) => problemsOf(errors(value), value)
  }
  const follow: Follow = (ref) =>
    ref.startsWith(`${ROOT}#`)
      ? (atPointer(root, ref.slice(ROOT.length + 1)) as SchemaNode | undefined)
      : followShared(ref)
  const fitting = remembered((schema: SchemaNode) => {
    if (isForbidden) return undefined
    const compiler = compilerNow()
    return orUndefined(() => compile(schema, compiler))
  })
  const check = remembered((schema: SchemaNode) => compiled(open(schema)))
  const checkComplete = remembered(compiled)
  const whole: SchemaNode = { $ref: `${ROOT}#` }
  return {
    root,
    isForeign: true,
    read: reader(follow),
    check,
    checkComplete,
    fits(schema, value) {
      const errors = fitting(schema)
      return orUndefined(() => errors?.(value).length === 0) ?? false
    },
    madeWrong(before, after, completeAt) {
      const problems = check(whole)(after)
      if (problems.length > 0) return newlyWrong(before === undefined ? [] : check(whole)(before), problems)
      if (before === undefined || checkComplete(whole)(before).length > 0) return undefined
      const left = checkComplete(whole)(after)
      const gone = left.filter(({ key }) => missing.has(key))
      if (gone.length === 0) return left[0]
      return gone.find(({ path }) => completeAt !== undefined && isAtOrWithin(path, completeAt))
    },
    faults: remembered((schema) => {
      const errors = errorsOf(schema)
      return (value) => errors(value).flatMap((error) => faultOf(error, value))
    }),
    unreadRef: ({ $ref }) => ($ref === undefined ? undefined : nowhere.get($ref)),
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

const foreignKnown = new WeakMap<object, FormSchema>()

/** The same of any schema, all of which are read as ones from elsewhere, with formats of the application. */
export function anyFormSchema(given: unknown, files: OtherFiles = new Map(), formats: Formats = {}): FormSchema {
  const schema = isObject(given) ? given : given === false ? never : anything
  if (files.size > 0 || Object.keys(formats).length > 0) return foreignSchema(schema, files, createUnchecked(), formats)
  const made = foreignKnown.get(schema) ?? foreignSchema(schema)
  foreignKnown.set(schema, made)
  return made
}
