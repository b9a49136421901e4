// How our designer feels beside Puck, Craft.js and the least that an editor can be: `npm run bench:designer`,
// `npm run bench:designer -- --sizes=20,200 --shapes=flat --rounds=3 --only=vitrine,floor`.
//
// Production builds of all, in one Chromium, a fresh process for each visit, the contestants by turns on the
// same pages. Whoever takes more than 5 s to open a page opens it once. ms from the input (or, for `usable`,
// from the navigation) to the change in the DOM and to its painting; medians of the visits.
// Fails when our designer keeps a demand of its own not (`demands.mjs`), or cannot be worked in.
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { browserFlags, browserPath } from '../../../scripts/browser.mjs'
import { contestants } from './contestants.mjs'
import { demandsOn } from './demands.mjs'
import { figuresOf, table } from './figures.mjs'
import { buildPage, servePages } from './serve.mjs'
import { visit } from './visit.mjs'

const SLOW = 5_000
const minute = 60_000

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '20,200,2000' },
    shapes: { type: 'string', default: 'flat,nested' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    // When they are over nobody is visited any more; no round is begun that would not end within them.
    minutes: { type: 'string', default: '12' },
  },
})
const chosen = contestants.filter(({ name }) => !values.only || values.only.split(',').includes(name))
const pages = values.shapes
  .split(',')
  .flatMap((shape) => values.sizes.split(',').map((size) => ({ size: +size, shape })))
const say = (line) => process.stdout.write(`${line}\n`)

const seen = new Map()
const visitsOf = (name, { size, shape }) => {
  const key = `${name} ${size} ${shape}`
  if (!seen.has(key)) seen.set(key, [])
  return seen.get(key)
}
/** How often a contestant could not be worked in; after the second time it is left out. */
const failures = new Map()
const isLeftOut = (name) => (failures.get(name) ?? 0) > 1
let start = 0
const isOver = () => performance.now() - start > +values.minutes * minute

let browser
/** The browser that all share; another one when it has been taken away. */
async function aBrowser() {
  if (!browser?.isConnected())
    browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] })
  return browser
}

async function oneRound(origin, round) {
  for (const page of pages)
    for (const contestant of chosen) {
      const { name } = contestant
      const visits = visitsOf(name, page)
      if (isOver() || isLeftOut(name) || visits.some(({ usable }) => usable > SLOW)) continue
      try {
        visits.push(await visit(await aBrowser(), contestant, page, origin))
      } catch (error) {
        if (browser?.isConnected()) failures.set(name, (failures.get(name) ?? 0) + 1)
        say(`${name} failed on ${page.size} ${page.shape} in round ${round}: ${error.message}`)
      }
    }
}

function printReport() {
  for (const page of pages) {
    const rows = chosen
      .map(({ name }) => ({ name, of: visitsOf(name, page) }))
      .filter(({ of }) => of.length > 0)
      .map(({ name, of }) => ({ name, ...figuresOf(of) }))
    say(`\n${page.size} components, ${page.shape}\n${table(rows)}`)
  }
  for (const shape of new Set(pages.map(({ shape }) => shape))) {
    const demands = demandsOn((name, size) => {
      const visits = visitsOf(name, { size, shape })
      return visits.length > 0 ? figuresOf(visits) : undefined
    })
    if (demands.length > 0) say(`\nvitrine, ${shape}`)
    for (const [what, figure, limit] of demands) {
      const isMissed = limit !== undefined && figure > limit
      if (isMissed) process.exitCode = 1
      say(
        `${what.padEnd(36)} ${figure.toFixed(2).padStart(7)}${limit ? `  ≤ ${limit}` : ''}${isMissed ? '  OVER' : ''}`,
      )
    }
  }
}

for (const page of new Set(chosen.map((contestant) => contestant.page))) await buildPage(page)
const server = await servePages()
try {
  start = performance.now()
  let longest = 0
  for (let round = 1; round <= +values.rounds; round++) {
    const began = performance.now()
    if (began - start + longest > +values.minutes * minute) {
      say(`No time for round ${round}.`)
      break
    }
    await oneRound(server.origin, round)
    longest = Math.max(longest, performance.now() - began)
    say(`round ${round}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
  printReport()
  if (failures.has('vitrine')) process.exitCode = 1
} finally {
  await browser?.close()
  await server.stop()
}
