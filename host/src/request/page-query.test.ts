import { expect, test } from 'vitest'
import { pageQuery } from './visit.ts'

const queryOf = (text: string) => pageQuery({ query: new URLSearchParams(text) })

test('filters are the same in whichever order they stand, each value once', () => {
  const filters = { 'f.material': 'a2', 'f.thread': 'm10\nm8' }
  expect(queryOf('f.thread=m8&f.thread=m10&f.material=a2&x=1')).toEqual(filters)
  expect(queryOf('f.material=+a2&f.thread=m10&f.thread=m8&f.thread=m8&f.thread=')).toEqual(filters)
})

test('filters are kept in bounds', () => {
  expect(queryOf('f.=m8&f=m8&f.thread=')).toEqual({})
  const many = Array.from({ length: 200 }, (_, at) => `f.kind${at}=1&f.kind0=${at}&f.kind0=${'x'.repeat(500)}${at}`)
  const query = queryOf(many.join('&'))
  expect(Object.keys(query)).toHaveLength(12)
  for (const values of Object.values(query)) {
    expect(values.split('\n').length).toBeLessThanOrEqual(50)
    for (const value of values.split('\n')) expect(value.length).toBeLessThanOrEqual(120)
  }
})
