import { calls } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { publishedCalls } from './http/openapi/openapi.ts'
import { onBothEngines } from './testing/engines.ts'
import { serve } from './testing/serve.ts'

// biome-ignore lint/suspicious/noExplicitAny: the test is what finds out which shape it has
type Json = any

/** Every value in a document with its place. */
function* walk(value: Json, place = '#'): Generator<readonly [place: string, value: Json]> {
  yield [place, value]
  if (value !== null && typeof value === 'object')
    for (const [key, child] of Object.entries(value))
      yield* walk(child, `${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
}

/** What is structurally wrong with an OpenAPI document: dangling references, doubled ids, missing parts. */
function problemsOf(document: Json): readonly string[] {
  const places = new Map(walk(document))
  const problems: string[] = []
  for (const [place, value] of places) {
    if (typeof value?.$ref === 'string' && !places.has(value.$ref))
      problems.push(`${place}: ${value.$ref} leads nowhere`)
    if (place.endsWith('/$id')) problems.push(`${place}: an $id changes what references mean`)
  }
  const ids = new Set<string>()
  for (const [path, item] of Object.entries<Json>(document.paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const [method, operation] of Object.entries<Json>(item)) {
      const at = `${method} ${path}`
      if (!operation.operationId || ids.has(operation.operationId))
        problems.push(`${at}: operationId ${operation.operationId}`)
      ids.add(operation.operationId)
      if (!operation.summary) problems.push(`${at}: no summary`)
      const answers = Object.entries<Json>(operation.responses ?? {}).filter(([status]) => /^2\d\d$/.test(status))
      if (!answers.some(([status, { content }]) => status === '204' || content)) problems.push(`${at}: no answer`)
      const parameters = (operation.parameters ?? []) as Json[]
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      if (inPath.map(({ name }) => name).join() !== named.join() || inPath.some(({ required }) => required !== true))
        problems.push(`${at}: the parameters of its path`)
      const keys = parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
      if (new Set(keys).size < keys.length || parameters.some(({ schema }) => !schema))
        problems.push(`${at}: its parameters`)
    }
  }
  return problems
}

it('keeps our own keywords to ourselves, but not the properties and values of such names', () => {
  const schema = {
    type: 'object',
    unit: 'px',
    order: 1,
    default: { order: 1, properties: { unit: 'px' } },
    properties: {
      order: { type: 'integer', translatable: true, responsive: true, setter: 'number', setterOptions: {} },
      properties: { type: 'object', properties: { unit: { enum: ['px'], heading: 1 } }, group: 'more' },
    },
  }
  expect(publishedCalls(schema)).toEqual({
    type: 'object',
    default: { order: 1, properties: { unit: 'px' } },
    properties: {
      order: { type: 'integer' },
      properties: { type: 'object', properties: { unit: { enum: ['px'] } } },
    },
  })
})

onBothEngines('The description of the API', (engine) => {
  it('is OpenAPI 3.1, whole, and names every call with its headers, envelope and failures', async () => {
    const served = await serve({ storage: await engine.open() })
    const response = await served.get('openapi.json')
    expect(response.headers['cache-control']).toContain('public')
    const document = response.json()
    expect(document.openapi).toBe('3.1.0')
    expect(problemsOf(document)).toEqual([])
    const text = JSON.stringify(document)
    for (const keyword of ['translatable', 'responsive', 'setter', 'setterOptions', 'heading'])
      expect(text).not.toContain(`"${keyword}":`)
    for (const { method, path, query, status = 200, produces } of calls) {
      const operation = document.paths[`/api/site/${path}`]?.[method.toLowerCase()]
      expect(operation, path).toBeDefined()
      const names = operation.parameters.map(({ in: place, name }: Json) => `${place} ${name}`)
      expect(names).toEqual(
        expect.arrayContaining([
          'header Client-id',
          'header Lang',
          ...Object.keys(query?.properties ?? {}).map((name) => `query ${name}`),
        ]),
      )
      const { content } = operation.responses[status]
      if (status !== 204 && produces === undefined)
        expect(content['application/json'].schema, path).toMatchObject({ required: ['data'] })
      for (const failed of [404, 500])
        expect(operation.responses[failed].content['application/json'].schema.$ref).toBe('#/components/schemas/failure')
    }
    expect(document.security).toEqual([])
    expect(document.info.license).toEqual({ name: 'MIT', identifier: 'MIT' })
    expect(Object.keys(document.paths)).toContain('/api/site/health')
    expect(Object.keys(document.paths)).not.toContain('/api/site/openapi.json')
  })
})
