/**
 * Draws pages of 20, 200 and 2,000 sections in one run, in turns: Vitrine, hand-written React of the same HTML, and
 * the same components in Puck and in Craft.js. Medians, and the ratio of each to hand-written React in the same turn.
 * `npm run bench:render`
 */
import { loadavg } from 'node:os'
import { createVisitorStage, type Stage } from '@vitrine/renderer'
import { renderPage } from '@vitrine/renderer/server'
import { renderToString } from 'react-dom/server'
import { ByHand } from './by-hand.tsx'
import { craftDrawing } from './craft.tsx'
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

/** What each of them draws a page with. Hand-written React comes first: the others are compared with it. */
function drawings(page: BenchPage): Readonly<Record<string, () => string>> {
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

/** The times of each in milliseconds, turn by turn; each goes first as often as the others. */
function inTurns(draws: readonly (() => string)[], turns: number): readonly (readonly number[])[] {
  const times = Array.from({ length: turns }, (_, turn) => {
    const inTurn: number[] = []
    for (const step of draws.keys()) {
      const at = (step + turn) % draws.length
      inTurn[at] = timed(draws[at] as () => string)
    }
    return inTurn
  })
  // The first quarter warms up.
  return times.slice(Math.round(turns / 4))
}

const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

/** @throws Error when Vitrine's HTML is not that of hand-written React, or another says other words. */
function verify(drawn: Readonly<Record<string, string>>): void {
  const { 'by hand': byHand = '', Vitrine: ours } = drawn
  if (ours !== byHand) throw new Error(`Not the same HTML:\n${ours?.slice(0, 1500)}\n${byHand.slice(0, 1500)}`)
  for (const [name, html] of Object.entries(drawn))
    if (wordsOf(html) !== wordsOf(byHand)) throw new Error(`${name} does not say what the others say:\n${html}`)
}

const figures = new Map<string, number>()
const row = (cells: readonly string[]) => console.warn(cells.map((cell, at) => cell.padStart(at < 2 ? 9 : 13)).join(''))

console.warn(`load of the machine: ${loadavg()[0]?.toFixed(2)}`)
row(['sections', '', 'median', 'per section', 'to by hand'])
for (const count of [20, 200, 2000]) {
  const draws = drawings(pageOf(count))
  verify(Object.fromEntries(Object.entries(draws).map(([name, draw]) => [name, draw()])))
  const times = inTurns(Object.values(draws), Math.max(60, Math.round(30_000 / count)))
  for (const [at, name] of Object.keys(draws).entries()) {
    const ms = median(times.map((inTurn) => inTurn[at] as number))
    const ratio = median(times.map((inTurn) => (inTurn[at] as number) / (inTurn[0] as number)))
    figures.set(`${name} ${count}`, ms / count)
    row([String(count), name, `${ms.toFixed(3)} ms`, `${((ms * 1000) / count).toFixed(2)} µs`, ratio.toFixed(2)])
  }
}
for (const name of ['by hand', 'Vitrine', 'Puck', 'Craft.js']) {
  const [of200 = 1, of2000 = 0] = [200, 2000].map((count) => figures.get(`${name} ${count}`))
  console.warn(`${name}: a section costs ${(of2000 / of200).toFixed(2)} × as much among 2,000 as among 200.`)
}
