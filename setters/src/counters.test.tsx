import { act, fireEvent, render, screen } from '@testing-library/react'
import { ID_PATTERN, type SchemaNode } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { formSchema } from './reading/form-schema.ts'
import { SampleForm } from './testing/sample-form.tsx'
import { createValueSource } from './value-source/value-source.ts'

const FIELDS = 500
const ITEMS = 1000

const many: SchemaNode = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    Array.from({ length: FIELDS }, (_, at) => [`field${at}`, { type: 'string', title: `Field ${at}`, maxLength: 20 }]),
  ),
}

const listOf = (id: SchemaNode | undefined): SchemaNode => ({
  type: 'object',
  additionalProperties: false,
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: { ...(id && { id }), title: { type: 'string', maxLength: 40 }, text: { type: 'string' } },
      },
    },
  },
})
const items = (withIds: boolean) =>
  Array.from({ length: ITEMS }, (_, at) => ({
    ...(withIds && { id: `item${String(at).padStart(4, '0')}` }),
    title: `Part ${at}`,
    text: 'A part.',
  }))

/** Draws a form and counts: which fields are drawn, and which schemas a value is held against. */
function counted(schema: SchemaNode, value: Parameters<typeof createValueSource>[0]) {
  const known = formSchema(schema)
  const checked: SchemaNode[] = []
  const original = known.check
  Object.assign(known, {
    check: (node: SchemaNode) => {
      checked.push(node)
      return original(node)
    },
  })
  const drawn: string[] = []
  const source = createValueSource(value)
  render(<SampleForm schema={schema} source={source} onDraw={(path) => drawn.push(path)} />)
  const forget = () => {
    drawn.length = 0
    checked.length = 0
  }
  return { drawn, checked, source, forget }
}

it(`a keystroke among ${FIELDS} fields draws one and checks one`, () => {
  const { drawn, checked, source, forget } = counted(many, {})
  expect(drawn).toHaveLength(FIELDS)
  forget()
  fireEvent.change(screen.getByLabelText('Field 250'), { target: { value: 'a' } })
  expect(drawn).toEqual(['field250'])
  expect(checked).toEqual([many.properties?.field250])
  expect(source.value()).toEqual({ field250: 'a' })
})

it(`what is refused among ${FIELDS} fields draws none of the others`, () => {
  const { drawn, source, forget } = counted(many, { field7: 'b' })
  forget()
  fireEvent.change(screen.getByLabelText('Field 7'), { target: { value: 'far too long for this field' } })
  expect(drawn.filter((path) => path !== 'field7')).toEqual([])
  expect(source.value()).toEqual({ field7: 'b' })
})

it.each([
  ['with ids', { type: 'string', pattern: ID_PATTERN } as const, true],
  ['without ids', undefined, false],
])(`a list of ${ITEMS} items %s draws their names, and a keystroke in one at most 3 fields`, (_, id, withIds) => {
  const schema = listOf(id)
  const { drawn, checked, source, forget } = counted(schema, { items: items(withIds) })
  expect(drawn).toEqual(['items'])
  expect(screen.getAllByRole('listitem')).toHaveLength(ITEMS)
  fireEvent.click(screen.getByText('Part 500'))
  forget()
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Another name' } })
  expect(drawn.length).toBeLessThanOrEqual(3)
  expect(checked).toHaveLength(1)
  expect(screen.getByText('Another name')).toBeTruthy()
  act(() => source.set(withIds ? 'items[item0600].title' : 'items[600].title', 'From elsewhere'))
  expect(screen.getByText('From elsewhere')).toBeTruthy()
})
