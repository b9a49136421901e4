import { statuses } from '@vitrine/schemas'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isShownAlike, statusesBefore } from './planned-statuses.ts'

const status = fc.constantFrom(...statuses)
const steps = fc.array(fc.record({ status, at: fc.integer({ min: 0, max: 20 }) }), { maxLength: 5 })

it('steps that fit change what visitors see one after the other, in whatever order they are given', () => {
  fc.assert(
    fc.property(status, steps, (now, given) => {
      const before = statusesBefore(now, given)
      const inOrder = given.map((step, index) => ({ ...step, before: before?.[index] })).toSorted((a, b) => a.at - b.at)
      const isApart = new Set(given.map(({ at }) => at)).size === given.length
      const fits =
        isApart && inOrder.every((step, index) => !isShownAlike(inOrder[index - 1]?.status ?? now, step.status))
      expect(before !== undefined).toBe(fits)
      if (before)
        for (const [index, step] of inOrder.entries()) expect(step.before).toBe(inOrder[index - 1]?.status ?? now)
    }),
  )
})

it('a sale begins and ends, and a pause ends', () => {
  const [monday, friday] = [1, 5]
  const hide = { status: 'draft', at: friday } as const
  expect(statusesBefore('draft', [hide, { status: 'published', at: monday }])).toEqual(['published', 'draft'])
  expect(
    statusesBefore('published', [
      { status: 'archived', at: monday },
      { status: 'published', at: friday },
    ]),
  ).toEqual(['published', 'archived'])
  expect(statusesBefore('draft', [hide])).toBeUndefined()
})
