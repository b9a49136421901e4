import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  calculate,
  combinationKey,
  MAX_QUANTITY,
  readSelection,
  readSelectionForm,
  type SelectionTerms,
  writeSelection,
} from './index.ts'
import { MAX_LINES } from './selection-text.ts'

const kind = (id: string, ...options: readonly string[]) => ({ id, options: options.map((one) => ({ id: one })) })
const terms: SelectionTerms = {
  kinds: [kind('thread', 'M8', 'M10', 'M12'), kind('length', 'L50', 'L60')],
  tiers: [
    { from: 500, price: 86 },
    { from: 2000, price: 74 },
    { from: 10_000, price: 66 },
    { from: 100_000, price: 'pending' },
  ],
  pricePer: 1,
  currency: 'USD',
  minimum: 500,
  minimumPer: 'product',
  batch: 100,
  exceptions: [
    { options: ['M12', 'L50'], state: 'soldOut', reason: 'Back in May' },
    { options: ['M10'], state: 'hidden' },
  ],
}
const line = (options: string, quantity: number) => ({ options: options.split('.'), quantity })

describe('a selection in an address', () => {
  const lines = fc.uniqueArray(
    fc.record({
      options: fc.tuple(fc.constantFrom('M8', 'M12'), fc.constantFrom('L60', 'L50')).map((pair) => [...pair]),
      quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    }),
    { selector: ({ options }) => combinationKey(options) },
  )
  it('reads what it writes, and stands in a query as it is', () => {
    fc.assert(
      fc.property(lines, (chosen) => {
        const text = writeSelection(chosen)
        expect(new URLSearchParams({ s: text }).toString()).toBe(`s=${text}`)
        expect(readSelection(text, { ...terms, exceptions: [] })).toEqual({ lines: chosen, dropped: [] })
      }),
    )
  })
  it('never throws, whatever stands there, and never reads more than may be chosen', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readSelection(text, terms).lines.length).toBeLessThanOrEqual(MAX_LINES)
      }),
    )
    const many = Array.from({ length: 300 }, (_, at) => `option${at}*1`).join('_')
    const one = { ...terms, kinds: [kind('k', ...Array.from({ length: 300 }, (_, at) => `option${at}`))] }
    expect(readSelection(many, one).lines).toHaveLength(MAX_LINES)
  })
  test.each([
    ['M8.L50*500', [line('M8.L50', 500)], []],
    ['M8.L50*500_M8.L50*700', [line('M8.L50', 700)], []],
    ['L50.M8*500', [line('M8.L50', 500)], []],
    ['M12.L50*100_M8.L60*1', [line('M8.L60', 1)], [['M12', 'L50']]],
    ['M10.L60*100', [], [['M10', 'L60']]],
    ['M9.L60*100_M8*5_M8.L50.L60*2', [], [['M9', 'L60'], ['M8'], ['M8', 'L50', 'L60']]],
    ['M8.L50*0_M8.L50*-1_M8.L50*1.5_*5_M8.L50_', [], []],
    ['M8.L50*9999999999', [], []],
  ])('%s', (text, chosen, dropped) => {
    expect(readSelection(text, terms)).toEqual({ lines: chosen, dropped })
  })
  it('of a product without kinds is a quantity alone', () => {
    const plain = { ...terms, kinds: [], exceptions: [] }
    expect(readSelection('-*500', plain).lines).toEqual([{ options: [], quantity: 500 }])
    expect(writeSelection([{ options: [], quantity: 500 }])).toBe('-*500')
  })
})

