import {
  type Call,
  CallError,
  checkOf,
  checkSize,
  elsewhere,
  type Fields,
  type FilledQuestion,
  inSaves,
  isForbiddenName,
  isObject,
  type Problem,
  type SchemaNode,
  type SizeLimits,
  withoutForbiddenKeys,
} from '@vitrine/schemas'

/** The parts of a question as they arrive: text from the address, JSON from the body. */
export interface QuestionParts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** Reads questions; `Q` is what they look like when they fit. */
export interface QuestionReader<Q> {
  /**
   * Checks each part by its schema and joins them to one flat object, with defaults filled in.
   * @throws InvalidQuestion when a part does not fit.
   */
  read(parts: QuestionParts): Q & Readonly<Record<string, unknown>>
  /** The parts of a flat question, as it is asked inside this process. */
  split(question: object): QuestionParts
}

/** A question that does not fit its call. */
export class InvalidQuestion extends CallError {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super('invalid_request')
    this.problems = problems
  }
}

const noFields: Fields = { type: 'object', additionalProperties: false, properties: {} }

const must = (problems: readonly Problem[]) => {
  if (problems.length > 0) throw new InvalidQuestion(problems)
}

/** Addresses hold only text: a number or a yes is read from it where the schema wants one. */
function readText(value: unknown, { type }: SchemaNode): unknown {
  if (typeof value !== 'string') return value
  if ((type === 'integer' || type === 'number') && /^-?[0-9]{1,15}(?:\.[0-9]{1,10})?$/.test(value)) return Number(value)
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}

/** Reads the fields that stand in an address. */
function fieldsReader(schema: Fields = noFields) {
  const check = checkOf(schema)
  const known = schema.properties ?? {}
  return (sent: unknown): Record<string, unknown> => {
    const fields: Record<string, unknown> = {}
    for (const [name, field] of Object.entries(known)) if (field.default !== undefined) fields[name] = field.default
    for (const [name, value] of Object.entries(sent ?? {})) {
      if (value === undefined || isForbiddenName(name)) continue
      if (String(value).includes('\0')) must([{ path: name, key: 'problem.notUnicode', params: {} }])
      const field = Object.hasOwn(known, name) ? known[name] : undefined
      fields[name] = field ? readText(value, field) : value
    }
    must(check(fields))
    return fields
  }
}

/** What is taken out of a body before it is checked, because it is ignored and not refused. It must be cheap. */
export type Prepare = (sent: unknown) => unknown
const asSent: Prepare = (sent) => sent

const withFields = (sent: unknown, change: (name: string, value: string) => string): unknown =>
  isObject(sent)
    ? Object.fromEntries(
        Object.entries(sent).map(([name, value]) => [name, typeof value === 'string' ? change(name, value) : value]),
      )
    : sent

/** What people type into forms is read without its control characters (R168); this one the check of sizes refuses. */
const withoutNul: Prepare = (sent) => withFields(sent, (_name, value) => value.replaceAll('\0', ''))

/** In an e-mail address it is replaced, as HTML does, so that the address is reported as invalid at its field. */
const withoutNulInEmails =
  ({ properties = {} }: SchemaNode): Prepare =>
  (sent) =>
    withFields(sent, (name, value) =>
      name === 'email' || properties[name]?.format === 'email' ? value.replaceAll('\0', '\ufffd') : value,
    )

/** Checks a body as it stands: its size first, since deep JSON breaks what comes after. */
function bodyReader(schema: SchemaNode | undefined, sizes: SizeLimits, prepared: Prepare) {
  if (!schema) return () => ({})
  const check = checkOf(schema)
  const withReadableEmails = withoutNulInEmails(schema)
  // Where nothing has to be said, nothing needs to be sent.
  const nothing = schema.type === 'object' && (schema.required ?? []).length === 0 && !schema.anyOf ? {} : undefined
  const defaults = Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      field.default === undefined ? [] : [[name, field.default]],
    ),
  )
  return (sent: unknown): object => {
    const value = prepared(withReadableEmails(sent ?? nothing))
    const tooLarge = checkSize(value, sizes)
    if (tooLarge) throw new InvalidQuestion([tooLarge])
    const body = withoutForbiddenKeys(value)
    must(check(body))
    return Array.isArray(body) ? { body } : { ...defaults, ...(isObject(body) && body) }
  }
}

/** The reader of a call's questions. Compiles the call's schemas, so it is made once per call. */
export function questionReader<C extends Call>(call: C, prepare?: Prepare): QuestionReader<FilledQuestion<C>> {
  const { params, query, body, isSave, takes } = call
  const readParams = fieldsReader(params)
  const readQuery = fieldsReader(query)
  const readBody = bodyReader(
    body,
    isSave ? inSaves : elsewhere,
    prepare ?? (takes === 'json-or-form' ? withoutNul : asSent),
  )
  const isOf = (fields: Fields | undefined, name: string) => Object.hasOwn(fields?.properties ?? {}, name)
  return {
    read: ({ params, query, body }) =>
      // Each part was checked by the schema from which its type is derived.
      ({ ...readParams(params), ...readQuery(query), ...readBody(body) }) as FilledQuestion<C> &
        Readonly<Record<string, unknown>>,
    split(question) {
      const parts: Record<'params' | 'query' | 'body', Record<string, unknown>> = { params: {}, query: {}, body: {} }
      const isList = body?.type === 'array'
      for (const [name, value] of Object.entries(question)) {
        // What nobody declares lands where it is refused.
        if (isList && name === 'body') continue
        const part = isOf(params, name) ? 'params' : !body || isOf(query, name) ? 'query' : 'body'
        parts[part][name] = value
      }
      return isList ? { ...parts, body: 'body' in question ? question.body : undefined } : parts
    },
  }
}
