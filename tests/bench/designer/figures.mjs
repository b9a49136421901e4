const FRAME = 1000 / 60

export const median = (values) => quantile(values, 0.5)

function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
}

const droppedIn = (intervals) =>
  intervals.reduce((dropped, interval) => dropped + Math.max(0, Math.round(interval / FRAME) - 1), 0)

const draggingOf = (drags) =>
  drags.length === 0
    ? undefined
    : {
        worst: median(drags.map(({ intervals }) => Math.max(...intervals))),
        // Tasks under 50 ms are none that the browser tells of.
        task: median(drags.map(({ tasks }) => Math.max(0, ...tasks))),
        dropped: median(drags.map(({ intervals }) => (100 * droppedIn(intervals)) / intervals.length)),
        isMoved: drags.every(({ isMoved }) => isMoved),
      }

/** The figures of a contestant on one page: the medians of its visits. */
export function figuresOf(visits) {
  const of = (pick) => median(visits.map(pick))
  return {
    visits: visits.length,
    usable: of(({ usable }) => usable),
    whole: of(({ whole }) => whole),
    heap: of(({ heap }) => heap),
    dom: of(({ edit }) => median(edit.dom)),
    dom95: of(({ edit }) => quantile(edit.dom, 0.95)),
    paint: of(({ edit }) => median(edit.paint)),
    paint95: of(({ edit }) => quantile(edit.paint, 0.95)),
    busy: of(({ busy }) => busy),
    selectDom: of(({ select }) => median(select.dom)),
    selectPaint: of(({ select }) => median(select.paint)),
    undoDom: of(({ undo }) => median(undo.dom)),
    undoPaint: of(({ undo }) => median(undo.paint)),
    renders: Object.fromEntries(
      ['key', 'select', 'hover'].map((act) => [
        act,
        { all: of(({ renders }) => renders[act].all), canvas: of(({ renders }) => renders[act].canvas) },
      ]),
    ),
    drag: draggingOf(visits.flatMap(({ drag }) => drag ?? [])),
  }
}

const whole = (value) => value.toFixed(0)
const tenths = (value) => value.toFixed(1)
const pair = (a, b) => `${tenths(a)} / ${tenths(b)}`

const columns = [
  ['', ({ name }) => name],
  ['visits', ({ visits }) => `${visits}`],
  ['usable', ({ usable }) => whole(usable)],
  ['all there', ({ whole: there }) => whole(there)],
  ['heap MB', ({ heap }) => tenths(heap)],
  ['key→DOM p50/95', ({ dom, dom95 }) => pair(dom, dom95)],
  ['key→paint p50/95', ({ paint, paint95 }) => pair(paint, paint95)],
  ['busy/key', ({ busy }) => tenths(busy)],
  ['select DOM/paint', ({ selectDom, selectPaint }) => pair(selectDom, selectPaint)],
  ['undo DOM/paint', ({ undoDom, undoPaint }) => pair(undoDom, undoPaint)],
  ['renders key sel hov', ({ renders: { key, select, hover } }) => `${key.all} ${select.all} ${hover.all}`],
  ['in canvas', ({ renders: { key, select, hover } }) => `${key.canvas} ${select.canvas} ${hover.canvas}`],
  ['drag: frame', ({ drag }) => (drag ? whole(drag.worst) : '')],
  ['task', ({ drag }) => (drag ? (drag.task === 0 ? '<50' : whole(drag.task)) : '')],
  ['dropped/100', ({ drag }) => (drag ? `${tenths(drag.dropped)}${drag.isMoved ? '' : ' (not moved)'}` : '')],
]

/** The contestants on one page, a line each; ms where nothing else is said. */
export function table(rows) {
  const cells = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, show]) => show(row)))]
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at].length)))
  return cells
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
