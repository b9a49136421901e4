import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../base.css'
import { drawText } from './draw-text.tsx'

afterEach(cleanup)

/** Draws a text in a narrow column, and gives its codes. */
async function draw(
  text: string,
  { width = '12rem', dir = 'ltr', as: Element = 'p' as 'p' | 'h2', window = 1280 } = {},
) {
  await page.viewport(window, 600)
  const { container } = render(
    <div dir={dir} style={{ inlineSize: width }}>
      <Element>{drawText(text)}</Element>
    </div>,
  )
  await document.fonts.ready
  return { container, codes: [...container.querySelectorAll<HTMLElement>('.unbroken')] }
}

/** The lines of an element, from the left: what a person reads. */
function linesOf(element: Element): readonly string[] {
  const letters: { readonly letter: string; readonly left: number; readonly bottom: number }[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    for (let at = 0; at < text.length; at++) {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      const box = [...range.getClientRects()].at(-1)
      if (box) letters.push({ letter: text.data.charAt(at), left: box.left, bottom: Math.round(box.bottom) })
    }
  }
  const bottoms = [...new Set(letters.map(({ bottom }) => bottom))].sort((a, b) => a - b)
  return bottoms.map((line) =>
    letters
      .filter(({ bottom }) => bottom === line)
      .sort((a, b) => a.left - b.left)
      .map(({ letter }) => letter)
      .join('')
      .trim(),
  )
}

test.each([
  ['de', 'ltr', 'HV-Garnitur EN 14399-4 für Stahlbau, ISO 4032, Nr. NF-10.9-M12/80'],
  ['ar', 'rtl', 'طقم براغي عالية المقاومة EN 14399-4 HV مع صامولة ISO 4032 رقم NF-10.9-M12/80'],
  ['ja', 'ltr', '高力六角ボルトセットEN 14399-4鋼構造用ナットISO 4032付き品番NF-10.9-M12/80です'],
])('in a narrow column codes stay whole, whatever the width: %s', async (_, dir, text) => {
  for (const window of [320, 1280])
    for (let width = 140; width < 360; width += 9) {
      const { codes } = await draw(text, { width: `${width}px`, dir, window })
      expect(codes).toHaveLength(3)
      for (const code of codes) expect(linesOf(code), `${width}px`).toEqual([code.textContent])
      cleanup()
    }
})

test.each([
  ['برغي 10.9-M12', '10.9-M12'],
  ['الطول 50 mm فقط', '50 mm'],
  ['القياس 12 × 80 mm', '12 × 80 mm'],
  ['الوزن 10–20 kg تقريبا', '10–20 kg'],
])('reads from the left where text runs from the right: %s', async (text, code) => {
  const { container } = await draw(text, { dir: 'rtl', width: '30rem' })
  expect(linesOf(container).join(' ')).toContain(code)
})

test('words of another language around a code keep their order', async () => {
  const { container } = await draw('HV-Garnitur EN 14399-4', { dir: 'rtl', width: '30rem' })
  expect(linesOf(container)).toEqual(['HV-Garnitur EN 14399-4'])
})

test('on a phone a code that is wider than its line breaks after all', async () => {
  const { container, codes } = await draw('DIN EN ISO 898-1:2013', { width: '160px', as: 'h2', window: 320 })
  expect(linesOf(codes[0] as Element).length).toBeGreaterThan(1)
  expect(container.firstElementChild?.scrollWidth).toBe(160)
})

test.each([
  ['ltr', 'Strukturset (DIN EN ISO 898-1), verzinkt', '(DIN EN ISO 898-1),'],
  ['rtl', 'طقم إنشائي EN 14399-4 HV، درجة مجلفن', '،EN 14399-4 HV'],
  ['ltr', '構造用セットEN 14399-4 HV、溶融亜鉛めっき', 'EN 14399-4 HV、'],
])('no line begins with the sign behind a long code (%s: %s)', async (dir, text, together) => {
  for (let width = 190; width < 360; width += 7) {
    const { container } = await draw(text, { width: `${width}px`, dir, window: 320 })
    expect(
      linesOf(container).some((line) => line.includes(together)),
      `${width}px: ${linesOf(container)}`,
    ).toBe(true)
    cleanup()
  }
})

test('what is copied is what was written', async () => {
  const text = 'HV-Garnitur EN 14399-4, M12 × 80, 50 mm'
  const { container } = await draw(text, { width: '60rem' })
  const selection = getSelection() as Selection
  selection.selectAllChildren(container)
  expect(selection.toString().trim()).toBe(text)
})
