const SMALL = 20
const LARGE = 2000
const DRAGGED = 200
const OURS = 'vitrine'

/**
 * What is asked of our designer, with the figure and the limit: `[what, figure, limit]`. What needs a
 * contestant or a page that was not measured is left out; without a limit a figure is only told.
 *
 * @param figures `(name, size) => figures | undefined`, of one shape
 */
export function demandsOn(figures) {
  const small = figures(OURS, SMALL)
  const large = figures(OURS, LARGE)
  const dragged = figures(OURS, DRAGGED)?.drag
  const demands = []
  const ratio = (what, over, under, key, limit) => {
    if (over && under) demands.push([what, over[key] / under[key], limit])
  }
  ratio('key to DOM, 2,000 / 20', large, small, 'dom', 1.3)
  ratio('key to paint, 2,000 / 20', large, small, 'paint', 1.2)
  ratio('busy a key, 2,000 / 20', large, small, 'busy')
  for (const key of ['dom', 'paint']) ratio(`key to ${key}, 2,000, / Puck`, large, figures('puck', LARGE), key, 0.15)
  for (const floor of ['floor', 'floor-cv'])
    for (const key of ['dom', 'paint']) ratio(`key to ${key}, 2,000, / ${floor}`, large, figures(floor, LARGE), key)
  ratio('usable, 2,000, / Puck', large, figures('puck', LARGE), 'usable', 0.1)
  ratio('usable, 2,000, / floor', large, figures('floor', LARGE), 'usable', 1.5)
  ratio('usable, 2,000, / floor-cv', large, figures('floor-cv', LARGE), 'usable')
  if (large)
    demands.push(
      ['heap, 2,000, MB', large.heap, 20],
      ['select / edit, 2,000, to paint', large.selectPaint / large.paint, 2],
      ['select / edit, 2,000, to DOM', large.selectDom / large.dom],
      ['undo / edit, 2,000, to paint', large.undoPaint / large.paint, 1.3],
      ['undo / edit, 2,000, to DOM', large.undoDom / large.dom],
    )
  const sizes = [SMALL, DRAGGED, LARGE].flatMap((size) => figures(OURS, size) ?? [])
  if (sizes.length > 0)
    for (const act of ['key', 'select', 'hover']) {
      const most = (where) => Math.max(...sizes.map(({ renders }) => renders[act][where]))
      demands.push([`rendered in the canvas, ${act}`, most('canvas'), 6], [`rendered at all, ${act}`, most('all')])
    }
  if (dragged)
    demands.push(['drag, 200: longest task, ms', dragged.task, 50], ['drag, 200: dropped in 100', dragged.dropped, 2])
  return demands
}