describe('what a selection costs', () => {
  it('follows the tier of all lines together, and names the next cheaper one (R117)', () => {
    const { tier, next, total, lines, species, quantity } = calculate(terms, [
      line('M8.L50', 1000),
      line('M8.L60', 1250),
    ])
    expect([tier, species, quantity]).toEqual([{ from: 2000, price: 74 }, 2, 2250])
    // In full batches of 100: 7,750 would leave the last one open.
    expect(next).toEqual({ from: 10_000, price: 66, missing: 7800 })
    expect(lines.map(({ subtotal }) => subtotal)).toEqual([74_000n, 92_500n])
    expect(total).toBe(166_500n)
  })
  it('notes what is no full batch and what is too little, and offers the next one up (R118, R119)', () => {
    const [first, second] = calculate(terms, [line('M8.L50', 1250), line('M8.L60', 20)]).lines
    expect([first?.note, first?.offer, second?.note, second?.offer]).toEqual(['batch', 1300, 'batch', 100])
    const alone = calculate(terms, [line('M8.L50', 120)])
    expect([alone.lines[0]?.note, alone.lines[0]?.offer, alone.missing]).toEqual(['minimum', 500, 380])
    const each = calculate({ ...terms, minimumPer: 'combination', minimum: 450 }, [
      line('M8.L50', 900),
      line('M8.L60', 1),
    ])
    expect(each.lines.map(({ note, offer }) => [note, offer])).toEqual([
      [undefined, undefined],
      ['minimum', 500],
    ])
    expect(calculate({ ...terms, batch: 400_000_000 }, [line('M8.L50', MAX_QUANTITY)]).lines[0]?.offer).toBeUndefined()
  })
  it('has to be agreed on below the first tier, at a pending or missing price, and without a currency (R115)', () => {
    const below = calculate(terms, [line('M8.L50', 100)])
    expect([below.negotiable, below.total, below.lines[0]?.subtotal]).toEqual([true, undefined, undefined])
    expect(below.next).toEqual({ from: 500, price: 86, missing: 400 })
    for (const open of [
      { ...terms, tiers: [] },
      { ...terms, tiers: [{ from: 1, price: 0 }] },
      { ...terms, currency: undefined },
    ])
      expect(calculate(open, [line('M8.L50', 500)])).toMatchObject({ negotiable: true })
    expect(calculate(terms, [line('M8.L50', 100_000)])).toMatchObject({ negotiable: true })
    expect(calculate(terms, [])).toMatchObject({ negotiable: false, species: 0 })
  })
  it('is the sum of the rounded lines, however many units a price is for', () => {
    const counts = fc.array(fc.integer({ min: 1, max: MAX_QUANTITY }), { minLength: 1, maxLength: MAX_LINES })
    fc.assert(
      fc.property(
        counts,
        fc.constantFrom(1, 10, 100, 1000),
        fc.integer({ min: 1, max: 2 ** 40 }),
        (some, per, price) => {
          const chosen = some.map((quantity, at) => ({ options: [`o${at}`], quantity }))
          const { total, lines } = calculate({ ...terms, pricePer: per, tiers: [{ from: 1, price }] }, chosen)
          expect(lines.reduce((sum, one) => sum + (one.subtotal ?? -1n), 0n)).toBe(total)
          for (const { subtotal = 0n, quantity } of lines) {
            const apart = 2n * (subtotal * BigInt(per) - BigInt(quantity) * BigInt(price))
            expect(apart > -BigInt(per) - 1n && apart <= BigInt(per)).toBe(true)
          }
        },
      ),
    )
  })
})

describe('the form of a selection', () => {
  const read = (query: string) => readSelectionForm(new URLSearchParams(query))
  it('is none without a button', () => {
    expect(read('s=M8.L50*5')).toBeUndefined()
  })
  it('takes what stands in its fields, over what was chosen before', () => {
    const form = read(
      's=M8.L50*5_M12.L60*7&q.M8.L50=1,000&q.M8.L60=%D9%A2%D9%A0&q.M12.L60=0&do=count&k.thread=M8&kinds=thread',
    )
    expect([form?.text, form?.chosen, form?.wrong]).toEqual(['M8.L50*1000_M8.L60*20', { thread: 'M8' }, {}])
  })
  it('keeps what is no quantity as it was typed, and changes no line for it', () => {
    const form = read('s=M8.L50*5&q.M8.L50=a+lot&q.M8.L60=3&do=ask')
    expect([form?.action, form?.text, form?.wrong]).toEqual(['ask', 'M8.L50*5_M8.L60*3', { 'M8.L50': 'a lot' }])
  })
  it('adds the combination that is chosen option by option, once all are', () => {
    expect(read('k.a=M8&k.b=L50&kinds=a.b&q.new=500&do=add')).toMatchObject({ text: 'M8.L50*500', missing: [] })
    expect(read('k.a=M8&kinds=a.b&q.new=500&do=add')).toMatchObject({ text: '', missing: ['b'] })
    expect(read('k.a=M8&k.b=L50&kinds=a.b&q.new=&do=add')).toMatchObject({ text: '', wrong: { new: '' } })
    expect(read('s=M8.L50*5&kinds=a.b&q.new=&do=ask')).toMatchObject({ text: 'M8.L50*5', missing: [], wrong: {} })
  })
  it('removes a line, and takes the quantity that is offered', () => {
    expect(read('s=M8.L50*5_M8.L60*7&do=remove.M8.L50')?.text).toBe('M8.L60*7')
    expect(read('s=M8.L50*5&q.M8.L50=5&do=use.M8.L50*100')?.text).toBe('M8.L50*100')
  })
})
