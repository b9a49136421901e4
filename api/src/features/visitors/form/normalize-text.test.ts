import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lengthOf, line, paragraph } from './normalize-text.ts'

const anyText = fc.string({ unit: 'binary' })

describe('What visitors type', () => {
  it('is stored in one form, without what no one can see (R168)', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const normal of [line, paragraph]) {
          const stored = normal(text)
          expect(normal(stored)).toBe(stored)
          expect(stored).toBe(stored.normalize('NFC').trim())
          expect(stored).not.toMatch(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
        }
        expect(line(text)).not.toMatch(/[\r\n\t\u2028\u2029\u0085]/)
      }),
    )
  })

  it('keeps what is visible: joiners, accents, lines', () => {
    expect(line('  Jose\u0301\tGarc\u00eda\r\n ')).toBe('José García')
    expect(line('می\u200cخواهم')).toBe('می\u200cخواهم')
    expect(paragraph('one\r\ntwo\rthree\u2028four\u0000')).toBe('one\ntwo\nthree\nfour')
    expect(lengthOf('𝔘👍')).toBe(2)
  })
})
