import { type EditorHandle, VitrineEditor } from '@vitrine/designer'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Edit } from '../../docs/how-to/come-from-puck/edit.tsx'
import { Page } from '../../docs/how-to/come-from-puck/page.tsx'
import { sections, site } from '../../docs/how-to/come-from-puck/site.ts'

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

const frame = () => page.frameLocator(page.elementLocator(place.querySelector('iframe') as HTMLElement))
const field = () => page.getByRole('region', { name: 'Settings' }).getByRole('textbox').first()

test('the guide ends with the designer on the same data', async () => {
  localStorage.clear()
  root.render(<Page />)
  await expect.poll(() => place.innerText).toContain('Bolts for bridges')

  root.render(<Edit />)
  await canvasSays('Bolts for bridges')
  await canvasSays('On the left')
  await frame().getByRole('heading', { name: 'Bolts for bridges' }).click()
  const settings = page.getByRole('region', { name: 'Settings' })
  await expect.element(settings.getByText('Headline')).toBeVisible()
  await expect.element(settings.getByText('Large')).toBeVisible()
  await userEvent.fill(field(), 'Bolts for ships')
  await canvasSays('Bolts for ships')
  await expect.poll(() => localStorage.getItem('bolts'), { timeout: 15_000 }).toContain('Bolts for ships')
})

test('items that hold components are components: edited on the canvas, moved, removed and brought back', async () => {
  let editor: EditorHandle | null = null
  const keep = (handle: EditorHandle | null) => {
    editor = handle
  }
  root.render(<VitrineEditor ref={keep} sections={sections} document={site} />)
  await canvasSays('Sizes M8 to M64')
  await canvasSays('Delivery In two days')
  await frame().getByText('M8 to M64').click()
  await userEvent.fill(field(), 'M6 to M64')
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
