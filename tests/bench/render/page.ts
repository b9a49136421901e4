import { resolve } from '@vitrine/model'
import { createRegistry, deferred, type Estimate } from '@vitrine/renderer'
import type { Json, ResolvedComponent, ResolvedTree } from '@vitrine/schemas'
import { sections } from '@vitrine/sections'
import type { CSSProperties } from 'react'

export const registry = createRegistry(sections)
const order = { language: 'en', chain: ['en'], baseLanguage: 'en' }

/** A fact of a banner. */
interface Fact {
  readonly id: string
  readonly value: string
  readonly label: string
}

/** What a section of the page says, for components that were written for this page alone. */
export type Written = {
  readonly id: string
  /** The height that holds its place, where it is laid out when it comes near: who writes by hand measures once. */
  readonly height?: CSSProperties | undefined
} & (
  | { readonly kind: 'label'; readonly text: string }
  | { readonly kind: 'columns'; readonly labels: readonly { readonly id: string; readonly text: string }[] }
  | {
      readonly kind: 'banner'
      readonly headingId: string
      readonly title: string
      readonly subtitle: string
      readonly facts: readonly Fact[]
    }
)

/** One page for all: as a document of ours, and as data for the others. */
export interface BenchPage {
  readonly tree: ResolvedTree
  readonly written: readonly Written[]
}

const idOf = (index: number) => `c${String(index).padStart(7, '0')}`

function resolved(
  id: string,
  type: string,
  props: Record<string, Json>,
  slots?: Record<string, string[]>,
): ResolvedComponent {
  const spec = registry.get(type)?.spec
  if (!spec) throw new Error(type)
  return {
    id,
    type,
    version: spec.version,
    props: resolve(spec.props, { props }, order).props,
    ...(slots && { slots }),
  }
}

/** The first two sections of a page are laid out at once. */
const FIRST_SCREEN = 2

function heightOf({ type, props }: ResolvedComponent): CSSProperties | undefined {
  const estimate = registry.get(type)?.estimate as Estimate<unknown, unknown> | undefined
  const of = { props, data: {}, visit: { path: '/', query: {} }, menus: {} }
  return estimate && deferred('en', (screen) => estimate(of, screen))
}

/** A page of so many sections: of ten of them a banner, columns with two texts in them, and texts. */
export function pageOf(count: number): BenchPage {
  const components: Record<string, ResolvedComponent> = {}
  const root: string[] = []
  const written: Written[] = []
  let made = 0
  const place = (component: ResolvedComponent, section: Written) => {
    components[component.id] = component
    written.push(root.length < FIRST_SCREEN ? section : { ...section, height: heightOf(component) })
    root.push(component.id)
  }
  const label = () => {
    const id = idOf(made++)
    const text = `Stainless bolts of batch ${made}, tested and packed`
    components[id] = resolved(id, 'text-label', { text })
    return { id, text }
  }
  while (made < count) {
    const id = idOf(made++)
    if (made % 10 === 1) {
      const title = `Fasteners, page part ${made}`
      const subtitle = 'Bolts, nuts and anchors from our own works, tested batch by batch.'
      const facts = [1, 2, 3].map((at) => ({
        id: `fact000${at}`,
        value: `${at * made}`,
        label: `countries of zone ${at}`,
      }))
      place(resolved(id, 'banner', { layout: 'plain', eyebrow: 'Since 1987', title, subtitle, facts }), {
        kind: 'banner',
        id,
        headingId: `h-${id}`,
        title,
        subtitle,
        facts,
      })
    } else if (made % 10 === 2 && made + 2 < count) {
      const labels = [label(), label()] as const
      const slots = { column1: [labels[0].id], column2: [labels[1].id] }
      place(resolved(id, 'columns', {}, slots), { kind: 'columns', id, labels })
    } else {
      const text = `A paragraph about part ${made} and what it is made of.`
      place(resolved(id, 'text-label', { text }), { kind: 'label', id, text })
    }
  }
  const outline = Object.values(components)
    .filter(({ type }) => type === 'banner')
    .map(({ id, props }) => ({ id: `h-${id}`, text: String(props.title), level: 1, component: id, path: 'title' }))
  return { tree: { root, components, outline }, written }
}
