import { nativeName } from '@vitrine/model'
import { interfaceLanguage } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

test.each([
  [null, 'en', 'nothing'],
  ['en', 'en', 'default'],
  ['EN', 'en', 'default'],
  ['en-GB', 'en', 'default'],
  ['de', 'de', 'other'],
  ['zh-CN', 'zh', 'other'],
  ['zh-Hans', 'zh', 'other'],
  ['zh-Hans-CN', 'zh', 'other'],
  ['pt-BR', 'pt', 'other'],
  ['zh-TW', 'zh', 'other'],
  ['fr', 'en', 'unknown'],
  ['', 'en', 'unknown'],
  ['../../etc', 'en', 'unknown'],
])('language=%s of a site in en, de, zh and pt: %s (%s)', (asked, language, how) => {
  expect(chooseLanguage(asked, ['en', 'de', 'zh', 'pt'], 'en')).toEqual({ language, defaultLanguage: 'en', asked: how })
})

test('a site with its own zh-TW keeps it', () => {
  expect(chooseLanguage('zh-tw', ['zh', 'zh-TW'], 'zh').language).toBe('zh-TW')
})

test('T26 content in another language than the 18 has an interface in the nearest one', () => {
  expect(interfaceLanguage('zh-TW')).toBe('zh')
  expect(interfaceLanguage('ko')).toBe('en')
})

test('languages are named in themselves, each as it stands alone in a list', () => {
  const names = ['de', 'es', 'fr', 'pt', 'ru', 'pl', 'vi', 'tr', 'zh-TW', 'ar', 'cs', 'ka', 'az'].map(nativeName)
  expect(names).toEqual([
    'Deutsch',
    'Español',
    'Français',
    'Português',
    'Русский',
    'Polski',
    'Tiếng Việt',
    'Türkçe',
    '中文（台灣）',
    'العربية',
    'Čeština',
    'ქართული',
    'Azərbaycan',
  ])
  expect(nativeName('x')).toBe('x')
})
