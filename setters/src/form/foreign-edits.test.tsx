import { EditorView } from '@codemirror/view'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Json, SchemaNode } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { drawForm } from '../testing/draw-form.tsx'

/** A schema from elsewhere, of an object with these properties. */
const foreign = (properties: object, more: object = {}): SchemaNode =>
  ({ $schema: 'http://json-schema.org/draft-07/schema#', type: 'object', properties, ...more }) as SchemaNode

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const alert = () => screen.queryByRole('alert')?.textContent

it.each([
  ['uri', 'https://example.org/a', 'example.org'],
  ['uri', 'mailto:a@example.org', 'https://a b'],
  ['uri-reference', '/a?b#c', 'a b'],
  ['date-time', '2026-05-31T14:30:00Z', '2026-05-31 14:30'],
  ['date', '2024-02-29', '2023-02-29'],
  ['time', '14:30:00Z', '14:30'],
  ['uuid', '123e4567-e89b-12d3-a456-426614174000', '123e4567'],
  ['hostname', 'www.example.org', 'a_b.org'],
  ['ipv4', '10.0.0.1', '10.0.0.256'],
  ['ipv6', '2001:db8::1', '2001:db8'],
  ['json-pointer', '/a/b', 'a'],
  ['regex', '^a+$', '('],
  ['email', 'ann@example.org', 'ann'],
  ['duration', 'P1DT2H', 'P'],
])('a text of the format %s may be %s and not %s', (format, right, wrong) => {
  const { container, value } = drawForm(foreign({ text: { type: 'string', format, title: 'Text' } }), {})
  const box = container.querySelector('input') as HTMLInputElement
  fireEvent.change(box, { target: { value: right } })
  expect(value()).toEqual({ text: right })
  // A calendar takes no day that is none.
  if (format === 'date') return
  fireEvent.change(box, { target: { value: wrong } })
  expect(value()).toEqual({ text: right })
  expect(alert()).not.toContain('problem.')
})

it('says what a format of its own asks for', () => {
  drawForm(foreign({ home: { type: 'string', format: 'uri' }, range: { type: 'string', format: 'ipv6' } }), {})
  type('Home', 'example')
  expect(alert()).toBe('Must be a full address, such as https://example.com.')
  type('Home', 'https://example.com')
  type('Range', 'x')
  expect(alert()).toBe('Must have the format “ipv6”.')
})

it('keeps an edit that would make something else wrong, and says what', () => {
  const { value } = drawForm(
    foreign(
      { exact: { type: 'boolean' }, size: { type: ['number', 'string'] } },
      Object.fromEntries([
        ['if', { properties: { exact: { const: true } }, required: ['exact'] }],
        ['then', { properties: { size: { type: 'number' } } }],
      ]),
    ),
    { size: 'small' },
  )
  fireEvent.click(screen.getByRole('switch', { name: 'Exact' }))
  expect(alert()).toContain('“size”')
  expect(value()).toEqual({ size: 'small' })
})

it('lets a value be filled in that is not complete yet, and keeps it complete once it is', () => {
  const schema = foreign(
    { first: { type: 'string' }, last: { type: 'string' } },
    { required: ['first', 'last'], additionalProperties: false },
  )
  const { value } = drawForm(schema, {})
  type('First', 'Ann')
  expect(value()).toEqual({ first: 'Ann' })
  press('Reset First')
  expect(value()).toEqual({})
  type('First', 'Ann')
  type('Last', 'Lee')
  press('Reset First')
  expect(alert()).toBe('“first” is missing.')
  expect(value()).toEqual({ first: 'Ann', last: 'Lee' })
})

it('lets a value be mended that is wrong in two places', () => {
  const { value } = drawForm(foreign({ a: { type: 'string', maxLength: 1 }, b: { type: 'string', maxLength: 1 } }), {
    a: 'xx',
    b: 'yy',
  })
  type('A', 'x')
  type('B', 'y')
  expect(value()).toEqual({ a: 'x', b: 'y' })
})

