import { createConfig, lintFromString } from '@redocly/openapi-core'
import { type Call, calls, type ErrorCode, errorCodes } from '@vitrine/schemas'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, expect, it } from 'vitest'
import { codesOf, meanings } from './http/openapi/codes.ts'
import { examples } from './http/openapi/examples/index.ts'
import { publishedCalls } from './http/openapi/openapi.ts'
import { onBothEngines } from './testing/engines.ts'
import { serve } from './testing/serve.ts'
import { specs } from './testing/specs.ts'

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

/** A description as Redocly's rules see it: the structure of OpenAPI 3.1, and each example against its schema. */
async function findingsOf(document: Json): Promise<readonly string[]> {
  const config = await createConfig({
    rules: {
      struct: 'error',
      'no-unresolved-refs': 'error',
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: false },
      'no-invalid-parameter-examples': { severity: 'error', allowAdditionalProperties: false },
      'no-invalid-schema-examples': 'error',
      'no-schema-type-mismatch': 'error',
      'no-enum-type-mismatch': 'error',
      'no-required-schema-properties-undefined': 'off',
      'operation-operationId': 'error',
      'operation-operationId-unique': 'error',
      'operation-summary': 'error',
      'operation-tag-defined': 'error',
      'operation-parameters-unique': 'error',
      'operation-2xx-response': 'error',
      'operation-4xx-response': 'error',
      'operation-singular-tag': 'error',
      'parameter-description': 'off',
      'path-parameters-defined': 'error',
      'path-declaration-must-exist': 'error',
      'no-path-trailing-slash': 'error',
      'no-identical-paths': 'error',
      'no-duplicated-tag-names': 'error',
      'security-defined': 'off',
      'spec-strict-refs': 'error',
      'tag-description': 'error',
      'info-license': 'error',
      'response-contains-header': 'off',
    },
  })
  const found = await lintFromString({ source: JSON.stringify(document), config })
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)
}

