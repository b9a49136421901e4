/**
 * Draws pages of 20, 200 and 2,000 sections in one run, in turns: Vitrine, hand-written React of the same HTML, and
 * the same components in Puck and in Craft.js. Medians, and the ratio of each to hand-written React in the same turn.
 * Then the whole document of a page that is in no cache, as the host makes it of an edition, beside React by hand.
 * `npm run bench:render`
 */
import { loadavg } from 'node:os'
import type { Stage } from '@vitrine/renderer'
import { createVisitorStage } from '@vitrine/renderer/internal'
import { renderPage } from '@vitrine/renderer/server'
import { renderToString } from 'react-dom/server'
import { ByHand } from './by-hand.tsx'
import { craftDrawing } from './craft.tsx'
import { DocumentByHand } from './document.tsx'
import { hostDrawing } from './miss.ts'
import { type BenchPage, pageOf, registry } from './page.ts'
import { puckDrawing } from './puck.tsx'

const stageOf = ({ tree }: BenchPage): Stage =>
  createVisitorStage({
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

/** What each of them draws a page with. */
function drawings(page: BenchPage) {
  const stage = stageOf(page)
  return {
    'by hand': () => renderToString(<ByHand sections={page.written} />),
    Vitrine: () => renderPage({ page: { main: page.tree }, registry, stage }).html,
    Puck: puckDrawing(page.written),
    'Craft.js': craftDrawing(page.written),
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number

function timed(draw: () => string): number {
  const start = performance.now()
  // React answers a rope of pieces; whoever sends it makes bytes of it, so all do that here.
  Buffer.from(draw())
  return performance.now() - start
}

/**
 * The times of two in milliseconds, turn by turn; each goes first as often as the other. Two by two, so that nobody
 * clears away what a third one left behind.
 */
function inTurns(one: () => string, other: () => string, turns: number): readonly (readonly [number, number])[] {
  const times = Array.from({ length: turns }, (_, turn): readonly [number, number] => {
    if (turn % 2 === 0) return [timed(one), timed(other)]
    const second = timed(other)
    return [timed(one), second]
  })
  // The first third warms up.
  return times.slice(Math.round(turns / 3))
}

const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

/** @throws Error when Vitrine's HTML is not that of hand-written React, or another says other words. */
function verify(drawn: Readonly<Record<string, string>>): void {
  const { 'by hand': byHand = '', Vitrine: ours } = drawn
  if (ours !== byHand) throw new Error(`Not the same HTML:\n${ours?.slice(0, 1500)}\n${byHand.slice(0, 1500)}`)
  for (const [name, html] of Object.entries(drawn))
    if (wordsOf(html) !== wordsOf(byHand)) throw new Error(`${name} does not say what the others say:\n${html}`)
}

const row = (cells: readonly string[]) => console.warn(cells.map((cell, at) => cell.padStart(at < 2 ? 9 : 13)).join(''))

console.warn(`load of the machine: ${loadavg()[0]?.toFixed(2)}`)
row(['sections', '', 'median', 'per section', 'to by hand'])
for (const count of [20, 200, 2000]) {
  const draws = drawings(pageOf(count))
  verify(Object.fromEntries(Object.entries(draws).map(([name, draw]) => [name, draw()])))
  const { 'by hand': byHand, ...others } = draws
  for (const [name, draw] of Object.entries({ ...others, 'by hand': byHand })) {
    const times = inTurns(draw, byHand, Math.max(60, Math.round(60_000 / count)))
    const ms = median(times.map(([own]) => own))
    const ratio = median(times.map(([own, hand]) => own / hand))
    row([String(count), name, `${ms.toFixed(3)} ms`, `${((ms * 1000) / count).toFixed(2)} µs`, ratio.toFixed(2)])
  }
}

const large = drawings(pageOf(2000))
const small = Array.from({ length: 10 }, () => drawings(pageOf(200)))
const [same] = small as [(typeof small)[number]]
for (const name of ['Vitrine', 'Puck', 'by hand'] as const) {
  const growth = (pages: typeof small) => {
    const all = () => pages.map((page) => page[name]()).join('')
    return median(inTurns(large[name], all, 90).map(([one, ten]) => one / ten)).toFixed(2)
  }
  const ofSame = growth(Array.from(small, () => same))
  console.warn(
    `${name}: 2,000 sections on one page take ${growth(small)} × as long as on ten; as ten times one: ${ofSame}.`,
  )
}

/** The tags of a document in the order of the alphabet: React writes those of a head in an order and a case of its own. */
const tagsOf = (html: string) =>
  html
    .replaceAll('/>', '>')
    .toLowerCase()
    .match(/<[^>]*>/g)
    ?.sort() ?? []

for (const count of [20, 200, 2000]) {
  const page = pageOf(count)
  const host = hostDrawing(page)
  const byHand = () => `<!doctype html>${renderToString(<DocumentByHand sections={page.written} />)}`
  const [ours, theirs] = [tagsOf(await host(page.tree)), tagsOf(byHand())]
  const missing = [ours.find((tag, at) => theirs[at] !== tag), theirs.find((tag, at) => ours[at] !== tag)]
  if (missing.some(Boolean)) throw new Error(`Not the same document: ${missing.join(' or ')}`)
  const ratios: Record<'again' | 'first', number[]> = { again: [], first: [] }
  const turns = Math.max(60, Math.round(30_000 / count))
  for (let turn = 0; turn < turns; turn++)
    for (const kind of ['again', 'first'] as const) {
      // Nothing is known yet of an edition that was just read from the database.
      const tree = kind === 'first' ? structuredClone(page.tree) : page.tree
      const start = performance.now()
      Buffer.from(await host(tree))
      const ms = performance.now() - start
      if (turn > turns / 3) ratios[kind].push(ms / timed(byHand))
    }
  const { again, first } = ratios
  console.warn(
    `A document of ${count} sections takes ${median(again).toFixed(2)} × as long as by hand, the first time that its edition is drawn ${median(first).toFixed(2)} ×.`,
  )
}
