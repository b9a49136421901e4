import type { SectionProps, SectionSpec } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { createContext, memo, useContext, useId, useMemo, useReducer, useState } from 'react'
import { expect, test } from 'vitest'
import { Link } from '../parts/link.tsx'
import { Slot } from '../parts/slot.tsx'
import { viewParts } from '../parts/view-parts.ts'
import { createRegistry } from '../section/registry.ts'
import { defineSection, type ViewProps } from '../section/section.ts'
import { useComponentId, useStage } from '../stage/context.tsx'
import { drawnBothWays } from '../testing/drawn-both-ways.tsx'
import { sampleStage } from '../testing/sample-stage.ts'
import { type SampleComponent, sampleTree } from '../testing/sample-tree.ts'
import { renderPage } from './render-page.tsx'

const props = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { type: 'string', heading: 2, translatable: true, default: 'Bolts' },
    text: { type: 'string', translatable: true },
    broken: { type: 'boolean', default: false },
  },
} as const satisfies SectionProps

interface Values {
  readonly title: string
  readonly text?: string
  readonly broken: boolean
}
const { Heading, Text } = viewParts<Values>()

/** Parts and elements of HTML alone. */
function Plain({ props, root }: ViewProps<Values>) {
  if (props.broken) throw new Error('It is broken.')
  return (
    <section {...root}>
      <Heading path="title" />
      <Text path="text" as="p" />
      <Slot name="inside" />
    </section>
  )
}

const Look = createContext('none')
const Note = memo(function Note() {
  return (
    <em data-look={useContext(Look)} data-of={useComponentId()}>
      <Text path="text" />
    </em>
  )
})

/** Components of React's, which find their component and its stage by contexts. */
function Composed({ root }: ViewProps<Values>) {
  return (
    <section {...root}>
      <Look value="small">
        <Note />
        <Slot name="inside" />
      </Look>
      <Link to={{ type: 'page', pageType: 'products', newTab: false }}>
        <Text path="title" />
      </Link>
    </section>
  )
}

/** React's hooks in the view itself, and what only a component may do: changing state while it is drawn. */
function Hooked({ id: component, root, props }: ViewProps<Values>) {
  const id = useId()
  const [count, setCount] = useState(1)
  const [sum, add] = useReducer((before: number, more: number) => before + more, 40)
  const title = useMemo(() => props.title.toUpperCase(), [props.title])
  const { language } = useStage()
  if (count < 2) setCount(2)
  if (sum < 42) add(2)
  return (
    <section {...root} data-of={useComponentId()} data-is={component}>
      <label htmlFor={id}>{`${title} ${count} ${sum} ${language}`}</label>
      <input id={id} />
      <Slot name="inside" />
    </section>
  )
}

const views = { plain: Plain, composed: Composed, hooked: Hooked }
const registry = createRegistry(
  Object.entries(views).map(([type, view]) => {
    const spec: SectionSpec<typeof props> = {
      type,
      version: 1,
      category: 'text',
      icon: 'type',
      props,
      slots: { inside: {} },
      presets: [],
    }
    return defineSection(spec, { view: view as never })
  }),
)

const placed = (
  type: keyof typeof views,
  title = 'Bolts',
  inside: readonly SampleComponent[] = [],
): SampleComponent => ({
  type,
  settings: { props: { title, text: `About ${title}` } },
  slots: { inside },
})

function bothWays(roots: readonly SampleComponent[]) {
  const tree = sampleTree(registry.specs, roots)
  return drawnBothWays(tree, registry, sampleStage([tree]))
}

const htmlOf = (...roots: readonly SampleComponent[]): string => {
  const tree = sampleTree(registry.specs, roots)
  return renderPage({ page: { main: tree }, registry, stage: sampleStage([tree]) }).html
}

test('a view may use hooks of React’s', () => {
  const html = htmlOf(placed('hooked', 'Nuts'), placed('plain'), placed('hooked', 'Anchors'))
  const fields = [
    ...html.matchAll(/data-of="(\w+)" data-is="(\w+)"><label for="(\w+)">([^<]*)<\/label><input id="(\w+)"/g),
  ]
  expect(fields.map(([, of, is, , text]) => [of, is, text])).toEqual([
    ['sample01', 'sample01', 'NUTS 2 42 en'],
    ['sample03', 'sample03', 'ANCHORS 2 42 en'],
  ])
  for (const [, , , label, , field] of fields) expect(label).toBe(field)
  expect(fields[0]?.[5]).not.toBe(fields[1]?.[5])
})

test('components that a view makes find their component and what the view put around them', () => {
  const html = htmlOf(placed('composed', 'Outer', [placed('composed', 'Inner')]))
  expect(html).toContain('<em data-look="small" data-of="sample01"><span>About Outer</span></em>')
  expect(html).toContain('<em data-look="small" data-of="sample02"><span>About Inner</span></em>')
  expect(html).toContain('<a href="/products"><span>Inner</span></a>')
})

test('a view that throws leaves nothing behind', () => {
  const tree = sampleTree(registry.specs, [
    { type: 'composed', slots: { inside: [{ type: 'plain', settings: { props: { broken: true } } }] } },
    placed('composed', 'After'),
  ])
  const { html, problems } = renderPage({ page: { main: tree }, registry, stage: sampleStage([tree]) })
  expect(problems).toMatchObject([{ kind: 'threw', component: 'sample01' }])
  expect(html).toContain('data-of="sample03"><span>About After</span>')
  // Outside of every view there is no component: a part that stood in one would find it.
  const screen = () => renderPage({ page: { main: <Text path="title" /> }, registry, stage: sampleStage([]) })
  expect(screen).toThrow('No component')
})

test('ids are unique on a page of several slices, with a header and a footer', () => {
  const trees = [3, 250, 3].map((count, at) =>
    sampleTree(
      registry.specs,
      Array.from({ length: count }, () => placed('hooked')),
      { start: at * 1000 + 1 },
    ),
  )
  const [header, main, footer] = trees as [(typeof trees)[0], (typeof trees)[0], (typeof trees)[0]]
  const { html } = renderPage({ page: { header, main, footer }, registry, stage: sampleStage(trees) })
  const ids = [...html.matchAll(/<input id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(256)
  expect(new Set(ids).size).toBe(256)
})

/** Components with others in them, so many levels deep. */
const trees = (levels: number): fc.Arbitrary<SampleComponent> =>
  fc
    .tuple(
      fc.constantFrom('plain', 'composed', 'hooked'),
      fc.constantFrom('Bolts', 'Nuts M8', '', '<b>', 'براغٍ'),
      levels === 0 ? fc.constant([]) : fc.array(trees(levels - 1), { maxLength: 2 }),
    )
    .map(([type, title, inside]) => placed(type, title, inside))

test('any page is the same HTML both ways, in one slice or in several', () => {
  fc.assert(
    fc.property(fc.array(trees(3), { maxLength: 4 }), fc.constantFrom(1, 1, 1, 30, 110), (roots, times) => {
      const { called, asComponents, problems } = bothWays(Array.from({ length: times }, () => roots).flat())
      expect(called).toBe(asComponents)
      expect(problems.filter(({ kind }) => kind === 'threw')).toEqual([])
    }),
  )
})
