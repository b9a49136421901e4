import '@vitrine/renderer/base.css'
import { deviceRules, layoutRules } from '@vitrine/renderer/device-rules'
import { applyTheme } from '@vitrine/renderer/internal'
import { builtInTheme } from '@vitrine/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sections } from './index.ts'
import { drawWithTexts } from './testing/draw-with-texts.ts'

/** As long as a code may be, in the words of each language around it. */
const texts = [
  ['de', 'HV-Garnitur EN 14399-4 HV für Stahlbauverbindungen NF-10.9-M12/80 und DIN EN ISO 898-1:2013'],
  ['ar', 'طقم براغي EN 14399-4 HV للمنشآت الفولاذية NF-10.9-M12/80 و DIN EN ISO 898-1:2013'],
  ['ja', '高力六角ボルトセットEN 14399-4 HV鋼構造用NF-10.9-M12/80およびDIN EN ISO 898-1:2013'],
] as const

beforeAll(async () => {
  await page.viewport(320, 900)
  const rules = document.createElement('style')
  rules.textContent = [layoutRules, ...sections.map(({ spec }) => deviceRules(spec))].join('\n')
  document.head.append(rules)
  applyTheme(document, builtInTheme)
})
afterAll(() => page.viewport(1440, 900))

/** On how many lines an element stands. */
function linesOf(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
}

/** How much wider an element would be than the box it stands in, if it were not broken. */
function excessOf(element: HTMLElement): number {
  let around = element.parentElement as Element
  while (getComputedStyle(around).display === 'inline') around = around.parentElement as Element
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(around)
  const room = around.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  element.style.cssText = 'white-space: nowrap; max-inline-size: none'
  const { width } = element.getBoundingClientRect()
  element.style.cssText = ''
  return width - room
}

const cases = sections.flatMap(({ spec }) => spec.presets.map(({ id }) => [spec.type, id] as const))

test.each(cases)(
  'on a phone of 320 px, %s (%s) keeps codes and dates on one line and in its width',
  async (type, preset) => {
    for (const [language, text] of texts) {
      let count = 0
      // What is listed has texts of its own each.
      const main = drawWithTexts(type, { preset, language }, () => `${text} ${++count}`)
      await document.fonts.ready
      const { scrollWidth, clientWidth } = document.documentElement
      expect(scrollWidth, `${language}: wider than the window`).toBe(clientWidth)
      const broken = [...main.querySelectorAll<HTMLElement>('.unbroken, time')].filter(
        (code) => code.checkVisibility() && linesOf(code) > 1 && excessOf(code) <= 0,
      )
      expect(broken.map((code) => `${language}: ${code.textContent} in ${code.parentElement?.outerHTML}`)).toEqual([])
    }
  },
)
