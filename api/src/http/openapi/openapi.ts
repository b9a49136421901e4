import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { type Call, type Keywords, keyActions, startedJob } from '@vitrine/schemas'
import type { FastifySchema } from 'fastify'
import type { Endpoint } from '../endpoint/endpoint.ts'
import { aboutTheApi, groups, wordsOf } from './words.ts'

/** Every call may be asked with these. */
const headers = {
  type: 'object',
  properties: {
    'Client-id': {
      type: 'string',
      description: 'The tenant id or the clientId of the site; without it, the site of the host.',
    },
    Lang: { type: 'string', description: 'The language of the answer; an unknown one is the default of the site.' },
  },
}

/** What lets somebody ask: a session, or an API key where keys may do it. */
const securityOf = ({ access, sameOriginOnly, needsSession }: Call) => [
  { session: [] },
  ...(keyActions.some((action) => action === access) && !sameOriginOnly && !needsSession ? [{ apiKey: [] }] : []),
]

/** What Fastify and the description need to know of a call; the answer in its envelope. */
export function routeSchema({ call }: Endpoint): FastifySchema {
  const { name, params, query, body, answer, access, status = 200, takes, produces, sameOriginOnly } = call
  const { mayStartJob, isForKeys } = call
  const described = {
    ...wordsOf(call),
    operationId: name,
    tags: [name.slice(0, name.indexOf('.'))],
    headers,
    ...(access !== 'visitor' && { security: securityOf(call), 'x-access': access }),
    ...(isForKeys && { security: [{ apiKey: [] }] }),
    ...(sameOriginOnly && { 'x-same-origin-only': true }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(takes === 'json-or-form' && { consumes: ['application/json', 'application/x-www-form-urlencoded'] }),
    ...(takes === 'files' && { consumes: ['multipart/form-data'] }),
    ...(takes === 'bytes' && { consumes: ['application/octet-stream'] }),
    ...(takes === 'mail' && { consumes: ['message/rfc822'] }),
    ...(produces !== undefined && { produces: [produces] }),
    response: {
      [status]:
        status === 204
          ? { description: 'Done.', type: 'null' }
          : produces !== undefined
            ? { description: 'The answer.', type: 'string' }
            : {
                description: 'The answer.',
                type: 'object',
                required: ['data'],
                additionalProperties: false,
                properties: { data: answer },
              },
      ...(mayStartJob && {
        202: {
          description: 'The work goes on as a job.',
          type: 'object',
          required: ['data'],
          additionalProperties: false,
          properties: { data: startedJob },
        },
      }),
    },
  }
  return described
}

export const describeApi = (version: string): FastifyDynamicSwaggerOptions => ({
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version,
      description: aboutTheApi,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Where this description was read.' }],
    tags: Object.entries(groups).map(([name, description]) => ({ name, description })),
    // Visitors ask without signing in.
    security: [],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'vitrine_session' },
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of the site: `vitrine_…`.' },
      },
    },
  },
  // Shared schemas keep their names.
  refResolver: { buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `def-${index}`) },
})

/** What we say beside JSON Schema, for the designer and the renderer; nothing for who calls the API. */
const ours = {
  translatable: true,
  responsive: true,
  setter: true,
  setterOptions: true,
  group: true,
  order: true,
  unit: true,
  heading: true,
  reference: true,
  money: true,
  index: true,
  cell: true,
} as const satisfies Record<keyof Keywords, true>

/** Below these stand names of somebody's choice, and what any value may look like. */
const ofNames = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs', 'schemas'])
const ofValues = new Set(['default', 'const', 'enum', 'example', 'examples'])

/** The description as it is published: without our own keywords. */
export function publishedCalls(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => publishedCalls(one))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => areNames || !Object.hasOwn(ours, key))
      .map(([key, child]) => [
        key,
        !areNames && ofValues.has(key) ? child : publishedCalls(child, !areNames && ofNames.has(key)),
      ]),
  )
}
