/**
 * Draws pages of 20, 200 and 2,000 sections beside hand-written React of the same HTML, in one run,
 * in turns: medians, and the ratio of each pair. `npm run bench:render`
 */
import { resolve } from '@vitrine/model'
import { createRegistry, createVisitorStage } from '@vitrine/renderer'
import { renderPage } from '@vitrine/renderer/server'
import type { Json, ResolvedComponent, ResolvedTree } from '@vitrine/schemas'
import { sections } from '@vitrine/sections'
import { renderToString } from 'react-dom/server'
import { ByHand, type Written } from './by-hand.tsx'

const registry = createRegistry(sections)
const order = { language: 'en', chain: ['en'], baseLanguage: 'en' }

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

/** A page as a document, and the same as data for the components written by hand. */
function pageOf(count: number): { readonly tree: ResolvedTree; readonly written: readonly Written[] } {
  const components: Record<string, ResolvedComponent> = {}
  const root: string[] = []
  const written: Written[] = []
  let made = 0
  const label = (): { id: string; text: string } => {
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
      components[id] = resolved(id, 'banner', { layout: 'plain', eyebrow: 'Since 1987', title, subtitle, facts })
      root.push(id)
      written.push({ kind: 'banner', id, headingId: `h-${id}`, title, subtitle, facts })
    } else if (made % 10 === 2 && made + 2 < count) {
      const labels = [label(), label()]
      components[id] = resolved(id, 'columns', {}, { column1: [labels[0]?.id ?? ''], column2: [labels[1]?.id ?? ''] })
      root.push(id)
      written.push({ kind: 'columns', id, texts: labels.map(({ text }) => text) })
    } else {
      const text = `A paragraph about part ${made} and what it is made of.`
      components[id] = resolved(id, 'text-label', { text })
      root.push(id)
      written.push({ kind: 'label', id, text })
    }
  }
  const outline = Object.values(components)
    .filter(({ type }) => type === 'banner')
    .map(({ id, props }) => ({ id: `h-${id}`, text: String(props.title), level: 1, component: id, path: 'title' }))
  return { tree: { root, components, outline }, written }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number

function timed(draw: () => string): number {
  const start = performance.now()
  // React answers a rope of pieces; whoever sends it makes bytes of it, so both do that here.
  Buffer.from(draw())
  return performance.now() - start
}

const perSection: number[] = []
console.warn('sections   Vitrine ms   by hand ms   ratio   µs per section')
for (const count of [20, 200, 2000]) {
  const { tree, written } = pageOf(count)
  const stage = createVisitorStage({
    language: 'en',
    site: { name: 'Bench', home: '/', languages: [], menus: {} },
    visit: { path: '/', query: {} },
    words: (key) => key,
    href: () => '/',
    address: (path) => path,
    asset: (src) => src,
    data: () => ({}),
    outlines: [tree.outline],
  })
  const ours = () => renderPage({ page: { main: tree }, registry, stage }).html
  const theirs = () => renderToString(<ByHand parts={written} />)
  if (ours() !== theirs())
    throw new Error(`The two do not draw the same HTML:\n${ours().slice(0, 1500)}\n${theirs().slice(0, 1500)}`)
  const rounds = Math.max(40, Math.round(40_000 / count))
  const times = Array.from({ length: rounds }, (_, round) =>
    // In turns, and each goes first as often as the other.
    round % 2 === 0
      ? ([timed(ours), timed(theirs)] as const)
      : (([b, a]: readonly [number, number]) => [a, b] as const)([timed(theirs), timed(ours)]),
  ).slice(Math.round(rounds / 4))
  const vitrine = median(times.map(([a]) => a))
  const byHand = median(times.map(([, b]) => b))
  const ratio = median(times.map(([a, b]) => a / b))
  perSection.push((vitrine * 1000) / count)
  console.warn(
    [
      String(count).padStart(8),
      vitrine.toFixed(3).padStart(12),
      byHand.toFixed(3).padStart(12),
      ratio.toFixed(2).padStart(7),
      ((vitrine * 1000) / count).toFixed(1).padStart(16),
    ].join(' '),
  )
}
console.warn(
  `2,000 sections cost ${((perSection[2] as number) / (perSection[1] as number)).toFixed(2)} × as much per section as 200.`,
)
