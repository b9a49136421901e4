// How a person reaches what an editor shows. All of them draw `[data-component-id]` in their canvas.

const inFrame = (title) => (page) => page.frameLocator(title)
const labelled = (page) => page.getByLabel('Title', { exact: true }).filter({ visible: true })
const inSettings = (page) => page.getByRole('region', { name: 'Settings' }).getByLabel('Title', { exact: true })
const named = (page) => page.getByRole('button', { name: 'Undo' })

/**
 * Who is measured. `page` is the file in `pages/` that is built, `query` is added to its address.
 * `canvas` is where components stand, `field` where the title of the selected one is typed, `undo` the button.
 */
export const contestants = [
  { name: 'vitrine', page: 'vitrine', canvas: inFrame('iframe[title="Page canvas"]'), field: inSettings, undo: named },
  { name: 'puck', page: 'puck', canvas: inFrame('#preview-frame'), field: labelled, undo: named },
  { name: 'craft', page: 'craft', canvas: (page) => page, field: labelled, undo: named },
  { name: 'floor', page: 'floor', canvas: inFrame('iframe'), field: labelled, undo: named },
  { name: 'floor-cv', page: 'floor', query: '&groups=1', canvas: inFrame('iframe'), field: labelled, undo: named },
]
