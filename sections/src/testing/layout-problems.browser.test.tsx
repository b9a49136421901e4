import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { layoutProblems, placesOf, unmirrored, unturned } from './layout-problems.ts'

const draw = (html: string, direction = 'ltr'): Element => {
  document.documentElement.dir = direction
  document.body.innerHTML = `<main style="font: 16px/1.5 sans-serif">${html}</main>`
  return document.querySelector('main') as Element
}

beforeEach(() => page.viewport(400, 600))
afterEach(() => draw(''))

test.each([
  ['<p>Plain words</p><p>And more</p>', []],
  ['<p style="width:60px;overflow:hidden;white-space:nowrap">Longer than its box</p>', [/cut off at the side/]],
  ['<p style="height:10px;overflow:hidden">One<br>two<br>three</p>', [/cut off above or below/]],
  ['<div style="overflow-x:auto"><p style="width:900px">Can be scrolled to, and is long enough for that</p></div>', []],
  ['<p>Below</p><p style="margin-top:-36px">Above it</p>', [/lies on/]],
  ['<p style="margin:0">Behind</p><button style="position:absolute;top:0;left:0">Press</button>', [/lies on/]],
  ['<p style="width:60px;background:#eee;white-space:nowrap">Longer than its ground</p>', [/reaches beyond its box/]],
  ['<p style="width:60px;white-space:nowrap">Longer, with no edges to see</p>', []],
  ['<p style="width:900px">Wide</p>', [/wider than its window/]],
])('%s', (html, expected) => {
  const found = layoutProblems(draw(html))
  expect(found).toHaveLength(expected.length)
  for (const [at, pattern] of expected.entries()) expect(found[at]).toMatch(pattern)
})

test('tells what stands on the same side from both directions', () => {
  const turned = (style: string) => {
    const html = `<div style="width:100px;height:20px;${style}"></div>`
    return unmirrored(placesOf(draw(html)), placesOf(draw(html, 'rtl')))
  }
  expect(turned('margin-inline-start:40px')).toEqual([])
  expect(turned('position:absolute;left:40px')).toHaveLength(1)
})

test('tells icons that point the wrong way', () => {
  const icon = (style: string) => `<svg class="icon-pointing" style="${style}"></svg>`
  expect(unturned(draw(icon('transform:scaleX(-1)'), 'rtl'))).toEqual([])
  expect(unturned(draw(icon(''), 'rtl'))).toHaveLength(1)
})
