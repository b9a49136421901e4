import '@vitrine/renderer/base.css'
import { deviceRules, layoutRules } from '@vitrine/renderer/device-rules'
import { applyTheme } from '@vitrine/renderer/internal'
import { builtInTheme } from '@vitrine/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawWithTexts } from '../testing/draw-with-texts.ts'
import { layoutProblems } from '../testing/layout-problems.ts'
import { headerSpec } from './spec.ts'

beforeAll(() => {
  const rules = document.createElement('style')
  rules.textContent = [layoutRules, deviceRules(headerSpec)].join('\n')
  document.head.append(rules)
  applyTheme(document, builtInTheme)
})
afterAll(() => page.viewport(1440, 900))

const isSeen = (element: Element | null) =>
  element?.checkVisibility({ visibilityProperty: true }) === true && element.getBoundingClientRect().width > 0

/** Two frames: the first lays out, the second knows what fits. */
const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** A header whose menu has labels of so many letters, with all that may stand beside it. */
async function header(place: 'start' | 'center' | 'end', letters: number, language: string) {
  const main = drawWithTexts(
    'header',
    { preset: 'light', language, props: { menuPlace: place, showSearch: true } },
    (text) => text.padEnd(letters, ' bolt').slice(0, letters),
  )
  await document.fonts.ready
  await settled()
  const entries = [...main.querySelectorAll('nav > ul > li > :is(a, button, span)')].filter(
    (entry) => !entry.closest('dialog, [popover]'),
  )
  return { main, entries, opener: main.querySelector('button[command="show-modal"]') }
}

const widths = [1024, 1100, 1279, 1280, 1600]
const cases = widths.flatMap((width) => (['start', 'center', 'end'] as const).map((place) => [width, place] as const))

describe.each(cases)('%i px wide, with the menu at the %s', (width, place) => {
  test.each([
    ['en', 6],
    ['ar', 10],
    ['de', 16],
    ['ta', 28],
    ['ar', 28],
  ] as const)('in %s, entries of %i letters stand in one line, or behind a button', async (language, letters) => {
    await page.viewport(width, 900)
    const { main, entries, opener } = await header(place, letters, language)
    const shown = entries.filter(isSeen)
    expect(entries.length).toBeGreaterThan(3)
    expect(shown.length === 0 || shown.length === entries.length, 'all of them, or none').toBe(true)
    expect(isSeen(opener), 'the button stands in for them').toBe(shown.length === 0)
    const lines = new Set(shown.map((entry) => Math.round(entry.getBoundingClientRect().top)))
    expect(lines.size).toBeLessThanOrEqual(1)
    expect(layoutProblems(main)).toEqual([])
  })
})

test('short entries stand in one line, long ones behind the button', async () => {
  await page.viewport(1280, 900)
  expect((await header('center', 6, 'en')).entries.every(isSeen)).toBe(true)
  const { entries, opener } = await header('center', 40, 'en')
  expect(entries.some(isSeen)).toBe(false)
  expect(isSeen(opener)).toBe(true)
})

test.each(['start', 'center', 'end'] as const)(
  'the menu at the %s comes back where it fits again, and the search gives way to it first',
  async (place) => {
    await page.viewport(1600, 900)
    const { main, entries, opener } = await header(place, 13, 'de')
    const search = main.querySelector('search') as Element
    const widthOf = (element: Element) => Math.round(element.getBoundingClientRect().width)
    const looks = new Map<number, string>()
    const look = async (width: number) => {
      await page.viewport(width, 900)
      await settled()
      expect(layoutProblems(main), `${width} px`).toEqual([])
      const isFull = entries.every(isSeen)
      expect(isSeen(opener), `${width} px`).toBe(!isFull)
      const field = search.querySelector('input') as Element
      const found = `${isFull ? 'full' : 'button'}, ${widthOf(field)}`
      // From wider windows or narrower ones: the same.
      expect(found, `${width} px`).toBe(looks.get(width) ?? found)
      looks.set(width, found)
      return { isFull, field: widthOf(field) }
    }
    const widths = [1600, 1500, 1440, 1400, 1360, 1320, 1280, 1240, 1200, 1100, 1024]
    for (const width of [...widths, ...widths.toReversed()]) await look(width)
    const all = [...looks].map(([width, found]) => `${width}: ${found}`)
    expect(all.filter((found) => found.includes('full')).length, all.join('; ')).toBeGreaterThan(1)
    expect(all.filter((found) => found.includes('button')).length, all.join('; ')).toBeGreaterThan(1)
    // Where it is as narrow as it may be, and the menu stands in full all the same.
    const tight = [...looks.values()].filter((found) => found.startsWith('full')).map((found) => Number(found.slice(6)))
    expect(Math.min(...tight), all.join('; ')).toBeLessThan(184)
  },
)

test('in Arabic a part number is searched for in its own order, at the side where the page begins', async () => {
  const { main } = await header('start', 6, 'ar')
  const { direction, unicodeBidi, textAlign } = getComputedStyle(main.querySelector('input[type=search]') as Element)
  expect([direction, unicodeBidi, textAlign]).toEqual(['rtl', 'plaintext', 'right'])
})
