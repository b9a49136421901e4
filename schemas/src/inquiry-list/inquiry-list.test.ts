import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { removeFromList, removeLine, undoRemoval } from './change-list.ts'
import {
  addToList,
  emptyList,
  type InquiryList,
  listLimits,
  mergeLists,
  readList,
  readListForm,
  writeList,
} from './index.ts'
import { fitsList } from './inquiry-list.ts'

const NOW = 1_790_000_000
const id = fc.stringMatching(/^[a-z0-9]{1,8}$/)
const selection = fc
  .uniqueArray(
    fc.record({ key: fc.constantFrom('m8', 'm10', 'm8.a2', 'm8.a4'), quantity: fc.integer({ min: 1, max: 99_999 }) }),
    { selector: ({ key }) => key, maxLength: 4 },
  )
  .map((lines) =>
    lines
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
      .map(({ key, quantity }) => `${key}*${quantity}`)
      .join('_'),
  )
const item = fc.record({
  productId: id,
  selection,
  note: fc.string({ maxLength: 20 }),
  country: fc.constantFrom('DE', 'SA', undefined),
  changedAt: fc.integer({ min: NOW - 100, max: NOW }),
})
const lists: fc.Arbitrary<InquiryList> = fc
  .uniqueArray(item, { selector: ({ productId }) => productId, maxLength: 12 })
  .map((items) => ({ items }))

describe('merging lists of two stores', () => {
  test('does not depend on which is named first', () => {
    fc.assert(
      fc.property(lists, lists, (a, b) => {
        expect(mergeLists(a, b)).toEqual(mergeLists(b, a))
      }),
    )
  })
  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(lists, lists, (a, b) => {
        const merged = mergeLists(a, b)
        expect(mergeLists(merged, b)).toEqual(merged)
        expect(mergeLists(merged, merged)).toEqual(merged)
      }),
    )
  })
  test('keeps every product of both, and the quantity that was changed later', () => {
    const a = { items: [{ productId: '7', selection: 'm8*100_m10*5', note: 'Zinc', changedAt: NOW - 10 }] }
    const b = {
      items: [
        { productId: '7', selection: 'm8*250', note: '', changedAt: NOW },
        { productId: '9', selection: '', note: '', changedAt: NOW - 20 },
      ],
    }
    expect(mergeLists(a, b).items).toEqual([
      { productId: '9', selection: '', note: '', changedAt: NOW - 20 },
      { productId: '7', selection: 'm10*5_m8*250', note: 'Zinc', changedAt: NOW },
    ])
  })
})

test('what is written is read again', () => {
  fc.assert(
    fc.property(lists, (list) => {
      expect(readList(writeList(list), NOW)).toEqual(list)
    }),
  )
})

test('what nobody wrote is an empty list, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readList(text, NOW)).toEqual(emptyList)
    }),
  )
  expect(readList(null, NOW)).toEqual(emptyList)
})

test('a list is forgotten 30 days after its last change', () => {
  const text = writeList({ items: [{ productId: '7', selection: '', note: '', changedAt: NOW }] })
  expect(readList(text, NOW + listLimits.life - 1).items).toHaveLength(1)
  expect(readList(text, NOW + listLimits.life).items).toEqual([])
})

test('takes 50 products and 200 lines, and says when it is full', () => {
  let list: InquiryList = emptyList
  for (let at = 0; at < 50; at += 1) list = addToList(list, { productId: `p${at}`, selection: '' }, NOW) ?? emptyList
  expect(list.items).toHaveLength(50)
  expect(addToList(list, { productId: 'more', selection: '' }, NOW)).toBeUndefined()
  expect(addToList(list, { productId: 'p3', selection: '' }, NOW)).toBe(list)
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `o${at}*1`).join('_')
  const two = ['1', '2'].reduce<InquiryList>(
    (sum, productId) => addToList(sum, { productId, selection: lines(100) }, NOW) ?? emptyList,
    emptyList,
  )
  expect(two.items).toHaveLength(2)
  expect(addToList(two, { productId: '3', selection: 'm8*1' }, NOW)).toBeUndefined()
})