it('adds to a list without duplicates what is not there yet', () => {
  const { value } = drawForm(
    foreign({ days: { type: 'array', uniqueItems: true, items: { enum: ['mo', 'tu', 'we'] } } }),
    { days: ['mo'] },
  )
  press('Add item to Days')
  press('Add item to Days')
  expect(value()).toEqual({ days: ['mo', 'tu', 'we'] })
  for (const copy of screen.getAllByRole('button', { name: /^Duplicate/ }))
    expect(copy).toHaveProperty('disabled', true)
  press('Add item to Days')
  expect(value()).toEqual({ days: ['mo', 'tu', 'we'] })
})

it('a text of such a list is filled in first, and must be another one', async () => {
  const { value, user } = drawForm(foreign({ tags: { type: 'array', uniqueItems: true, items: { type: 'string' } } }), {
    tags: ['', 'a'],
  })
  press('Add item to Tags')
  expect(value()).toEqual({ tags: ['', 'a'] })
  await user.type(screen.getByLabelText('New item'), 'b')
  await user.tab()
  expect(value()).toEqual({ tags: ['', 'a', 'b'] })
  type('Item 3', 'a')
  expect(alert()).toBeTruthy()
  expect(value()).toEqual({ tags: ['', 'a', 'b'] })
})

const shapes = {
  oneOf: [
    { title: 'Text', type: 'string', minLength: 2 },
    {
      title: 'Box',
      type: 'object',
      required: ['kind', 'width', 'parts'],
      additionalProperties: false,
      properties: {
        kind: { const: 'box' },
        width: { type: 'integer', minimum: 3 },
        parts: { type: 'array', minItems: 1, items: { enum: ['lid', 'floor'] } },
      },
    },
    {
      title: 'Page',
      type: 'object',
      required: ['address'],
      additionalProperties: false,
      properties: { address: { type: 'string', format: 'uri' } },
    },
  ],
}

it('begins another branch of a union with a value that fits it', () => {
  const { value } = drawForm(foreign({ shape: shapes }), { shape: 'ab' })
  fireEvent.change(screen.getByLabelText('Type of Shape'), { target: { value: '1' } })
  expect(value()).toEqual({ shape: { kind: 'box', width: 3, parts: ['lid'] } })
})

it('waits with a branch until what it requires is written', async () => {
  const { value, user } = drawForm(foreign({ shape: shapes }), { shape: 'ab' })
  fireEvent.change(screen.getByLabelText('Type of Shape'), { target: { value: '2' } })
  await user.type(screen.getByLabelText('Address'), 'https://a.b')
  expect(value()).toEqual({ shape: 'ab' })
  await user.tab()
  expect(value()).toEqual({ shape: { address: 'https://a.b' } })
})

it('keeps JSON that does not fit its schema, or lacks what it requires', async () => {
  const any = { type: ['object', 'array'], setter: 'raw', required: ['a'], properties: { a: { type: 'string' } } }
  const { container, value } = drawForm(foreign({ any }), { any: { a: 'x' } })
  await waitFor(() => expect(container.querySelector('.cm-editor')).toBeTruthy())
  const view = EditorView.findFromDOM(container.querySelector('.cm-editor') as HTMLElement)
  const write = (text: string) =>
    act(() => view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }))
  for (const wrong of ['"x"', '{"a": 1}', '{"b": 1}', '7']) {
    write(wrong)
    expect(value()).toEqual({ any: { a: 'x' } } satisfies Json)
    expect(alert()).toBeTruthy()
  }
  write('{"a": "y"}')
  expect(value()).toEqual({ any: { a: 'y' } })
})

it('keeps JSON that lacks what another part of the schema asks of the same place', async () => {
  const schema = foreign({ any: { setter: 'raw' } }, { patternProperties: { '^a': { minItems: 2 } } })
  const { container, value } = drawForm(schema, { any: [1, 2] })
  await waitFor(() => expect(container.querySelector('.cm-editor')).toBeTruthy())
  const view = EditorView.findFromDOM(container.querySelector('.cm-editor') as HTMLElement)
  const write = (text: string) =>
    act(() => view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }))
  write('[]')
  expect(value()).toEqual({ any: [1, 2] })
  expect(alert()).toBeTruthy()
  write('[1, 2, 3]')
  expect(value()).toEqual({ any: [1, 2, 3] })
})
