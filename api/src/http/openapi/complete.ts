import type { Specs } from '@vitrine/model'
import { type Call, type ErrorCode, failure, isObject } from '@vitrine/schemas'
import { failuresOf, meanings } from './codes.ts'
import type { Example } from './examples/example.ts'
import { examples } from './examples/index.ts'
import { publishedCalls } from './openapi.ts'
import { sampleOf } from './sample-of.ts'
import { sectionSchemas } from './section-schemas.ts'

type Node = Readonly<Record<string, unknown>>
/** A place that has what the description made of a call; what of it is changed here. */
interface Operation {
  readonly parameters?: readonly (Node & { readonly in: string; readonly name: string; readonly schema: unknown })[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Node>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Node>> }>>
}
interface Description {
  readonly components: { readonly schemas: Node }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation & { readonly operationId: string }>>>>
}

const JSON_TYPE = 'application/json'

/** Refers to a schema of the description instead of by its id. */
function withLocalRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLocalRefs)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, child]) => !(key === '$id' && (typeof child === 'string' || child === undefined)))
      .map(([key, child]) => [
        key,
        key === '$ref' && typeof child === 'string' && !child.startsWith('#')
          ? `#/components/schemas/${child}`
          : withLocalRefs(child),
      ]),
  )
}

/** The name of the response with these codes, which many calls share. */
const responseName = (status: number, codes: readonly ErrorCode[]): string => [status, ...codes].join('.')

function failedResponse(codes: readonly ErrorCode[]): Node {
  const { $id: _id, ...failed } = failure
  const { error } = failed.properties
  const [first = 'internal'] = codes
  const said = codes.map((code) => `\`${code}\`: ${meanings[code]}`).join(' ')
  return {
    description: said,
    ...(codes.includes('too_many_requests') && {
      headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds until it may be asked again.' } },
    }),
    content: {
      [JSON_TYPE]: {
        schema: {
          ...failed,
          properties: {
            error: { ...error, properties: { ...error.properties, code: { enum: codes, description: said } } },
          },
        },
        example: {
          error: {
            code: first,
            message: meanings[first],
            ...(first === 'invalid_request' && { fields: { name: '“name” is missing.' } }),
            ...(first === 'conflict' && { details: { revision: 8 } }),
            requestId: 'req-1f',
          },
        },
      },
    },
  }
}

const isOf = (fields: Call['params'], name: string): boolean => Object.hasOwn(fields?.properties ?? {}, name)

/** The body of a question: what stands neither in the path nor in the query. */
function bodyOf({ params, query }: Call, question: object): unknown {
  if ('body' in question) return question.body
  return Object.fromEntries(Object.entries(question).filter(([name]) => !isOf(params, name) && !isOf(query, name)))
}

const file = { type: 'string', format: 'binary' }
/** The bodies that are no JSON, by what a call takes. */
const bodies = {
  files: { 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file } } } },
  bytes: { 'application/octet-stream': { schema: file } },
  mail: {
    'message/rfc822': {
      schema: { type: 'string' },
      example: 'From: someone@example.com\r\nSubject: Hello\r\n\r\nHello.',
    },
  },
} as const

/** What a call takes as its body. */
function requestOf({ takes }: Call, described: Operation['requestBody']): Operation['requestBody'] {
  const content = takes && Object.hasOwn(bodies, takes) ? bodies[takes as keyof typeof bodies] : undefined
  return content ? ({ required: true, content } as Operation['requestBody']) : described
}

/** An operation with examples of all that is asked and answered: those that we wrote, else samples of its schemas. */
function withExamples(operation: Operation, call: Call, written: Example | undefined, document: unknown): Operation {
  const question: Node = { ...written?.question }
  const { parameters = [], responses } = operation
  const requestBody = requestOf(call, operation.requestBody)
  const example = (schema: unknown, given: unknown): Node => ({ schema, example: given })
  const asked = Object.entries(requestBody?.content ?? {}).map(([type, { schema, ...said }]) => {
    if (call.takes === 'files' || call.takes === 'bytes' || call.takes === 'mail')
      return [type, { schema, ...said }] as const
    const body = written && type === JSON_TYPE ? bodyOf(call, written.question) : sampleOf(schema, document)
    return [type, example(schema, body)] as const
  })
  const answers = Object.entries(responses).map(([status, response]) => {
    const contents = Object.entries(response.content ?? {}).map(([type, { schema }]) => {
      const isAnswer = status === String(call.status ?? 200)
      const answer =
        written && isAnswer && type === JSON_TYPE
          ? { data: written.answer }
          : sampleOf(schema, document, { isFull: true })
      return [type, example(schema, answer)] as const
    })
    return [status, { ...response, ...(response.content && { content: Object.fromEntries(contents) }) }] as const
  })
  return {
    ...operation,
    parameters: parameters.map((parameter) => ({
      ...parameter,
      ...(parameter.in !== 'header' && {
        example: question[parameter.name] ?? sampleOf(parameter.schema, document),
      }),
    })),
    ...(requestBody && { requestBody: { ...requestBody, content: Object.fromEntries(asked) } }),
    responses: Object.fromEntries(answers),
  }
}

/**
 * The description of the API as it is published: of what Fastify makes of the calls, without our own keywords, and with
 * the settings of all sections, the codes of failures, and examples.
 */
export function completeDescription(made: unknown, calls: readonly Call[], specs: Specs): object {
  const document = publishedCalls(made) as Description
  const schemas = { ...document.components.schemas, ...(withLocalRefs(publishedCalls(sectionSchemas(specs))) as Node) }
  const responses: Record<string, Node> = {}
  const byName = new Map(calls.map((call) => [call.name as string, call]))

  function complete(operation: Operation & { readonly operationId: string }): unknown {
    const call = byName.get(operation.operationId)
    if (!call) throw new Error(`No call is named ${operation.operationId}.`)
    const failed = [...failuresOf(call)].map(([status, codes]) => {
      const name = responseName(status, codes)
      responses[name] ??= failedResponse(codes)
      return [status, { $ref: `#/components/responses/${name}` }] as const
    })
    const described = withExamples(operation, call, examples.get(call), { components: { schemas } })
    return { ...described, responses: { ...described.responses, ...Object.fromEntries(failed) } }
  }
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [
      path,
      Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, complete(operation)])),
    ]),
  )
  return { ...document, components: { ...document.components, schemas, responses }, paths }
}