test('adding joins combinations, unless it is all that is wanted', () => {
  const list = addToList(emptyList, { productId: '7', selection: 'm8*100' }, NOW) ?? emptyList
  const more = { productId: '7', selection: 'm8*250_m10*5' }
  expect(addToList(list, more, NOW)?.items[0]?.selection).toBe('m8*250_m10*5')
  expect(addToList(list, { productId: '7', selection: 'm10*5' }, NOW)?.items[0]?.selection).toBe('m8*100_m10*5')
  expect(addToList(list, { productId: '7', selection: 'm10*5', isWhole: true }, NOW)?.items[0]?.selection).toBe('m10*5')
})

test('what is removed can be put back where it stood, with its note', () => {
  fc.assert(
    fc.property(lists, fc.nat(), (list, seed) => {
      const one = list.items[seed % Math.max(list.items.length, 1)]
      if (!one) return
      const removed = removeFromList(list, one.productId, NOW)
      expect(removed.items).toEqual(list.items.filter((other) => other !== one))
      const back = undoRemoval(readList(writeList(removed), NOW), NOW)
      expect(back.items.map((item) => ({ ...item, changedAt: 0 }))).toEqual(
        list.items.map((item) => ({ ...item, changedAt: 0 })),
      )
    }),
  )
})

test('a line that is removed leaves the others; the last one takes the product with it', () => {
  const list = { items: [{ productId: '7', selection: 'm8*100_m10*5', note: 'Zinc', changedAt: NOW }] }
  const one = removeLine(list, '7', ['m8'], NOW)
  expect(one.items[0]?.selection).toBe('m10*5')
  expect(undoRemoval(one, NOW).items).toEqual(list.items)
  expect(removeLine(one, '7', ['m10'], NOW).items).toEqual([])
})

describe('the form of the list', () => {
  const list: InquiryList = {
    items: [
      { productId: '7', selection: 'm8*100_m10*5', note: '', changedAt: NOW - 5 },
      { productId: '9', selection: '', note: '', changedAt: NOW - 5 },
    ],
  }
  const sent = (fields: Readonly<Record<string, string>>) => readListForm(Object.entries(fields), list, NOW)

  test('keeps what is typed with every button', () => {
    const { list: next, wrong } = sent({ 'q:7:m8': '١٬٥٠٠', 'note:7': ' Zinc ', 'q:9:-': '20', do: 'remove:7:m10' })
    expect(wrong).toEqual({})
    expect(next.items.map(({ selection, note }) => [selection, note])).toEqual([
      ['m8*1500', 'Zinc'],
      ['-*20', ''],
    ])
  })
  test('leaves a line as it is while what is typed is no quantity, and names the field', () => {
    const { list: next, wrong } = sent({ 'q:7:m8': 'many', do: 'update' })
    expect(wrong).toEqual({ 'q:7:m8': 'many' })
    expect(next).toEqual(list)
  })
  test('an empty quantity takes its line off', () => {
    expect(sent({ 'q:7:m8': '', do: 'update' }).list.items[0]?.selection).toBe('m10*5')
  })
  test('what is not on the list is not changed', () => {
    expect(sent({ 'q:8:m8': '5', 'q:7:m99': '5', 'note:8': 'x', do: 'use:8:m8*5' }).list).toEqual(list)
  })
  test('any input leaves a list that fits', () => {
    const field = fc.tuple(
      fc.constantFrom('do', 'q:7:m8', 'q:7:m10', 'q:9:-', 'note:7', 'note:9'),
      fc.oneof(fc.string(), fc.constantFrom('undo', 'remove:7', 'remove:7:m8', 'use:7:m8*50', 'remove:9')),
    )
    fc.assert(
      fc.property(fc.array(field), lists, (fields, some) => {
        const next = readListForm(fields, some, NOW).list
        expect(fitsList(next.items)).toBe(true)
        expect(readList(writeList(next), NOW)).toEqual(next)
      }),
    )
  })
})
