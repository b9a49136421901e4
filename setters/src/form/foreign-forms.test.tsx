import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Json, SchemaNode } from '@vitrine/schemas'
import { describe, expect, it, vi } from 'vitest'
import { drawForm } from '../testing/draw-form.tsx'
import { SampleForm } from '../testing/sample-form.tsx'
import { createValueSource } from '../value-source/value-source.ts'

const DRAFT_07 = 'http://json-schema.org/draft-07/schema#'
/** The keyword of JSON Schema; an object with a property `then` looks like a promise to others. */
const when = (condition: object, result: object) =>
  Object.fromEntries([
    ['if', condition],
    ['then', result],
  ])

/** As others write schemas: with words that are none of ours. */
const foreign = (schema: object): SchemaNode => schema as SchemaNode
const note = () => screen.queryByRole('note')

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

describe('ids of draft-04', () => {
  const address = { id: 'address.json', type: 'object', properties: { zip: { type: 'string', pattern: '^[0-9]{5}$' } } }
  const draft04 = (version: string) =>
    foreign({
      $schema: `http://json-schema.org/${version}/schema#`,
      id: 'http://example.org/order.json',
      definitions: { address, word: { id: '#word', type: 'string', maxLength: 3 } },
      type: 'object',
      properties: {
        id: { type: 'string', title: 'Number', maxLength: 4 },
        home: { $ref: 'address.json' },
        word: { $ref: '#word' },
        self: { $ref: 'http://example.org/order.json#/definitions/word' },
      },
    })

  it('name the parts of a schema, beside a property that is called id', () => {
    const { value } = drawForm(draft04('draft-04'), { id: 'a', home: { zip: '12345' } })
    expect(note()).toBeNull()
    type('Zip', '1234x')
    type('Word', 'long')
    type('Self', 'long')
    type('Number', 'abcde')
    expect(screen.getAllByRole('alert')).toHaveLength(4)
    expect(value()).toEqual({ id: 'a', home: { zip: '12345' } })
    type('Zip', '54321')
    type('Number', 'b')
    expect(value()).toEqual({ id: 'b', home: { zip: '54321' } })
  })

  it('mean nothing from draft-06 on', () => {
    drawForm(draft04('draft-07'), { home: {} })
    expect(note()?.textContent).toContain('address.json')
    expect(note()?.textContent).toContain('#word')
  })
})

