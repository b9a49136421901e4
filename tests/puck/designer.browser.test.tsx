import { type EditorHandle, VitrineEditor } from '@vitrine/designer'
import { fromPuck, importPuck, puckLabels } from '@vitrine/puck'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { config, data } from './shop.tsx'

const sections = fromPuck(config)
const { site } = importPuck(data, { config })

let root: Root
let place: HTMLElement
beforeEach(async () => {
  await page.viewport(1280, 800)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
})

const canvas = () => place.querySelector('iframe')?.contentDocument?.body
const canvasSays = (text: string) =>
  expect.poll(() => canvas()?.textContent?.replaceAll(/\s+/g, ' '), { timeout: 15_000 }).toContain(text)

test('what came from Puck is edited in the designer: texts, items with slots, old zones', async () => {
  let editor: EditorHandle | null = null
  root.render(
    <VitrineEditor
      ref={(handle) => {
        editor = handle
      }}
      sections={sections}
      document={site}
      labels={() => puckLabels(config)}
    />,
  )
  await canvasSays('Bolts for bridges')
  await canvasSays('Sizes M8 to M64')
  await canvasSays('Delivery In two days')
  await canvasSays('On the left')

  const frame = page.frameLocator(page.elementLocator(place.querySelector('iframe') as HTMLElement))
  await frame.getByRole('heading', { name: 'Bolts for bridges' }).click()
  const settings = page.getByRole('region', { name: 'Settings' })
  await expect.element(settings.getByText('Headline')).toBeVisible()
  await userEvent.fill(settings.getByRole('textbox').first(), 'Bolts for ships')
  await canvasSays('Bolts for ships')

  // A component in the slot of an item is chosen on the canvas and changed there.
  await frame.getByText('M8 to M64').click()
  await userEvent.fill(settings.getByRole('textbox').first(), 'M6 to M64')
  await canvasSays('Sizes M6 to M64')

  const handle = editor as unknown as EditorHandle
  const [tabs] = Object.entries(site.pageSchemaMap.home?.components ?? {}).find(([, { type }]) => type === 'tabs') ?? []
  const [first, second] = site.pageSchemaMap.home?.components[tabs ?? '']?.slots?.tabs ?? []
  // The items of a list with slots are components: they are renamed, moved and removed as such.
  expect(
    handle.dispatch([
      { type: 'set-setting', of: { page: 'home', component: second ?? '' }, path: 'label', value: 'Shipping' },
      {
        type: 'move-component',
        page: 'home',
        component: second ?? '',
        to: { page: 'home', parent: { component: tabs ?? '', slot: 'tabs' }, after: null },
      },
    ]),
  ).toBeUndefined()
  await canvasSays('Shipping In two days Sizes M6 to M64')
  handle.dispatch([{ type: 'remove-component', page: 'home', component: first ?? '' }])
  await expect.poll(() => canvas()?.textContent).not.toContain('Sizes')
  handle.undo()
  await canvasSays('Shipping In two days Sizes M6 to M64')
})