onBothEngines('The description of the API', (engine) => {
  let document: Json
  beforeAll(async () => {
    const served = await serve({ storage: await engine.open() })
    const response = await served.get('openapi.json')
    expect(response.headers['cache-control']).toContain('public')
    document = response.json()
    await served.app.close()
  })
  const operationOf = ({ path, method }: Pick<Call, 'path' | 'method'>): Json =>
    document.paths[`/api/site/${path}`]?.[method.toLowerCase()]
  const resolved = ({ $ref }: Json): Json => document.components.responses[String($ref).split('/').at(-1) ?? '']

  it('is OpenAPI 3.1, whole, and names every call with its headers and envelope', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(problemsOf(document)).toEqual([])
    const text = JSON.stringify(document)
    for (const keyword of ['translatable', 'responsive', 'setter', 'setterOptions', 'heading'])
      expect(text).not.toContain(`"${keyword}":`)
    for (const call of calls) {
      const { name, path, query, status = 200, produces } = call
      const operation = operationOf(call)
      expect(operation?.operationId, path).toBe(name)
      const names = operation.parameters.map(({ in: place, name: of }: Json) => `${place} ${of}`)
      expect(names).toEqual(
        expect.arrayContaining([
          'header Client-id',
          'header Lang',
          ...Object.keys(query?.properties ?? {}).map((of) => `query ${of}`),
        ]),
      )
      const { content } = operation.responses[status]
      if (status !== 204 && produces === undefined)
        expect(content['application/json'].schema, path).toMatchObject({ required: ['data'] })
    }
    expect(document.security).toEqual([])
    expect(document.info.license).toEqual({ name: 'MIT', identifier: 'MIT' })
    expect(Object.keys(document.paths)).toContain('/api/site/health')
    expect(Object.keys(document.paths)).not.toContain('/api/site/openapi.json')
  })

  it('has nothing that a validator finds wrong, examples included', async () => {
    expect(await findingsOf(document)).toEqual([])
  })

  it('would be found wrong with an example that does not fit', async () => {
    const broken = structuredClone(document)
    const { post } = broken.paths['/api/site/v1/content/save']
    post.requestBody.content['application/json'].example.baseRevision = 'the last one'
    expect(await findingsOf(broken)).toEqual([expect.stringMatching(/^no-invalid-media-type-examples: .*baseRevision/)])
  })

  it('says of every call what it does, who may ask it, and how it is asked and answered', () => {
    const lacking: string[] = []
    for (const call of calls) {
      const operation = operationOf(call)
      const lacks = (what: string) => lacking.push(`${call.name}: ${what}`)
      if (!(operation.summary.length > 5 && operation.summary.length <= 250)) lacks(`summary ${operation.summary}`)
      if (!operation.description.includes(call.summary)) lacks('description')
      const bodies = Object.values<Json>(operation.requestBody?.content ?? {})
      if ((call.body || (call.takes && call.takes !== 'json-or-form')) && bodies.length === 0) lacks('body')
      for (const body of bodies)
        if (!('example' in body) && !JSON.stringify(body).includes('"binary"')) lacks('an example of its body')
      for (const { in: place, name, example } of operation.parameters)
        if (place !== 'header' && example === undefined) lacks(`an example of ${name}`)
      for (const [status, { content }] of Object.entries<Json>(operation.responses))
        if (status.startsWith('2') && status !== '204')
          for (const answer of Object.values<Json>(content))
            if (!('example' in answer)) lacks(`an example of ${status}`)
    }
    expect(lacking).toEqual([])
  })

  it('shows the calls that programs use most as we wrote them', () => {
    expect(examples.size).toBeGreaterThanOrEqual(20)
    for (const { call, answer } of examples.values())
      expect(operationOf(call).responses[call.status ?? 200].content['application/json'].example, call.name).toEqual({
        data: answer,
      })
  })

  it('names for every call the codes that it can fail with, by status, and what each means', () => {
    for (const call of calls) {
      const failed = Object.entries<Json>(operationOf(call).responses).filter(([status]) => Number(status) >= 400)
      const codes = failed.flatMap(([status, response]) => {
        const { content, description } = resolved(response)
        const { enum: listed, description: said } = content['application/json'].schema.properties.error.properties.code
        for (const code of listed) {
          expect([code, errorCodes[code as ErrorCode]]).toEqual([code, Number(status)])
          expect(said).toContain(`\`${code}\`: ${meanings[code as ErrorCode]}`)
          expect(description).toContain(`\`${code}\``)
        }
        return listed as readonly string[]
      })
      expect(codes.toSorted(), call.name).toEqual([...codesOf(call)].toSorted())
      expect(codes).toEqual(expect.arrayContaining(['not_found', 'internal']))
    }
  })

  it('describes the settings of every section as drafts hold them and as pages show them', () => {
    for (const { type, presets } of specs) {
      const stored = document.components.schemas[`settings-${type}`]
      const shown = document.components.schemas[`props-${type}`]
      expect(Object.keys(stored.properties.props.properties ?? {})).toEqual(Object.keys(shown.properties ?? {}))
      expect(stored.description).toContain('editPropsByLangEnvMap')
      // With `$ref`s of the description, as a program would check it.
      const check = validatorOf(document, `settings-${type}`)
      expect([type, check({ props: {}, editPropsByLangEnvMap: {} })]).toEqual([type, true])
      for (const { props } of presets) expect([type, check({ props })]).toEqual([type, true])
      expect(check({ props: { nowhere: 1 } })).toBe(false)
      expect(check({ props: {}, editPropsByLangEnvMap: { de: { nowhere: 'x' } } })).toBe(false)
    }
  })
})

/** Checks values against a schema of the description, with nothing of ours. */
function validatorOf(document: Json, name: string): (value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'api', components: document.components })
  const check = ajv.compile({ $ref: `api#/components/schemas/${name}` })
  return (value) => check(value) as boolean
}
