import { afterEach, expect, it, vi } from 'vitest'
import { createView } from '../store/view.ts'
import { deviceOfWindow, settingsFollow } from './small-window.ts'

afterEach(() => vi.unstubAllGlobals())

function open(width: number) {
  vi.stubGlobal('innerWidth', width)
  const view = createView({ isSettingsOpen: width >= 900 })
  settingsFollow(view)
  const isOpen = () => view.state.getState().isSettingsOpen
  const select = (id: string | undefined) =>
    view.change((state) => {
      state.selected = id
    })
  const show = (panel: 'layers' | 'pages') =>
    view.change((state) => {
      state.openPanel = panel
    })
  return { view, isOpen, select, show }
}

it('settings come with the selection on a phone, and go with it or for a panel', () => {
  const { isOpen, select, show } = open(390)
  select('banner01')
  expect(isOpen()).toBe(true)
  select(undefined)
  expect(isOpen()).toBe(false)
  select('banner01')
  show('pages')
  expect(isOpen()).toBe(false)
})

it('the tree of layers stays while one goes from row to row', () => {
  const { isOpen, select, show } = open(390)
  show('layers')
  select('banner01')
  select('banner02')
  expect(isOpen()).toBe(false)
})

it('where there is room, they stay as they are', () => {
  const { isOpen, select, show, view } = open(1440)
  select('banner01')
  show('pages')
  select(undefined)
  expect(isOpen()).toBe(true)
  view.change((state) => {
    state.isSettingsOpen = false
  })
  select('banner01')
  expect(isOpen()).toBe(false)
})

it.each([
  [390, 'mobile'],
  [820, 'tablet'],
  [1440, 'pc'],
])('a window of %i pixels shows the page on %s at first', (width, device) => {
  vi.stubGlobal('innerWidth', width)
  expect(deviceOfWindow()).toBe(device)
})
