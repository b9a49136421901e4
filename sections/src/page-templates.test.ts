import { pageTypeKeys } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import labels from '../../designer/labels/en.json' with { type: 'json' }
import { pageTemplates } from './page-templates.ts'
import { sectionSpecs } from './specs.ts'

const specOf = (type: string) => sectionSpecs.find((spec) => spec.type === type)

it.each(pageTemplates.map((template) => [`${template.id} of ${template.pageTypes}`, template] as const))(
  'the template %s is built from presets of sections that stand on a page',
  (_name, { id, pageTypes, sections }) => {
    expect(labels).toHaveProperty([`template.${id}`])
    for (const pageType of pageTypes) expect(pageTypeKeys).toContain(pageType)
    for (const { type, preset } of sections) {
      expect(
        specOf(type)?.presets.map((one) => one.id),
        type,
      ).toContain(preset)
      expect(specOf(type)?.nesting?.root, type).not.toBe(false)
    }
    const single = sections.filter(({ type }) => specOf(type)?.nesting?.single)
    expect(new Set(single.map(({ type }) => type)).size).toBe(single.length)
  },
)

it('there are several for pages of an owner, one for each list and each detail, and none twice', () => {
  const of = (pageType: string) => pageTemplates.filter(({ pageTypes }) => pageTypes.some((one) => one === pageType))
  expect(of('pages').length).toBeGreaterThanOrEqual(4)
  for (const pageType of pageTypeKeys) {
    const ids = of(pageType).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    if (!['home', 'pages', 'chat'].includes(pageType)) expect(ids, pageType).toHaveLength(1)
  }
})
