import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latinDigits, lengthOf, line, paragraph, quantityIn } from './normalize-text.ts'

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

describe('Digits', () => {
  it('of every script are told by their value', () => {
    const rows = [
      '٠١٢٣٤٥٦٧٨٩',
      '۰۱۲۳۴۵۶۷۸۹',
      '০১২৩৪৫৬৭৮৯',
      '०१२३४५६७८९',
      '௦௧௨௩௪௫௬௭௮௯',
      '０１２３４５６７８９',
      '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
    ]
    for (const row of rows) expect(latinDigits(row)).toBe('0123456789')
  })

  it('are the only thing that changes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const plain = latinDigits(text)
        expect(plain.replaceAll(/[0-9]/g, '#')).toBe(text.replaceAll(/\p{Nd}/gu, '#'))
      }),
    )
  })

  it.each([
    ['5000', 5000],
    [' 5,000 ', 5000],
    ['5.000', 5000],
    ['1,00,000', 100_000],
    ['۵٬۰۰۰', 5000],
    ['5\u00a0000', 5000],
    ['2.5', undefined],
    ['5,', undefined],
    ['-5', undefined],
    ['many', undefined],
    ['1e3', undefined],
    ['', undefined],
  ])('%j is the quantity %j (R119)', (text, quantity) => {
    expect(quantityIn(text)).toBe(quantity)
  })
})
