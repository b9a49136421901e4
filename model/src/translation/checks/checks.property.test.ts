import { languageCodes } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { manyRuns } from '../../../fixtures/property-runs.ts'
import { translationChecks } from './translation-checks.ts'

const pieces = [
  ...[
    'bolt',
    'bolts',
    'Schraube',
    '螺栓',
    'مسامير',
    'बोल्ट',
    'C++',
    '12 mm',
    '12',
    '13',
    'DIN 933',
    'DIN 931',
    'M12x60',
    '5 %',
    '(8.8)',
  ],
  ...[
    '.',
    '?',
    '!',
    ':',
    ';',
    '…',
    '...',
    '。',
    '？',
    '।',
    '؟',
    '۔',
    '"',
    '“',
    '”',
    '„',
    '«',
    '»',
    '「',
    '」',
    ')',
    '(',
  ],
  ...[
    ' ',
    '  ',
    '\u00a0',
    '\u202f',
    '\n',
    '\r\n',
    '\u2028',
    '\t',
    '\u200b',
    '\ufeff',
    '\u0007',
    '\u0085',
    '\ufffd',
    '\ue000',
  ],
  ...[
    '\u2066',
    '\u2069',
    '\u202b',
    '\u202c',
    '\u200f',
    '{name}',
    '<b>',
    '</b>',
    'https://a.example/b',
    '+49 30 12',
    'Nord',
  ],
]
const anyText = fc
  .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...pieces) }, fc.string({ unit: 'binary', maxLength: 3 })), {
    maxLength: 10,
  })
  .map((parts) => parts.join(''))

it.each(translationChecks.filter(({ mend }) => mend).map((check) => [check.id, check] as const))(
  'what %s mends passes it, and is mended no further',
  (_id, check) => {
    fc.assert(
      fc.property(anyText, anyText, fc.constantFrom(...languageCodes), (source, target, to) => {
        const context = { from: 'en', to, keep: ['Nord'], glossary: [], forbidden: [] }
        if (!check.fails(source, target, context)) return
        const mended = check.mend?.(source, target, context)
        if (mended === undefined) return
        expect(check.fails(source, mended, context), `${JSON.stringify(source)} ${JSON.stringify(mended)}`).toBe(false)
      }),
      manyRuns,
    )
  },
)

it('no check fails by itself, whatever is asked', () => {
  fc.assert(
    fc.property(
      anyText,
      anyText,
      fc.constantFrom('de', 'x', '', 'zh-Hant', 'pa-PK', 'fr-CA', '🙂'),
      (source, target, to) => {
        for (const check of translationChecks) {
          check.fails(source, target, { from: 'en', to })
          check.mend?.(source, target, { from: 'en', to })
          check.offer?.(source, target, { from: 'en', to })
        }
      },
    ),
  )
})
