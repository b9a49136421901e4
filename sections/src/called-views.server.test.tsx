import { renderIslands } from '@vitrine/renderer/server'
import { drawnBothWays } from '@vitrine/renderer/testing/drawn-both-ways.tsx'
import { sampleTree } from '@vitrine/renderer/testing/sample-tree.ts'
import { describe, expect, test } from 'vitest'
import { sections } from './index.ts'
import { type Drawing, registry, stageFor, treeWith } from './testing/draw-section.ts'
import { randomProps } from './testing/random-props.ts'

/** `npm run test:all` draws them all. */
const draws = process.env.PROPERTY_RUNS ? 200 : 10

const surroundings: readonly (readonly [name: string, drawing: Drawing])[] = [
  ['in English', {}],
  ['in Arabic', { language: 'ar' }],
  ['in German', { language: 'de' }],
  ['in Japanese', { language: 'ja' }],
  ['in a language without translations', { language: 'fa', untranslated: true }],
  ['for the owner', { stage: 'owner' }],
  ['without data', { withoutData: true }],
  ['without images', { withoutPictures: true }],
  ['several times', { times: 3 }],
]

/** A section is the same HTML with its view called, as on the server, and as a component of React's. */
describe.each(sections.map(({ spec }) => [spec.type, spec] as const))('%s', (type, spec) => {
  const { presets, examples = [] } = spec
  const values: readonly Drawing[] = [
    {},
    ...presets.map(({ id }) => ({ preset: id })),
    ...examples.map((props) => ({ props })),
  ]

  test.each(surroundings)('is the same both ways %s', (_name, around) => {
    for (const given of values) {
      const drawing = { ...given, ...around }
      const tree = treeWith(type, drawing)
      const stage = stageFor(tree, drawing)
      const { called, asComponents } = drawnBothWays(tree, registry, stage)
      expect(called).toBe(asComponents)
      expect(called).toContain(`data-section="${type}"`)
    }
  })

  test('is the same both ways with islands apart', () => {
    for (const drawing of values) {
      const tree = treeWith(type, drawing)
      const stage = stageFor(tree, drawing)
      const { language, direction } = stage
      const islands = renderIslands({ language, direction, template: (key) => key, srcOf: (name) => `/${name}.js` })
      const { called, asComponents } = drawnBothWays(tree, registry, { ...stage, islands })
      expect(called).toBe(asComponents)
    }
  })

  test(`is the same both ways with ${draws} random settings`, () => {
    for (const props of randomProps(spec, draws)) {
      const tree = sampleTree(registry.specs, [{ type, settings: { props } as never }])
      const { called, asComponents } = drawnBothWays(tree, registry, stageFor(tree))
      expect(called, JSON.stringify(props)).toBe(asComponents)
    }
  })
})
