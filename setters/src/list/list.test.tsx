import { act, screen, within } from '@testing-library/react'
import { isId, type SchemaNode } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { drawForm, drawSetter } from '../testing/draw-form.tsx'
import { questions, questionsProps } from '../testing/sample-schemas.ts'

const rows = () => screen.getAllByRole('listitem')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const itemsOf = (value: unknown) => (value as { items: { id: string; question?: string }[] }).items

describe('a list whose items have ids', () => {
  it('shows what its items are called, and the fields of the one that is opened', async () => {
    const { user, field, value } = drawForm(questionsProps, questions)
    expect(rows()).toHaveLength(3)
    expect(screen.queryByLabelText('Question')).toBeNull()
    await user.click(button('How soon can you deliver?'))
    await user.type(field('Answer'), ' Or faster.')
    expect(itemsOf(value())[1]).toMatchObject({ id: 'delivery', answer: 'From stock in two days. Or faster.' })
    expect(screen.queryByLabelText('Id')).toBeNull()
  })

  it('calls an item by its heading, whatever else it says', () => {
    const text = { type: 'string' } as const
    const item = { type: 'object', properties: { text, line: { ...text, heading: 'level' }, name: text } } as const
    drawSetter({ type: 'array', items: item }, [
      { text: 'All that there is to say', line: 'Bolts', name: 'bolts' },
      { text: 'Or nearly all', name: 'nuts' },
    ])
    expect(rows().map((row) => row.textContent)).toEqual(['Bolts', 'nuts'])
  })

  it('adds an item with an id, opens it, and goes to its first field', async () => {
    const { user, field, value } = drawForm(questionsProps, questions)
    await user.click(button('Add item to Items'))
    expect(document.activeElement).toBe(field('Question'))
    await user.keyboard('New?')
    const added = itemsOf(value())[3]
    expect(isId(added?.id)).toBe(true)
    expect(added?.question).toBe('New?')
    expect(button('New?').getAttribute('aria-expanded')).toBe('true')
  })

  it('copies, moves and removes; the focus goes on to what comes next', async () => {
    const { user, value } = drawForm(questionsProps, questions)
    await user.click(button('Duplicate How soon can you deliver?'))
    expect(new Set(itemsOf(value()).map(({ id }) => id)).size).toBe(4)
    expect(itemsOf(value())[2]?.question).toBe('How soon can you deliver?')
    await user.click(button('Remove Which standards do your bolts follow?'))
    expect(itemsOf(value())).toHaveLength(3)
    expect(rows()[0]?.contains(document.activeElement)).toBe(true)
    await user.click(button('Move Is there a smallest order? up'))
    expect(itemsOf(value())[1]?.id).toBe('minorder')
    expect(screen.getByText('Moved to position 2 of 3.')).toBeTruthy()
  })

  it('moves by Alt and an arrow, and keeps the focus on what was moved', async () => {
    const { user, value } = drawForm(questionsProps, questions)
    act(() => button('How soon can you deliver?').focus())
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(itemsOf(value()).map(({ id }) => id)).toEqual(['question', 'minorder', 'delivery'])
    expect(document.activeElement).toBe(button('How soon can you deliver?'))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(itemsOf(value())[2]?.id).toBe('delivery')
  })
})

describe('a list without ids', () => {
  const words = { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string' } } as const satisfies SchemaNode

  it('edits short values in their rows', async () => {
    const { user, field, fieldValue } = drawSetter(words, ['a', 'b'])
    await user.type(field('Item 2'), 'c')
    await user.click(button('Move bc up'))
    expect(fieldValue()).toEqual(['bc', 'a'])
    expect(field('Item 1')).toHaveProperty('value', 'bc')
  })

  it('stops at its limits, and says so', async () => {
    const { user, fieldValue } = drawSetter(words, ['a', 'b'])
    await user.click(button('Add item to Sample'))
    expect(fieldValue()).toEqual(['a', 'b', ''])
    expect(button('Add item to Sample')).toHaveProperty('disabled', true)
    expect(screen.getByText('You can add 3 items at most.')).toBeTruthy()
    await user.click(button('Remove a'))
    await user.click(button('Remove b'))
    expect(within(rows()[0] as HTMLElement).getByRole('button', { name: /^Remove/ })).toHaveProperty('disabled', true)
    expect(screen.getByText('Add at least one item.')).toBeTruthy()
  })

  it('does not write an item that would not fit; it is filled in first', async () => {
    const codes = { type: 'array', items: { type: 'string', minLength: 3 } } as const
    const { user, field, fieldValue } = drawSetter(codes, ['abc'])
    await user.click(button('Add item to Sample'))
    await user.type(field('New item'), 'de')
    await user.tab()
    expect(fieldValue()).toEqual(['abc'])
    await user.type(field('New item'), 'f')
    await user.tab()
    expect(fieldValue()).toEqual(['abc', 'def'])
  })

  it('keeps ids that mean something to others, and lets them be edited', async () => {
    const parts = {
      type: 'array',
      items: { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } },
    } as const
    const { user, field, fieldValue } = drawSetter(parts, [
      { id: '1', name: 'first' },
      { id: '0', name: 'second' },
    ])
    await user.click(button('second'))
    await user.type(field('Name'), '!')
    await user.type(field('Id'), '0')
    expect(fieldValue()).toEqual([
      { id: '1', name: 'first' },
      { id: '00', name: 'second!' },
    ])
  })

  it('lets faulty items be taken out one by one', async () => {
    const { user, fieldValue } = drawSetter({ type: 'array', items: { type: 'string' } }, ['a', 1, 2])
    await user.click(button('Remove 1'))
    expect(fieldValue()).toEqual(['a', 2])
    await user.click(button('Remove 2'))
    expect(fieldValue()).toEqual(['a'])
  })

  it('lists inside of lists', async () => {
    const grid = { type: 'array', items: { type: 'array', items: { type: 'integer' } } } as const
    const { user, field, fieldValue } = drawSetter(grid, [[1], [2]])
    await user.click(button('Item 2'))
    await user.type(field('Item 1'), '5')
    expect(fieldValue()).toEqual([[1], [25]])
  })
})