describe('references to other files', () => {
  const order = foreign({
    $schema: DRAFT_07,
    $id: 'https://example.org/schemas/order.json',
    type: 'object',
    properties: {
      name: { type: 'string', maxLength: 5 },
      home: { $ref: 'address.json#/definitions/address' },
      next: { $ref: '#' },
    },
  })
  const files: Readonly<Record<string, unknown>> = {
    'https://example.org/schemas/address.json': {
      definitions: { address: { type: 'object', properties: { zip: { $ref: 'zip.json' } } } },
    },
    'https://example.org/schemas/zip.json': { type: 'string', title: 'Zip', maxLength: 5 },
  }
  const value = { name: 'Ann', home: { zip: '12345' } }
  const draw = (resolveRef: (address: string) => unknown) => {
    const source = createValueSource(value)
    render(<SampleForm schema={order} source={source} resolveRef={resolveRef} />)
    return source
  }

  it('are followed at once, where they are answered at once, and each file is asked for once', () => {
    const resolveRef = vi.fn((address: string) => files[address])
    const source = draw(resolveRef)
    expect(resolveRef.mock.calls.map(([address]) => address)).toEqual(Object.keys(files))
    type('Zip', '123456')
    expect(screen.getByRole('alert').textContent).toContain('too long')
    expect(source.value()).toEqual(value)
    expect(note()).toBeNull()
  })

  it('are followed later, where they are answered later', async () => {
    const source = draw(async (address) => files[address])
    expect(screen.getByText('Loading…')).toBeTruthy()
    await screen.findByLabelText('Zip')
    type('Zip', '123456')
    expect(source.value()).toEqual(value)
    expect(note()).toBeNull()
  })

  it.each([
    ['nobody answers', undefined],
    ['nothing is found', () => undefined],
    ['the answer fails', () => Promise.reject(new Error('No network'))],
    [
      'the question fails',
      () => {
        throw new Error('No such place')
      },
    ],
  ])('are told of once, where %s; all else is checked', async (_, resolveRef) => {
    const source = createValueSource(value)
    render(<SampleForm schema={order} source={source} {...(resolveRef && { resolveRef })} />)
    expect((await screen.findByRole('note')).textContent).toContain('address.json#/definitions/address')
    expect(screen.getAllByRole('note')).toHaveLength(1)
    type('Name', 'Annabel')
    expect(screen.getByRole('alert').textContent).toContain('too long')
    expect(source.value()).toEqual(value)
    fireEvent.click(screen.getByRole('button', { name: /^Fields of/ }))
    fireEvent.change(screen.getAllByLabelText('Name')[1] as HTMLElement, { target: { value: 'Annabel' } })
    expect(source.value()).toEqual(value)
  })

  it('of a file beside another one, where neither has an address', () => {
    const schema = foreign({ type: 'object', properties: { zip: { $ref: 'parts/zip.json#/$defs/zip' } } })
    const asked: string[] = []
    const source = createValueSource({ zip: '1' })
    const resolveRef = (address: string) => {
      asked.push(address)
      if (address === 'parts/zip.json') return { $defs: { zip: { $ref: 'digits.json' } } }
      return address === 'parts/digits.json' ? { type: 'string', pattern: '^[0-9]*$' } : undefined
    }
    render(<SampleForm schema={schema} source={source} resolveRef={resolveRef} />)
    expect(asked).toEqual(['parts/zip.json', 'parts/digits.json'])
    type('Zip', 'x')
    expect(source.value()).toEqual({ zip: '1' })
  })
})

describe('what cannot be read of a schema', () => {
  it('is told of, and leaves the check of the rest', () => {
    const schema = foreign({
      $schema: DRAFT_07,
      type: 'object',
      properties: {
        code: { type: 'string', pattern: '(?<=[' },
        old: { type: 'string', pattern: '^[\\w-.]+\\-$' },
        name: { type: 'string', maxLength: 3 },
        self: { $ref: '#/definitions/nowhere' },
      },
    })
    const { value } = drawForm(schema, {})
    expect(note()?.textContent).toContain('(?<=[')
    expect(note()?.textContent).toContain('#/definitions/nowhere')
    type('Code', 'anything')
    type('Old', 'a b')
    type('Name', 'long')
    expect(value()).toEqual({ code: 'anything' })
    type('Old', 'a.b-')
    expect(value()).toEqual({ code: 'anything', old: 'a.b-' })
  })

  it('may be a reference into what is no place of schemas, or moved by a later draft', () => {
    const schema = foreign({
      $schema: DRAFT_07,
      'x-shared': { short: { type: 'string', maxLength: 2 } },
      type: 'object',
      properties: {
        pair: { items: [{ type: 'string', maxLength: 3 }] },
        one: { $ref: '#/x-shared/short' },
        two: { $ref: '#/properties/pair/items/0' },
      },
    })
    const { value } = drawForm(schema, {})
    expect(note()).toBeNull()
    type('One', 'abc')
    type('Two', 'abcd')
    expect(value()).toEqual({})
  })
})

