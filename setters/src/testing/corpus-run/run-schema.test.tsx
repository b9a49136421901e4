import { expect, it } from 'vitest'
import { runSchema } from './run-schema.tsx'

const DRAFT_07 = 'http://json-schema.org/draft-07/schema#'
const job = {
  type: 'object',
  additionalProperties: false,
  required: ['runs-on'],
  properties: {
    'runs-on': { anyOf: [{ type: 'string' }, { items: [{ const: 'own' }], minItems: 1, type: 'array' }] },
    needs: { type: 'array', uniqueItems: true, minItems: 1, items: { enum: ['one', 'two'] } },
    home: { type: 'string', format: 'uri' },
    env: {
      oneOf: [
        { type: 'object', additionalProperties: { type: 'string' } },
        { type: 'string', pattern: '^\\$' },
      ],
    },
  },
}
const workflow = {
  $schema: DRAFT_07,
  type: 'object',
  additionalProperties: false,
  required: ['jobs'],
  definitions: { job },
  properties: {
    on: { oneOf: [{ enum: ['push', 'tag'] }, { type: 'array', items: { enum: ['push', 'tag'] }, minItems: 1 }] },
    jobs: {
      type: 'object',
      minProperties: 1,
      additionalProperties: false,
      patternProperties: { '^[a-z]+$': { oneOf: [{ $ref: '#/definitions/job' }, { $ref: 'reuse.json' }] } },
    },
  },
}
const reuse = {
  type: 'object',
  additionalProperties: false,
  required: ['uses'],
  properties: { uses: { type: 'string' } },
}
const document = {
  on: 'push',
  jobs: {
    build: { 'runs-on': 'linux', needs: ['one'], home: 'https://example.org', env: { A: 'b' } },
    test: { uses: 'other' },
  },
}

it('finds that whatever is done in a form leaves a valid document valid', async () => {
  const others = (address: string) => (address === 'reuse.json' ? reuse : undefined)
  const result = await runSchema({ name: 'workflow', schema: workflow, documents: [document] }, others)
  expect(result).toMatchObject({ documents: 1, changedByOpening: 0, valid: 1, withoutControl: [], wrong: [] })
  expect(result.noCheck).toBeUndefined()
  expect(result.edits).toBeGreaterThan(15)
})

it('says why edits cannot be judged', async () => {
  const schema = { $schema: DRAFT_07, type: 'object', properties: { a: { $ref: 'b.json' } } }
  const { noCheck, fields } = await runSchema({ name: 'a', schema, documents: [{}] }, () => undefined)
  expect(noCheck).toContain('b.json')
  expect(fields).toBe(1)
})

it('calls a value incomplete whose union names every branch in its errors', async () => {
  const user = { type: 'object', required: ['id', 'login'], properties: { id: { type: 'string' }, login: {} } }
  const event = (action: string) => ({
    type: 'object',
    additionalProperties: false,
    required: ['action'],
    properties: { action: { const: action }, user, [action]: { type: 'string' } },
  })
  const schema = { $schema: DRAFT_07, oneOf: [event('added'), event('removed')] }
  const result = await runSchema({ name: 'event', schema, documents: [{ action: 'added' }] }, () => undefined)
  expect(result.incomplete).toBeGreaterThan(0)
  expect(result.wrong).toEqual([])
})
