import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'

describe('a fingerprint', () => {
  it('is that of FNV-1a, for all time', () => {
    const known = { '': '8e2b418583d899c5', Bolts: '285da2f6795d39d3' }
    for (const [text, hex] of Object.entries(known)) expect(fingerprint(text)).toBe(hex)
    expect(fingerprint(null)).toBe('dcb35b6bb0f524e6')
  })
  it('does not see white space, nor how a letter is composed', () => {
    expect(fingerprint('  Gro\u0308ße \n M8 ')).toBe(fingerprint('Gr\u00f6ße\u00a0M8'))
    expect(fingerprint('a b')).not.toBe(fingerprint('ab'))
  })
  it('does not see the order of keys, at any depth', () => {
    expect(fingerprint({ a: 1, b: { c: ' x', d: 2 } })).toBe(fingerprint({ b: { d: 2, c: 'x' }, a: 1 }))
    expect(fingerprint([1, 2])).not.toBe(fingerprint([2, 1]))
  })
  it('tells values apart and is always 16 hex digits', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, text) => {
        expect(fingerprint(value)).toMatch(/^[0-9a-f]{16}$/)
        expect(fingerprint(`${text}x`)).not.toBe(fingerprint(`${text}y`))
      }),
    )
  })
})
