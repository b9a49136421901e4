import { drawPage } from '@vitrine/renderer/testing/draw-page.tsx'
import { type SampleComponent, sampleTree } from '@vitrine/renderer/testing/sample-tree.ts'
import { checkOf, languageCodes, pageSchema as pageSchemaOf, type SectionProps, storedOf } from '@vitrine/schemas'
import { describe, expect, test } from 'vitest'
import { type DefaultPageType, defaultPage } from './default-pages.ts'
import { axeViolations } from './testing/axe-violations.ts'
import { registry, stageFor } from './testing/draw-section.ts'
import { doubledIds } from './testing/structure.ts'

/** An address of each kind of page. */
const visits: Readonly<Record<DefaultPageType, { readonly path: string; readonly id?: string }>> = {
  home: { path: '/' },
  products: { path: '/products' },
  product: { path: '/product/hex-nut', id: 'hex-nut' },
  collections: { path: '/collection/anchors', id: 'anchors' },
  cases: { path: '/cases' },
  case: { path: '/case/footbridge', id: 'footbridge' },
  info: { path: '/info' },
  'info-detail': { path: '/info-detail/a2-or-a4', id: 'a2-or-a4' },
  policy: { path: '/policy/privacy', id: 'privacy' },
  'inquiry-list': { path: '/inquiry-list' },
}
const isType = (name: string): name is DefaultPageType => name in visits

describe.each(Object.keys(visits).filter(isType))('the default page of %s', (pageType) => {
  const { pageSchema, componentsSettingValues } = defaultPage(pageType, 'Our range')
  const placed = Object.entries(pageSchema.components)

  test('is a document like those of owners', () => {
    expect(checkOf(pageSchemaOf)(pageSchema)).toEqual([])
    expect(placed.map(([id]) => id)).toEqual(pageSchema.root)
    for (const [id, { type }] of placed) {
      const spec = registry.get(type)?.spec
      expect(spec?.nesting?.root, type).not.toBe(false)
      expect(checkOf(storedOf(spec?.props as SectionProps))(componentsSettingValues[id]?.props), type).toEqual([])
    }
  })

  test.each(['en', 'ar'])(
    'has one heading of level 1, none too deep, and nothing that axe objects to (%s)',
    async (language) => {
      const { path, id } = visits[pageType]
      const components = placed.map(([at, { type }]): SampleComponent => {
        const settings = componentsSettingValues[at]
        return { type, ...(settings && { settings }) }
      })
      const tree = sampleTree(registry.specs, components, { language, untranslated: true })
      const stage = stageFor(tree, { language, visit: { path, query: {}, ...(id && { id }) } })
      const { main, problems } = drawPage(tree, registry, stage)
      expect(problems.filter(({ kind }) => kind !== 'untranslated')).toEqual([])
      const levels = [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]))
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      expect(levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)).toEqual([])
      expect(doubledIds(document)).toEqual([])
      expect(await axeViolations()).toEqual([])
    },
  )
})

test('lists are called as they are told to be, in every language', () => {
  for (const language of languageCodes)
    for (const pageType of ['home', 'products', 'cases', 'info'] as const) {
      const texts = Object.values(defaultPage(pageType, `Called ${language}`).componentsSettingValues)
      expect(JSON.stringify(texts), pageType).toContain(`Called ${language}`)
    }
})

test.each(['products', 'collections', 'cases', 'info'] as const)(
  'visitors of %s search, filter and sort',
  (pageType) => {
    const { pageSchema, componentsSettingValues } = defaultPage(pageType, 'Our range')
    const id = pageSchema.root.find((at) => pageSchema.components[at]?.type.endsWith('-list')) ?? ''
    expect(componentsSettingValues[id]?.props).toMatchObject({ showSearch: true, showCategories: true, showSort: true })
  },
)
