import type { Estimate } from '@vitrine/renderer'
import { screensOf } from '@vitrine/renderer/testing/screens.ts'
import type { SectionSpec } from '@vitrine/schemas'
import { describe, expect, test } from 'vitest'
import { sections } from './index.ts'
import { type Drawing, registry, stageFor, treeWith } from './testing/draw-section.ts'

const drawingsOf = ({
  presets,
  examples = [],
}: SectionSpec): readonly (readonly [name: string, drawing: Drawing])[] => [
  ['the defaults', {}],
  ...presets.map(({ id }) => [`the preset ${id}`, { preset: id }] as const),
  ...examples.map((props, at) => [`example ${at + 1}`, { props }] as const),
]

const estimated = sections.filter(({ estimate }) => estimate)

test('sections that stand below others say how high they stand', () => {
  expect(estimated.length).toBeGreaterThan(20)
})

describe.each(estimated.map(({ spec, estimate }) => [spec.type, spec, estimate as unknown] as const))(
  '%s',
  (type, spec, given) => {
    const estimate = given as Estimate<unknown, unknown>
    test.each(drawingsOf(spec))('stands so high with %s, whatever the service answered', (_name, drawing) => {
      for (const language of ['en', 'ar', 'zh']) {
        const tree = treeWith(type, { ...drawing, language })
        const [id] = tree.root as [string]
        const { props, mobile } = tree.components[id] as NonNullable<(typeof tree.components)[string]>
        const repaired = registry.get(type)?.repair(props).props
        const stage = stageFor(tree, drawing)
        for (const data of [stage.data(id), {}])
          for (const screen of screensOf(language)) {
            const shown = screen.isPhone ? { ...repaired, ...mobile } : repaired
            const height = estimate({ props: shown, data, visit: stage.visit, menus: stage.site.menus }, screen)
            expect([type, language, Number.isFinite(height) && height > 0, height < 30_000]).toEqual([
              type,
              language,
              true,
              true,
            ])
          }
      }
    })
  },
)
