import {
  checkOf,
  createAjv,
  deref,
  isWhole,
  type Json,
  type Problem,
  problemsOf,
  type SchemaNode,
  seenOf,
} from '@vitrine/schemas'
import { without } from './both.ts'
import { isForeign } from './foreign.ts'
import { atPointer, isShared, ROOT } from './local-refs.ts'
import { modern } from './modern.ts'
import { OPEN_ROOT, open } from './open.ts'
import { type Follow, type Reading, reader, remembered } from './read.ts'

export type ValueCheck = (value: Json) => readonly Problem[]

/** All that a form asks of its schema. Every answer is worked out once for each schema object. */
export interface FormSchema {
  readonly root: SchemaNode
  readonly read: (schema: SchemaNode) => Reading
  /** What is wrong with a value; parts of it that are still missing are not. */
  readonly check: (schema: SchemaNode) => ValueCheck
  /** Whether a value is just what a schema says: for conditions and branches. */
  readonly fits: (schema: SchemaNode, value: Json) => boolean
}

const nothingWrong: ValueCheck = () => []

/** A schema that cannot be compiled checks nothing: its values are checked where they are saved. */
const orNothing = (make: () => ValueCheck): ValueCheck => {
  try {
    return make()
  } catch {
    return nothingWrong
  }
}

const followShared: Follow = (ref) => (isShared(ref) ? orUndefined(() => deref({ $ref: ref })) : undefined)
const orUndefined = <V>(make: () => V): V | undefined => {
  try {
    return make()
  } catch {
    return undefined
  }
}

/** A schema of the house: its definitions are shared, and its checks are those of the documents. */
const houseSchema = (root: SchemaNode): FormSchema => ({
  root,
  read: readHouse,
  check: checkHouse,
  fits: (schema, value) => orNothingFits(() => checkOf(schema)(value).length === 0),
})
const readHouse = reader(followShared)
const checkHouse = remembered((schema: SchemaNode) =>
  orNothing(() => checkOf(isWhole(schema) ? { $ref: schema.$id as string } : without(seenOf(schema), ['$id']))),
)
const orNothingFits = (fits: () => boolean): boolean => orUndefined(fits) ?? false

/** A schema from elsewhere, with definitions of its own and words that the house does not know. */
function foreignSchema(original: SchemaNode): FormSchema {
  const root = modern(original)
  const ajv = createAjv({ strict: false, discriminator: false, validateSchema: false, logger: false })
  let hasRoot = false
  const compile = (schema: SchemaNode): ValueCheck => {
    // Most fields name no definition, and a large root takes its time.
    if (!hasRoot && JSON.stringify(schema).includes(`${ROOT}#`)) {
      ajv.addSchema(root, ROOT)
      ajv.addSchema(open(root), OPEN_ROOT)
      hasRoot = true
    }
    const validate = ajv.compile(schema)
    return (value) => (validate(value) ? [] : problemsOf(validate.errors ?? [], value))
  }
  const follow: Follow = (ref) =>
    ref.startsWith(`${ROOT}#`)
      ? (atPointer(root, ref.slice(ROOT.length + 1)) as SchemaNode | undefined)
      : followShared(ref)
  const fitting = remembered((schema: SchemaNode) => orUndefined(() => compile(schema)))
  return {
    root,
    read: reader(follow),
    check: remembered((schema) => orNothing(() => compile(open(schema)))),
    fits: (schema, value) => orNothingFits(() => fitting(schema)?.(value).length === 0),
  }
}

const known = new WeakMap<SchemaNode, FormSchema>()

/** The schema of a form, read once: of the house, or from elsewhere. */
export function formSchema(schema: SchemaNode): FormSchema {
  const made = known.get(schema) ?? (isForeign(schema) ? foreignSchema(schema) : houseSchema(schema))
  known.set(schema, made)
  return made
}
