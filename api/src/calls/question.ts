import {
  CallError, type Call, checkOf, checkSize, createAjv, elsewhere, type Fields, isForbiddenName, type Problem,
  type SchemaNode, withoutForbiddenKeys,
} from '@vitrine/schemas'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

const nothing: Fields = { type: 'object', additionalProperties: false, properties: {} }

/** The parts of a question as they arrive: text from the address, JSON from the body. */
export interface QuestionParts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

export type ReadQuestion = (parts: QuestionParts) => Readonly<Record<string, unknown>>

/** A question that does not fit its call. */
export class InvalidQuestion extends CallError {
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super('invalid_request')
    this.problems = problems
  }
}

/** What stands in addresses is text, so numbers are read from it; defaults are filled in. Nothing else is bent. */
const coercing = new Ajv2020({ coerceTypes: true, useDefaults: true, strict: true, strictTypes: false, ownProperties: true })

/** Reads the fields that stand in an address. */
function fieldsReader(schema: Fields | undefined): (given: unknown) => Record<string, unknown> {
  const fields = schema ?? nothing
  const fits: ValidateFunction = coercing.compile(fields)
  const check = checkOf(fields)
  return (given) => {
    const copy: Record<string, unknown> = {}
    for (const [name, value] of Object.entries((given ?? {}) as object)) if (!isForbiddenName(name)) copy[name] = value
    // The strict check repeats on the read values only to name the problem in our words.
    if (!fits(copy)) throw new InvalidQuestion(check(copy))
    return copy
  }
}

/** Checks a body as it stands: its size first, since deep JSON breaks what comes after. */
function bodyReader(schema: SchemaNode | undefined): (given: unknown) => unknown {
  if (!schema) return () => ({})
  const check = checkOf(schema)
  return (given) => {
    const tooLarge = checkSize(given, elsewhere)
    if (tooLarge) throw new InvalidQuestion([tooLarge])
    const body = withoutForbiddenKeys(given)
    const problems = check(body)
    if (problems.length > 0) throw new InvalidQuestion(problems)
    return body
  }
}

/**
 * The reader of a call's questions: checks each part by its schema and joins them to one flat object.
 * Its `ask` splits a flat question of this process into the same parts first.
 *
 * @throws InvalidQuestion when a part does not fit.
 */
export function questionReader(call: Call): { readonly read: ReadQuestion; readonly split: (question: object) => QuestionParts } {
  const params = fieldsReader(call.params)
  const query = fieldsReader(call.query)
  const body = bodyReader(call.body)
  return {
    read: (parts) => ({ ...params(parts.params), ...query(parts.query), ...(body(parts.body) as object) }),
    split(question) {
      const inParams: Record<string, unknown> = {}
      const rest: Record<string, unknown> = {}
      for (const [name, value] of Object.entries(question)) {
        if (value === undefined) continue
        const target = call.params?.properties && Object.hasOwn(call.params.properties, name) ? inParams : rest
        target[name] = value
      }
      return call.body ? { params: inParams, ...splitBody(call, rest) } : { params: inParams, query: rest }
    },
  }
}

/** With a body, only what the query declares belongs to the query. */
function splitBody(call: Call, rest: Record<string, unknown>): QuestionParts {
  const declared = call.query?.properties ?? {}
  const entries = Object.entries(rest)
  return {
    query: Object.fromEntries(entries.filter(([name]) => Object.hasOwn(declared, name))),
    body: Object.fromEntries(entries.filter(([name]) => !Object.hasOwn(declared, name))),
  }
}
void createAjv
