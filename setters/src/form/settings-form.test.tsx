import { act, fireEvent, render, screen } from '@testing-library/react'
import type { Json, SchemaNode } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import type { FieldSource } from '../field-source.ts'
import { drawForm } from '../testing/draw-form.tsx'
import { SampleForm } from '../testing/sample-form.tsx'
import { createValueSource } from '../value-source/value-source.ts'

const closed = (properties: Readonly<Record<string, SchemaNode>>, more: Partial<SchemaNode> = {}): SchemaNode => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...more,
})

describe('values', () => {
  it('shows what the schema says where nobody says anything, and goes back to it', async () => {
    const { user, field, value } = drawForm(closed({ name: { type: 'string', default: 'Bolt' } }))
    expect(field('Name')).toHaveProperty('value', 'Bolt')
    expect(screen.getByText('Default')).toBeTruthy()
    await user.type(field('Name'), 's')
    expect(value()).toEqual({ name: 'Bolts' })
    await user.click(screen.getByRole('button', { name: 'Reset Name' }))
    expect(value()).toEqual({})
    expect(field('Name')).toHaveProperty('value', 'Bolt')
  })

  it('keeps what does not fit in the field, with its error, and out of the value', async () => {
    const { user, field, value } = drawForm(closed({ code: { type: 'string', maxLength: 3 } }), { code: 'abc' })
    await user.type(field('Code'), 'd')
    expect(field('Code')).toHaveProperty('value', 'abcd')
    expect(field('Code').getAttribute('aria-invalid')).toBe('true')
    expect(field('Code').getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
    expect(value()).toEqual({ code: 'abc' })
    await user.keyboard('{Backspace}{Backspace}')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(value()).toEqual({ code: 'ab' })
  })

  it('shows what the source refuses, in its words', async () => {
    const source: FieldSource = { ...createValueSource({ path: 'a' }), set: () => 'There is a page of this address.' }
    render(<SampleForm schema={closed({ path: { type: 'string' } })} source={source} />)
    fireEvent.change(screen.getByLabelText('Path'), { target: { value: 'b' } })
    expect(screen.getByRole('alert').textContent).toBe('There is a page of this address.')
    expect(screen.getByLabelText('Path')).toHaveProperty('value', 'b')
  })

  it('follows what comes from elsewhere, over what is wrong in the field too', async () => {
    const { user, field, source } = drawForm(closed({ code: { type: 'string', maxLength: 3 } }), { code: 'abc' })
    await user.type(field('Code'), 'd')
    act(() => source.reset({ code: 'xyz' }))
    expect(field('Code')).toHaveProperty('value', 'xyz')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leaves a field without a value, where null is allowed', async () => {
    const { user, field, value } = drawForm(closed({ weight: { type: ['number', 'null'] } }), { weight: 4 })
    await user.click(screen.getByRole('button', { name: 'Set Weight to no value' }))
    expect(value()).toEqual({ weight: null })
    expect(field('Weight')).toHaveProperty('value', '')
    await user.type(field('Weight'), '7')
    expect(value()).toEqual({ weight: 7 })
  })

  it('offers as JSON what its setter cannot show', async () => {
    const { container, value } = drawForm(closed({ tags: { type: 'array', items: { type: 'string' } } }), {
      tags: 'a, b',
    })
    expect(container.querySelector('[data-field=tags]')?.getAttribute('data-setter')).toBe('raw')
    expect(value()).toEqual({ tags: 'a, b' })
  })
})

describe('conditions', () => {
  const byKind = closed(
    { kind: { enum: ['bolt', 'sheet'] } },
    {
      if: { required: ['kind'], properties: { kind: { const: 'bolt' } } },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { properties: { size: { type: 'number', title: 'Size' } } },
      else: { properties: { size: { enum: ['small', 'large'], title: 'Size' } } },
    },
  )

  it('draws the same name as each branch means it', async () => {
    const { user, field } = drawForm(byKind, { kind: 'bolt', size: 8 })
    expect(field('Size')).toHaveProperty('type', 'number')
    await user.click(screen.getByRole('radio', { name: 'Sheet' }))
    expect(document.querySelector('[data-field=size]')?.getAttribute('data-setter')).toBe('choice')
    await user.click(screen.getByRole('radio', { name: 'Bolt' }))
    expect(field('Size')).toHaveProperty('value', '8')
  })

  it('counts defaults as what is there', () => {
    const schema = closed(
      { kind: { enum: ['bolt', 'sheet'], default: 'sheet' } },
      {
        if: { properties: { kind: { const: 'sheet' } } },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
        then: { properties: { gauge: { type: 'number' } } },
      },
    )
    expect(drawForm(schema, {}).field('Gauge')).toBeTruthy()
  })

  it('works inside the items of a list', async () => {
    const rows: Json = [{ kind: 'bolt', size: 4 }]
    const { user, field } = drawForm(closed({ rows: { type: 'array', items: byKind } }), { rows })
    await user.click(screen.getByRole('button', { name: 'Item 1' }))
    expect(field('Size')).toHaveProperty('value', '4')
    await user.click(screen.getByRole('radio', { name: 'Sheet' }))
    expect(screen.queryByRole('spinbutton', { name: 'Size' })).toBeNull()
  })
})

describe('schemas from elsewhere', () => {
  it('draws what stands inside of itself when it is asked for', async () => {
    const tree: SchemaNode = {
      ...closed({ name: { type: 'string' }, parent: { $ref: '#' } }),
      title: 'Part',
    }
    const { user, value } = drawForm(tree, { name: 'Bolt' })
    expect(screen.getAllByLabelText('Name')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: /^Fields of/ }))
    await user.type(screen.getAllByLabelText('Name')[1] as HTMLElement, 'Set')
    expect(value()).toEqual({ name: 'Bolt', parent: { name: 'Set' } })
  })

  it('edits properties whose names are no path names', async () => {
    const schema = closed({ 'a.b': { type: 'string', title: 'Dotted' }, 'x y': closed({ '1st': { type: 'string' } }) })
    const { user, field, value } = drawForm(schema, { 'a.b': '1', 'x y': { '1st': '2' }, other: true })
    await user.type(field('Dotted'), '!')
    await user.type(field('1st'), '?')
    expect(value()).toEqual({ 'a.b': '1!', 'x y': { '1st': '2?' }, other: true })
  })

  it('adds and removes the entries of a map, and checks their names', async () => {
    const schema: SchemaNode = {
      type: 'object',
      propertyNames: { maxLength: 5 },
      additionalProperties: { type: 'string', minLength: 1 },
    }
    const { user, field, value } = drawForm(schema, { de: 'Schraube' })
    await user.type(field('Name of new entry'), 'far too long{Enter}')
    expect(screen.getByRole('alert')).toBeTruthy()
    await user.clear(field('Name of new entry'))
    await user.type(field('Name of new entry'), 'fr{Enter}')
    expect(value()).toEqual({ de: 'Schraube' })
    await user.type(field('fr'), 'vis')
    await user.tab()
    expect(value()).toEqual({ de: 'Schraube', fr: 'vis' })
    await user.click(screen.getByRole('button', { name: 'Remove de' }))
    expect(value()).toEqual({ fr: 'vis' })
  })

  it('checks a field against definitions of its own', async () => {
    const schema = {
      ...closed({ code: { $ref: '#/$defs/code' } }),
      $defs: { code: { type: 'string', pattern: '^[A-Z]*$' } },
    } satisfies SchemaNode
    const { user, field, value } = drawForm(schema, {})
    await user.type(field('Code'), 'Ab')
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(value()).toEqual({ code: 'A' })
  })
})

it('groups fields by their group, in their order, and closes one', async () => {
  const schema = closed({
    colour: { type: 'string', group: 'look' },
    title: { type: 'string', group: 'content' },
    lead: { type: 'string', group: 'look', order: -1 },
  })
  const { user } = drawForm(schema, {})
  const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(labels()).toEqual(['Lead', 'Colour', 'Title'])
  await user.click(screen.getByRole('button', { name: 'Look' }))
  expect(labels()).toEqual(['Title'])
})
