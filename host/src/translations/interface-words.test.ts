import { readdirSync } from 'node:fs'
import { languageCodes } from '@vitrine/schemas'
import { messageTexts } from '@vitrine/schemas/texts'
import { expect, test } from 'vitest'
import { createHostTexts, hostTexts } from './interface-words.ts'

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

test('there is one file for each of the 18 languages, and no other', () => {
  expect(readdirSync(new URL('../../texts', import.meta.url)).sort()).toEqual(
    languageCodes.map((code) => `${code}.json`).sort(),
  )
})

test.each(languageCodes)('%s has the keys and placeholders of English, and no empty text', (code) => {
  const english = hostTexts('en')
  const texts = hostTexts(code)
  expect(Object.keys(texts)).toEqual(Object.keys(english))
  for (const [key, text] of Object.entries(texts)) {
    expect(text.trim(), key).toBe(text)
    expect(text, key).not.toBe('')
    expect(placeholders(text), key).toEqual(placeholders(english[key] as string))
  }
})

test('T9 the two English texts are exactly those of the specification', () => {
  const t = createHostTexts().in('en')
  expect(t('error.notValid', { path: '/a?b=<c>&d' })).toBe('Page Not Found: /a?b=<c>&d')
  expect(t('error.unknown', { path: '/a' })).toBe('Page not found: /a')
})

test('R316 the Chinese of the original is kept', () => {
  const t = createHostTexts().in('zh-TW')
  expect(t('home')).toBe('返回首页')
  expect(t('download.fileName')).toBe('下载文件')
  // Request error, resource not found.
  expect(messageTexts.zh?.['error.not_found']).toBe('请求错误，未找到该资源。')
})

test('words of other packages stand beside ours; what a language lacks is said in English', () => {
  const more = new Map([
    ['en', { 'banner.more': 'More than {{n}}' }],
    ['de', { 'banner.more': 'Mehr als {{n}}' }],
  ])
  const words = createHostTexts((language) => more.get(language))
  expect(words.in('de')('banner.more', { n: 3 })).toBe('Mehr als 3')
  expect(words.in('fr')('banner.more', { n: 3 })).toBe('More than 3')
  expect(words.template('de', 'banner.more')).toBe('Mehr als {{n}}')
  expect(words.in('ko')('home')).toBe('Back to home')
})

test('an address in a message is no template', () => {
  expect(createHostTexts().in('en')('error.unknown', { path: '/{{path}}/$t(home)' })).toBe(
    'Page not found: /{{path}}/$t(home)',
  )
})
