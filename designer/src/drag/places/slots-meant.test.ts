import { expect, test } from 'vitest'
import { slotsMeant } from './slots-meant.ts'

const slot = (name: string, left: number, top: number, width: number, height: number, isEmpty = false) => ({
  name,
  left,
  top,
  right: left + width,
  bottom: top + height,
  isEmpty,
})
const start = slot('start', 20, 100, 200, 60)
const end = slot('end', 260, 100, 300, 180)
const hidden = slot('hidden', 0, 0, 0, 0, true)
const names = (slots: readonly { readonly name: string }[]) => slots.map(({ name }) => name)

test('between two columns the nearer one is meant, and never one that is not drawn', () => {
  const columns = [start, end, hidden]
  expect(names(slotsMeant(columns, 230, 120))).toEqual(['start', 'end'])
  expect(names(slotsMeant(columns, 250, 120))).toEqual(['end', 'start'])
})

test('below a short column that column is meant, however near its longer neighbour', () => {
  expect(names(slotsMeant([start, end], 210, 270))).toEqual(['start', 'end'])
})

test('in the room around its slots a component itself is meant, unless a slot is empty', () => {
  expect(slotsMeant([start, end, hidden], 300, 90)).toEqual([])
  const empty = { ...end, isEmpty: true }
  expect(names(slotsMeant([start, empty], 30, 90))).toEqual(['end'])
})

test('of slots one below the other the one above or below counts', () => {
  const below = slot('below', 20, 200, 200, 60)
  expect(names(slotsMeant([start, below], 120, 170))).toEqual(['start', 'below'])
  expect(names(slotsMeant([start, below], 120, 195))).toEqual(['below', 'start'])
})

test('a component without slots means none', () => {
  expect(slotsMeant([hidden], 10, 10)).toEqual([])
  expect(slotsMeant([], 10, 10)).toEqual([])
})