describe('a control for every place', () => {
  const byPattern = (more: object = {}) => ({
    type: 'object',
    patternProperties: { '^[a-z]+$': { type: 'string' }, '^n[0-9]$': { type: 'number' } },
    additionalProperties: false,
    ...more,
  })
  const addEntry = (name: string) => {
    type('Name of new entry', name)
    fireEvent.click(screen.getByRole('button', { name: 'Add entry' }))
  }

  it.each([
    ['at the top', (schema: object) => schema, (value: Json) => value],
    [
      'further in',
      (jobs: object) => ({ type: 'object', properties: { jobs }, additionalProperties: false }),
      (jobs: Json) => ({ jobs }),
    ],
  ])('maps by pattern get entries whose names fit, %s', (_, schemaOf, asValue) => {
    const { value } = drawForm(foreign(schemaOf(byPattern({ propertyNames: { maxLength: 4 } }))), asValue({}))
    addEntry('NO')
    expect(screen.getByRole('alert').textContent).toContain('^[a-z]+$')
    addEntry('toolong')
    expect(screen.getByRole('alert').textContent).toContain('too long')
    addEntry('yes')
    addEntry('n1')
    addEntry('yes')
    expect(screen.getByRole('alert').textContent).toBe('An entry with this name already exists.')
    expect(value()).toEqual(asValue({ yes: '', n1: 0 }))
  })

  it('tuples without $schema are checked', async () => {
    const { container, value } = drawForm(
      foreign({
        type: 'object',
        additionalProperties: false,
        properties: {
          pair: { items: [{ type: 'string' }, { type: 'number' }] },
          name: { type: 'string', maxLength: 2 },
        },
      }),
      { pair: ['a', 1] },
    )
    await writeJson(container, 'pair', '["a", "b"]')
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(value()).toEqual({ pair: ['a', 1] })
    await writeJson(container, 'pair', '["b", 2]')
    expect(value()).toEqual({ pair: ['b', 2] })
  })

  it('so are exclusive limits of draft-04 without $schema', () => {
    const { value } = drawForm(
      foreign({
        type: 'object',
        additionalProperties: false,
        properties: { size: { type: 'number', minimum: 1, exclusiveMinimum: true } },
      }),
      { size: 2 },
    )
    type('Size', '1')
    expect(value()).toEqual({ size: 2 })
    type('Size', '3')
    expect(value()).toEqual({ size: 3 })
  })

  it.each<[string, unknown]>([
    ['true', true],
    ['false', false],
    ['nothing', {}],
    ['only definitions', { definitions: { a: { type: 'string' } } }],
    ['itself', { $ref: '#', title: 'Itself' }],
    ['itself in allOf', { allOf: [{ $ref: '#' }] }],
    ['only conditions', when({ properties: { a: { const: 1 } }, required: ['a'] }, { properties: { b: {} } })],
    ['only allOf of conditions', { allOf: [when({ required: ['a'] }, { required: ['b'] })] }],
    [
      'a reference with siblings',
      { $ref: '#/definitions/a', description: 'A', definitions: { a: { type: 'object' } } },
    ],
    ['a reference that leads out', { $ref: 'https://example.org/nowhere.json' }],
    ['only required', { required: ['a'] }],
    ['an object without properties', { type: 'object' }],
    ['a closed object without properties', { type: 'object', properties: {}, additionalProperties: false }],
    ['only what must not be', { not: { required: ['a'] } }],
    ['a property that cannot be', { type: 'object', properties: { a: false } }],
    ['a list of anything', { type: 'array' }],
    ['a tuple', { type: 'array', items: [{ type: 'string' }] }],
    ['a constant', { const: { a: 1 } }],
  ])('a form of %s can be edited', async (_, schema) => {
    const { container } = drawForm(schema as SchemaNode, schema === false ? undefined : ({} as Json))
    await act(async () => {})
    const controls = 'input, select, textarea, button, [contenteditable]'
    expect(container.querySelector(controls)).not.toBeNull()
  })

  it('and so can such a place within a form', async () => {
    const only = { type: 'object', ...when({ required: ['a'] }, { required: ['b'] }) }
    const { container, value } = drawForm(foreign({ $schema: DRAFT_07, type: 'object', properties: { only } }), {})
    await writeJson(container, 'only', '{"a": 1}')
    expect(value()).toEqual({})
    await writeJson(container, 'only', '{"a": 1, "b": 2}')
    expect(value()).toEqual({ only: { a: 1, b: 2 } })
  })
})

async function writeJson(container: Element, path: string, text: string): Promise<void> {
  const { EditorView } = await import('@codemirror/view')
  const find = () => {
    const editor = container.querySelector<HTMLElement>(`[data-field="${path}"] .cm-editor`)
    return editor && EditorView.findFromDOM(editor)
  }
  await waitFor(() => expect(find()).toBeTruthy())
  const view = find()
  act(() => view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }))
}
