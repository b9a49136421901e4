import { expect, it } from 'vitest'
import { scriptFontOf, scriptFontsOn } from './script-fonts.ts'

const names = '<a href="/?language=ar" hrefLang="ar" lang="ar">العربية</a><a hrefLang="hi" lang="hi">हिन्दी</a>'

it.each([
  ['a page of Latin letters that offers other languages', 'en', `<p>Bolts</p>${names}`, []],
  ['an Arabic page', 'ar', `<p>براغي</p>${names}`, ['arabic']],
  ['a Persian page', 'fa', '<p>پیچ</p>', ['arabic']],
  ['an Urdu page', 'ur', `<p>پیچ</p>${names}`, ['nastaliq']],
  ['an Urdu page with an Arabic text', 'ur', '<p>پیچ</p><p lang="ar">براغي</p>', ['nastaliq', 'arabic']],
  ['an Arabic page with an Urdu text', 'ar', '<p>براغي</p><p lang="ur">پیچ</p>', ['arabic', 'nastaliq']],
  ['an English page with a name in Tamil', 'en', '<p>Bolts for <bdi lang="ta">தமிழ்</bdi></p>', ['tamil']],
  ['a Hindi page with a text in Bengali', 'hi', '<p lang="bn">বোল্ট</p><p>बोल्ट</p>', ['devanagari', 'bengali']],
  ['data that no one reads', 'en', '<script type="application/json">{"ar":"العربية"}</script>', []],
])('of %s are those of its text, its own first', (_what, language, html, fonts) => {
  expect(scriptFontsOn(html, language)).toEqual(fonts)
})

it.each([
  ['ur', 'nastaliq'],
  ['ur-PK', 'nastaliq'],
  ['ar-EG', 'arabic'],
  ['ckb', 'arabic'],
  ['mr', 'devanagari'],
  ['ta', 'tamil'],
  ['de', undefined],
  ['zh', undefined],
])('of %s is %s', (language, font) => {
  expect(scriptFontOf(language)).toBe(font)
})
