import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { type Call, failure } from '@vitrine/schemas'
import type { FastifySchema } from 'fastify'
import type { Answered } from '../calls/answer.ts'

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

/** The name of a call in the description: `GET v1/page/pages/{id}` → `getPagePagesById`. */
export function operationId({ method, path }: Pick<Call, 'method' | 'path'>): string {
  const words = path
    .replace(/^v1\//, '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
  return (
    method.toLowerCase() +
    words
      .filter(Boolean)
      .map((word) => (word[0] as string).toUpperCase() + word.slice(1))
      .join('')
  )
}

/** What Fastify and the description need to know of a call; the answer in its envelope. */
export function routeSchema({ call }: Answered): FastifySchema {
  const { params, query, body, answer, summary, path } = call
  const described = {
    summary,
    operationId: operationId(call),
    tags: [path.split('/')[1] ?? 'health'],
    headers,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      200: {
        description: 'The answer.',
        type: 'object',
        required: ['data'],
        additionalProperties: false,
        properties: { data: answer },
      },
      '4xx': { description: 'The question cannot be answered.', $ref: failure.$id },
      '5xx': { description: 'The service failed.', $ref: failure.$id },
    },
  }
  return described
}

export const describeApi = (version: string): FastifyDynamicSwaggerOptions => ({
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Vitrine', version, description: 'The calls of Vitrine, a website builder.' },
  },
  // Shared schemas keep their names.
  refResolver: { buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `def-${index}`) },
})
