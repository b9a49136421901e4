import { afterEach, expect, test } from 'vitest'
import './base.css'

const root = document.documentElement
const stack = (language: string, name: string): string => {
  root.lang = language
  return getComputedStyle(root).getPropertyValue(name)
}

afterEach(() => root.removeAttribute('lang'))

test.each([
  ['ja', 'CJK JP'],
  ['zh', 'CJK SC'],
  ['zh-TW', 'CJK TC'],
  ['zh-Hant', 'CJK TC'],
  ['ko', 'CJK KR'],
  ['ur', 'Nastaliq'],
])('text in %s is drawn with faces of that language (%s), in every font of a theme', (language, face) => {
  for (const name of ['--font-sans', '--font-system', '--font-serif', '--font-rounded', '--font-grotesk'])
    expect(stack(language, name), name).toContain(face)
  if (face.startsWith('CJK') && face !== 'CJK SC') expect(stack(language, '--font-sans')).not.toContain('CJK SC')
})
