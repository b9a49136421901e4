import type { Json, ResolvedTree } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { createRegistry } from '../section/registry.ts'
import { defineSection } from '../section/section.ts'
import { card, cardSpec, cards } from '../testing/sample-section.tsx'
import { sampleStage } from '../testing/sample-stage.ts'
import { sampleTree } from '../testing/sample-tree.ts'
import { renderPage } from './render-page.tsx'

const texts = ['Bolts', 'Nuts', 'Anchors\nin boxes', 'Nieten']
const treeOf = (language = 'en'): ResolvedTree =>
  sampleTree(
    cards.specs,
    texts.map((title) => ({ type: 'card', settings: { props: { title: title as Json, size: 2 } } })),
    { language },
  )
const tall = createRegistry([
  defineSection(cardSpec, {
    view: card.view as never,
    estimate: ({ props }, screen) => screen.text(props.title, { width: 80 }) + (screen.isPhone ? 1 : 0),
  }),
])
const htmlOf = (tree: ResolvedTree, registry = tall, language = 'en') =>
  renderPage({ page: { main: tree }, registry, stage: sampleStage([tree], { language }) }).html

test('a tree that was drawn before looks like one that is drawn for the first time, in each language', () => {
  const drawn = treeOf()
  for (const language of ['en', 'ar', 'zh', 'en']) {
    expect(htmlOf(drawn, tall, language)).toBe(htmlOf(structuredClone(drawn), tall, language))
    expect(htmlOf(drawn, cards, language)).toBe(htmlOf(structuredClone(drawn), cards, language))
  }
})

test('components hold places of their own height', () => {
  const heights = [...htmlOf(treeOf()).matchAll(/--height-pc:(\d+)px;--height-mobile:(\d+)px/g)]
  expect(heights).toHaveLength(2)
  for (const [, pc, mobile] of heights) expect(Number(mobile)).toBe(Number(pc) + 1)
  expect(heights[0]?.[1]).not.toBe(heights[1]?.[1])
})

test('a component that was exchanged in its tree is drawn as it is now', () => {
  const tree = treeOf()
  htmlOf(tree)
  const [id = ''] = tree.root
  const component = tree.components[id]!
  const components = tree.components as Record<string, typeof component>
  components[id] = { ...component, props: { ...component.props, title: 'Rivets', size: 3 } }
  const html = htmlOf(tree)
  expect(html).toContain('Rivets')
  expect(html).toContain('--size-pc:3rem')
})
