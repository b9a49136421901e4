import type { SectionProps, SectionSpec } from '@vitrine/schemas'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { jsx as jsxOfReact } from 'react/jsx-runtime'
import { expect, test } from 'vitest'
import { renderPage } from '../page/render-page.tsx'
import { Heading } from '../parts/heading.tsx'
import { Slot } from '../parts/slot.tsx'
import { Text } from '../parts/text.tsx'
import { createRegistry } from '../section/registry.ts'
import { defineSection, type ViewProps } from '../section/section.ts'
import { sampleStage } from '../testing/sample-stage.ts'
import { sampleTree } from '../testing/sample-tree.ts'
import { jsx } from './jsx-runtime.ts'

const props = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { type: 'string', heading: 2, translatable: true },
    text: { type: 'string', translatable: true },
  },
} as const satisfies SectionProps

type Jsx = typeof jsxOfReact

/** The same page, drawn by views that were compiled with one JSX runtime or the other. */
function drawnWith(make: Jsx): string {
  const element = (type: unknown, given: object, key?: string) => make(type as FunctionComponent, given, key)
  const Inner = (): ReactNode => element(Text, { path: 'text', as: 'em' })
  const View = ({ root }: ViewProps<unknown>): ReactNode =>
    createElement(
      'section',
      root,
      element(Heading, { path: 'title', className: 'a' }),
      [element(Text, { path: 'text', as: 'p' }, 'one'), element(Text, { path: 'missing' }, 'two')],
      element(Inner, {}),
      element(Slot, { name: 'inside', className: 'b' }),
    )
  const spec: SectionSpec<typeof props> = {
    type: 'piece',
    version: 1,
    category: 'text',
    icon: 'type',
    props,
    slots: { inside: {} },
    presets: [],
  }
  const registry = createRegistry([defineSection(spec, { view: View as never })])
  const piece = (title: string) => ({ type: 'piece', settings: { props: { title, text: `About ${title}` } } })
  const tree = sampleTree(registry.specs, [{ ...piece('Bolts'), slots: { inside: [piece('Nuts'), piece('')] } }])
  return renderPage({ page: { main: tree }, registry, stage: sampleStage([tree]) }).html
}

test('parts drawn at once and parts drawn as components make the same HTML', () => {
  const html = drawnWith(jsx)
  expect(html).toBe(drawnWith(jsxOfReact))
  expect(html).toContain('<h2 class="a" id="nuts">Nuts</h2><p>About Nuts</p><em>About Nuts</em>')
})
