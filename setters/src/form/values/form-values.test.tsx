import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { ID_PATTERN, type Json, type SchemaNode } from '@vitrine/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawForm } from '../../testing/draw-form.tsx'

const short: SchemaNode = { type: 'string', maxLength: 3 }
const rows = (item: Readonly<Record<string, SchemaNode>>): SchemaNode => ({
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    properties: { id: { type: 'string', pattern: ID_PATTERN }, ...item },
  },
})
const schema: SchemaNode = {
  type: 'object',
  additionalProperties: false,
  properties: { name: short, code: short, rows: rows({ cell: short }) },
}
const row = (id: string, cell: string) => ({ id, cell })
const value: Json = { name: 'a', code: 'b', rows: [row('row00001', 'c'), row('row00002', 'd')] }

/** The form with the fields of all its items open. */
function draw(given: Json = value) {
  const form = drawForm(schema, given)
  const open = () => {
    for (const closed of screen.queryAllByRole('button', { expanded: false })) fireEvent.click(closed)
  }
  open()
  const cells = () => screen.getAllByLabelText('Cell') as HTMLInputElement[]
  const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })
  return { ...form, open, cells, type }
}

describe('what is typed and does not fit', () => {
  it('stays while something else changes elsewhere, and goes when its own value does', () => {
    const { field, source, type } = draw()
    type(field('Name'), 'far too long')
    act(() => void source.set('code', 'x'))
    expect(field('Name')).toHaveProperty('value', 'far too long')
    expect(field('Code')).toHaveProperty('value', 'x')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    act(() => void source.set('name', 'z'))
    expect(field('Name')).toHaveProperty('value', 'z')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('stays with its item while others come, go and change places', async () => {
    const { user, cells, type, source, value: written } = draw()
    type(cells()[1] as HTMLElement, 'far too long')
    act(() => source.insertItem('rows', row('row00003', 'e'), null))
    act(() => source.moveItem('rows', 'row00002', null))
    expect(cells().map(({ value }) => value)).toEqual(['far too long', 'c'])
    await user.click(screen.getByRole('button', { name: 'Move d down' }))
    await user.click(screen.getByRole('button', { name: 'Remove e' }))
    expect(cells().map(({ value }) => value)).toEqual(['far too long', 'c'])
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    type(cells()[0] as HTMLElement, 'ok')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(written()).toMatchObject({ rows: [row('row00002', 'ok'), row('row00001', 'c')] })
  })

  it('goes with its field when that is closed', async () => {
    const { user, cells, type, open } = draw()
    type(cells()[0] as HTMLElement, 'far too long')
    await user.click(screen.getByRole('button', { name: 'c', expanded: true }))
    open()
    expect(cells()[0]).toHaveProperty('value', 'c')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('takes names that every object has for names of fields', () => {
  const { field, value } = drawForm({
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries([
      ['toString', { type: 'string', title: 'To' }],
      ['constructor', { type: 'string', title: 'By' }],
    ]),
  })
  expect(field('To')).toHaveProperty('value', '')
  fireEvent.change(field('By'), { target: { value: 'hand' } })
  expect(Object.entries(value() as object)).toEqual([['constructor', 'hand']])
})

it('shows what is stored, but for what does not fit, whatever happens here and elsewhere', () => {
  const text = fc.constantFrom('', 'x', 'yz', 'far too long')
  const step = fc.oneof(
    fc.record({ type: text, field: fc.nat(4) }),
    fc.record({ elsewhere: fc.constantFrom('', 'x', 'yz'), field: fc.nat(4) }),
    fc.record({ insert: fc.nat(3) }),
    fc.record({ remove: fc.nat(3) }),
    fc.record({ move: fc.nat(3), to: fc.nat(3) }),
    fc.record({ press: fc.constantFrom('up', 'Duplicate', 'Remove'), at: fc.nat(3) }),
  )
  fc.assert(
    fc.property(fc.array(step, { minLength: 3, maxLength: 12 }), (steps) => {
      const { source, open, type, container } = draw()
      const inputs = () => [...container.querySelectorAll<HTMLInputElement>('[data-field] > * > input')]
      const pathOf = (input: Element) => input.closest('[data-field]')?.getAttribute('data-field') ?? ''
      const ids = () => (source.valueAt('rows') as { readonly id: string }[]).map(({ id }) => id)
      let count = 0
      try {
        for (const one of steps) {
          if ('type' in one) {
            const input = inputs()[one.field]
            if (input) type(input, one.type)
          } else if ('elsewhere' in one) {
            const input = inputs()[one.field]
            if (input) act(() => void source.set(pathOf(input), one.elsewhere))
          } else if ('insert' in one) {
            count += 1
            act(() => source.insertItem('rows', row(`new0000${count % 10}`, 'n'), ids()[one.insert] ?? null))
          } else if ('remove' in one) {
            const id = ids()[one.remove]
            if (id) act(() => source.removeItem('rows', id))
          } else if ('move' in one) {
            const id = ids()[one.move]
            const after = ids()[one.to] ?? null
            if (id && id !== after) act(() => source.moveItem('rows', id, after))
          } else {
            const [button] = [...(container.querySelectorAll('li')[one.at]?.querySelectorAll('button') ?? [])].filter(
              (button) => button.title.startsWith(one.press) || button.title.endsWith(` ${one.press}`),
            )
            if (button && !button.disabled) fireEvent.click(button)
          }
          open()
          expect(inputs().length).toBeGreaterThan(1)
          for (const input of inputs()) {
            const isWrong = input.getAttribute('aria-invalid') === 'true'
            expect(isWrong).toBe(input.value.length > 3)
            if (!isWrong)
              expect([pathOf(input), input.value]).toEqual([pathOf(input), source.valueAt(pathOf(input)) ?? ''])
          }
          expect(container.querySelectorAll('li')).toHaveLength(ids().length)
        }
      } finally {
        cleanup()
      }
    }),
    { numRuns: 20 },
  )
})
