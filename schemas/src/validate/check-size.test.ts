import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { checkSize, elsewhere, inSaves, withoutForbiddenKeys } from './check-size.ts'

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 1; level < depth; level += 1) value = level % 2 ? [value] : { a: value }
  return value
}
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]))

describe('checkSize', () => {
  it.each([
    ['tooDeep', nested(limits.jsonDepth), nested(limits.jsonDepth + 1), limits.jsonDepth],
    ['tooManyKeys', keys(limits.keys), keys(limits.keys + 1), limits.keys],
    ['tooManyValues', Array(limits.nodes - 1).fill(0), Array(limits.nodes).fill(0), limits.nodes],
    ['tooLong', 'x'.repeat(limits.string), 'x'.repeat(limits.string + 1), limits.string],
  ])('%s: the limit itself is allowed, one more is not', (key, allowed, refused, limit) => {
    expect(checkSize(allowed)).toBeUndefined()
    expect(checkSize(refused)).toEqual({ path: '', key: `problem.${key}`, params: { limit } })
  })
  it('allows more in saves', () => {
    expect(checkSize(keys(limits.keys + 1), inSaves)).toBeUndefined()
    expect(checkSize(Array(limits.nodes).fill(0), inSaves)).toBeUndefined()
    expect(checkSize(keys(limits.keysInMap + 1), inSaves)?.key).toBe('problem.tooManyKeys')
  })
  it('does not break on any depth or width', () => {
    expect(checkSize(nested(200_000), inSaves)?.key).toBe('problem.tooDeep')
    expect(checkSize(Array(5_000_000).fill(0), inSaves)?.key).toBe('problem.tooManyValues')
    expect(checkSize(Array(500).fill(Array(500).fill(0)), elsewhere)?.key).toBe('problem.tooManyValues')
  })
  it('refuses text that is no Unicode, in values and in names', () => {
    expect(checkSize(['\ud800'])?.key).toBe('problem.notUnicode')
    expect(checkSize({ 'a\udc00': 1 })?.key).toBe('problem.notUnicode')
    expect(checkSize(['😀', { م: 'م' }])).toBeUndefined()
  })
})

describe('withoutForbiddenKeys (R211)', () => {
  it('takes them out at any depth', () => {
    const value = JSON.parse('{"a":[{"__proto__":{"x":1},"b":{"constructor":1,"prototype":2,"c":3}}],"__proto__":1}')
    expect(JSON.stringify(withoutForbiddenKeys(value))).toBe('{"a":[{"b":{"c":3}}]}')
  })
  it('leaves all else as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!/"(?:__proto__|constructor|prototype)":/.test(JSON.stringify(value)))
        expect(withoutForbiddenKeys(value)).toEqual(value)
      }),
    )
  })
})
