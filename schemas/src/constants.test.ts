import { expect, it } from 'vitest'
import { directionOf } from './constants.ts'

const codes = Array.from({ length: 26 * 26 }, (_, at) => String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26)))
const tags = [
  ...codes,
  ...[
    'ckb',
    'arz',
    'syr',
    'nqo',
    'rhg',
    'mzn',
    'lrc',
    'bal',
    'prs',
    'ff-Adlm',
    'dv',
    'yi',
    'ku-Arab',
    'pa-PK',
    'uz-AF',
  ],
  ...['az-Arab', 'ms-Arab', 'he-Latn', 'en-Hebr', 'ar-Latn', 'zh-Hant-HK', 'sd-Deva', 'sd-IN', 'tg-Arab', 'ar-EG'],
]

it('the direction of every language follows its script, as CLDR knows it (R320)', () => {
  for (const tag of tags) {
    const locale = new Intl.Locale(tag) as Intl.Locale & { getTextInfo(): { direction?: string } }
    const { direction } = locale.getTextInfo()
    // Of a few languages CLDR tells the direction only where it is known for sure.
    if (direction) expect(`${tag} ${directionOf(tag)}`).toBe(`${tag} ${direction}`)
  }
  expect(['he', 'ps', 'ug', 'sd', 'yi', 'dv'].map(directionOf)).toEqual(Array(6).fill('rtl'))
  expect(['', '-', 'no tag', '__proto__'].map(directionOf)).toEqual(Array(4).fill('ltr'))
})
