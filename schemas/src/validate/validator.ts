import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import { definitions } from '../definitions/index.ts'
import { documentDefinitions } from '../documents/draft.ts'
import { edition, resolvedTree } from '../documents/edition.ts'
import { operation } from '../documents/operation.ts'
import { release } from '../documents/release.ts'
import { site } from '../documents/site.ts'
import { keywordDefinitions, type SchemaNode } from '../keywords.ts'
import { theme } from '../theme.ts'
import { formats } from './formats.ts'
import { countOnlyLongTexts } from './max-length.ts'
import { type Problem, type ProblemPlace, problemsOf } from './problem.ts'

/** Checks a value and tells what is wrong with it; an empty list means that it fits. */
export type Check = (value: unknown, place?: ProblemPlace) => readonly Problem[]

/** Every schema with an `$id`: the shared definitions and the documents. */
export const sharedSchemas: readonly SchemaNode[] = [
  ...definitions,
  theme,
  ...documentDefinitions,
  resolvedTree,
  edition,
  release,
  site,
  operation,
]

/**
 * An ajv with our keywords, formats and shared definitions, strict about everything it reads. With
 * `validateSchema: false` it believes the schemas that it is given, and is made ten times as fast.
 */
export function createAjv(options: Options = {}): Ajv2020 {
  const isBelieving = options.validateSchema === false
  const ajv = new Ajv2020({
    strict: true,
    // Branches of unions require properties that their parent declares, and lists of types are used.
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    allErrors: true,
    discriminator: true,
    ownProperties: true,
    meta: !isBelieving,
    ...options,
  })
  countOnlyLongTexts(ajv)
  for (const { metaSchema, ...definition } of keywordDefinitions)
    ajv.addKeyword(isBelieving || !metaSchema ? definition : { ...definition, metaSchema })
  for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, { type: 'string', validate })
  ajv.addSchema([...sharedSchemas])
  return ajv
}

/** What takes long to make, when it is first asked for: no page waits for checks that it may never need. */
const onDemand = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/**
 * Whether checks can be compiled here. Edge runtimes forbid code that is made while it runs, and so do pages whose policy
 * lacks `unsafe-eval`: there `checkOf` and `verifySchema` throw.
 */
export const canCompile = onDemand(() => {
  try {
    return new Function('return true')() as boolean
  } catch {
    return false
  }
})

/** Schemas of ours are read by tests and where sections are registered; here they are believed. */
export const believed = { validateSchema: false } as const
const verifier = onDemand(() => createAjv())
const thorough = onDemand(() => createAjv(believed))
/**
 * Says only yes or no, in half the time. What would make the other say no for a property of a prototype
 * cannot come here: values are JSON, and names of prototypes are taken out at the door.
 */
const quick = onDemand(() => createAjv({ ...believed, allErrors: false, ownProperties: false, messages: false }))
const nothingWrong: readonly Problem[] = []
const compiled = new WeakMap<SchemaNode, Check>()

/**
 * Reads a schema as strictly as can be.
 *
 * @throws Error when it is wrong: an unknown keyword, a misspelt value of one of ours, or a `$ref`
 * that names no shared definition.
 */
export function verifySchema(schema: SchemaNode): void {
  verifier().compile(schema)
}

/**
 * The check of a schema. Compiling happens once per schema object, at the first call.
 *
 * @throws Error when the schema names a keyword or a definition that is unknown; `verifySchema` finds more.
 */
export function checkOf(schema: SchemaNode): Check {
  const known = compiled.get(schema)
  if (known) return known
  const fits: ValidateFunction = quick().compile(schema)
  // Most values fit; what is wrong with the others is worked out by a second function, made when it is needed.
  let validate: ValidateFunction | undefined
  const check: Check = (value, place) => {
    if (fits(value)) return nothingWrong
    validate ??= thorough().compile(schema)
    return validate(value) ? [] : problemsOf(validate.errors, value, place)
  }
  compiled.set(schema, check)
  return check
}
