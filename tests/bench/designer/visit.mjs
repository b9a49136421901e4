import { setTimeout as sleep } from 'node:timers/promises'
import { pageOf } from './pages/page.ts'
import { personAt } from './person.mjs'

const KEYS = 30
const SELECTS = 10
const UNDOS = 5
const DRAG_AT = 200
const STEPS_OF_DRAG = 110
/** No part of a visit lasts longer, so that a slow contestant gives fewer figures, not a longer bench. */
const PATIENCE = 8_000
const TOO_LONG = 120_000
/** Editors may take keys that follow each other at once as one change. */
const PAUSE_BEFORE_UNDO = 350

const sectionsIn = (placed) =>
  placed.flatMap(({ type, id, content }) => (type === 'section' ? [id] : sectionsIn(content)))

async function repeat(times, act) {
  const seen = []
  const end = performance.now() + PATIENCE
  while (seen.length < times && performance.now() < end) seen.push(await act(seen.length))
  return { dom: seen.map(({ dom }) => dom), paint: seen.map(({ paint }) => paint) }
}

/** MB that are in use when all that can be freed has been. */
async function heapOf(cdp) {
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  await cdp.send('HeapProfiler.disable')
  return usedSize / 1e6
}

/** Ms in which the page's main thread has been busy. */
async function busyOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

/**
 * One visit of a contestant on a page of `size` components: everything that is measured of it.
 *
 * @throws Error when it cannot be worked in, or takes longer than anybody would wait
 */
export async function visit(browser, contestant, page, origin) {
  const person = await personAt(browser, contestant, origin)
  const stop = new AbortController()
  const late = sleep(TOO_LONG, undefined, { signal: stop.signal }).then(() => {
    throw new Error([`not done after ${TOO_LONG / 1000} s`, ...person.complaints].join('\n'))
  })
  try {
    return await Promise.race([workIn(person, page), late])
  } finally {
    stop.abort()
    late.catch(() => undefined)
    await person.close()
  }
}

async function workIn(person, { size, shape }) {
  const sections = sectionsIn(pageOf(size, shape))
  const [first, second, third, , fifth] = sections
  const opened = await person.open({ size, shape }, first, sections.at(-1))
  const cdp = await person.page.context().newCDPSession(person.page)
  const heap = await heapOf(cdp)

  await person.focusField()
  for (let warm = 0; warm < 3; warm++) await person.typeOneKey(first)
  await cdp.send('Performance.enable')
  const busyBefore = await busyOf(cdp)
  const edit = await repeat(KEYS, () => person.typeOneKey(first))
  const busy = ((await busyOf(cdp)) - busyBefore) / edit.dom.length
  const keyRenders = await person.renders(() => person.typeOneKey(first))

  const select = await repeat(SELECTS, (at) => person.select(sections[1 + (at % 3)]))
  const selectRenders = await person.renders(() => person.select(fifth))
  await person.hover(second)
  const hoverRenders = await person.renders(() => person.hover(third))

  await person.select(first)
  const undo = await repeat(UNDOS, async () => {
    await person.focusField()
    await person.typeOneKey(first)
    await sleep(PAUSE_BEFORE_UNDO)
    return person.undo(first)
  })
  const drag = size === DRAG_AT ? await person.drag(second, sections[6], STEPS_OF_DRAG) : undefined
  const renders = { key: keyRenders, select: selectRenders, hover: hoverRenders }
  return { ...opened, heap, edit, busy, select, undo, renders, drag }
}
