import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageCodes } from '../constants.ts'
import { latinDigits, MAX_QUANTITY, readQuantity } from './read-quantity.ts'

const anyText = fc.string({ unit: 'binary' })

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
    expect(readQuantity(text)).toBe(quantity)
  })
})

describe('a quantity', () => {
  it('is read back from what each language writes, in its own digits too (R119)', () => {
    const languages = [...languageCodes, 'en-IN', 'de-CH', 'ar-EG', 'fa-AF']
    fc.assert(
      fc.property(fc.constantFrom(...languages), fc.integer({ min: 0, max: MAX_QUANTITY }), (language, quantity) => {
        for (const useGrouping of [true, false])
          for (const numberingSystem of [undefined, 'latn', 'arab', 'arabext', 'beng', 'deva', 'tamldec'])
            expect(
              readQuantity(new Intl.NumberFormat(language, { useGrouping, numberingSystem }).format(quantity)),
            ).toBe(quantity)
      }),
    )
  })
  it('is none beyond the largest, as a fraction, or below zero', () => {
    for (const text of ['1000000000', '1.5', '1,5', '-5', '−5', '5 pcs', '½', '1.000,00'])
      expect(readQuantity(text), text).toBeUndefined()
  })
})
