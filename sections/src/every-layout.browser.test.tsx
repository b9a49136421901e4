// biome-ignore-start lint/style/noRestrictedImports: tests are where a section meets the owner's samples
import { sampleData } from '@vitrine/designer/stage'
// biome-ignore-end lint/style/noRestrictedImports: as above
import '@vitrine/renderer/base.css'
import { deviceRules, layoutRules } from '@vitrine/renderer/device-rules'
import { applyTheme } from '@vitrine/renderer/internal'
import { drawPage } from '@vitrine/renderer/testing/draw-page.tsx'
import { sampleSite, sampleStage } from '@vitrine/renderer/testing/sample-stage.ts'
import { sampleTree } from '@vitrine/renderer/testing/sample-tree.ts'
import { builtInTheme, type SectionSpec } from '@vitrine/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sections } from './index.ts'
import { registry } from './testing/draw-section.ts'
import { layoutProblems, placesOf, unmirrored, unturned } from './testing/layout-problems.ts'
import { pseudoProps, withPictures } from './testing/pseudo-language.ts'
import { pseudo } from './testing/pseudo-text.ts'
import { sampleTexts } from './testing/sample-texts.ts'
import { sampleWords } from './testing/sample-words.ts'
import { sampleOf } from './testing/section-story.ts'

const widths = [360, 768, 1440]
const words = sampleWords('en')

/** Draws a preset with long texts and pictures everywhere, from the left or from the right. */
async function drawn(spec: SectionSpec, preset: string, direction: 'ltr' | 'rtl'): Promise<Element> {
  const turned = direction === 'rtl'
  const long = (text: string) => pseudo(text, turned)
  const { slots = {}, ...component } = sampleOf(spec, { preset })
  const lengthened = ({ type, settings }: typeof component) => {
    const { props } = registry.get(type)?.spec ?? spec
    return { type, settings: { props: pseudoProps(props, withPictures(props, settings?.props ?? {}), turned) } }
  }
  const tree = sampleTree(registry.specs, [
    {
      ...lengthened(component),
      slots: Object.fromEntries(Object.entries(slots).map(([name, children]) => [name, children.map(lengthened)])),
    },
  ])
  const site = sampleSite('en')
  const stage = sampleStage([tree], {
    // In English, but from the other side: what differs is the direction alone.
    direction,
    words: (key, values) => long(words(key, values)),
    site: { ...site, name: long(site.name) },
    data: sampleData([tree], registry, { path: '/products', query: {} }, (name, number) =>
      long(sampleTexts(name, number)),
    ),
    visit: { path: '/products', query: {} },
  })
  const { main } = drawPage(tree, registry, stage)
  await document.fonts.ready
  // A lazy picture in what is folded away would never be decoded.
  for (const image of main.querySelectorAll('img')) image.loading = 'eager'
  await Promise.all([...main.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)))
  return main
}

beforeAll(() => {
  const rules = document.createElement('style')
  rules.textContent = [
    layoutRules,
    ...sections.map(({ spec }) => deviceRules(spec)),
    'img{transition:none!important}',
    // All of a section is looked at, also what would wait until it comes near.
    '[data-deferred]{content-visibility:visible!important}',
    // The pointer rests wherever another test has left it.
    '*{pointer-events:none!important}',
  ].join('\n')
  document.head.append(rules)
  applyTheme(document, builtInTheme)
})
afterAll(() => page.viewport(1440, 900))

describe.each(sections.map(({ spec }) => [spec.type, spec] as const))('%s', (_type, spec) => {
  const cases = spec.presets.flatMap(({ id }) => widths.map((width) => [id, width] as const))

  test.each(cases)(
    '%s, %i px wide: nothing is cut off, lies on another, or is not turned round',
    async (preset, width) => {
      await page.viewport(width, 900)
      const main = await drawn(spec, preset, 'ltr')
      expect(layoutProblems(main)).toEqual([])
      const before = placesOf(main)
      const turned = await drawn(spec, preset, 'rtl')
      expect(layoutProblems(turned), 'from the right').toEqual([])
      expect(unmirrored(before, placesOf(turned))).toEqual([])
      expect(unturned(turned)).toEqual([])
    },
  )
})
