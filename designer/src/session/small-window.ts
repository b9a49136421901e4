import type { CanvasDevice, EditorView } from '../store/view.ts'

/** As the stylesheet of the shell says it: the panels and the settings share one place below the page. */
export const isSmallWindow = (): boolean => innerWidth < 900

/** What the canvas shows a page on at first: what somebody holds in their hand is what they look at. */
export function deviceOfWindow(): CanvasDevice {
  if (innerWidth < 600) return 'mobile'
  return isSmallWindow() ? 'tablet' : 'pc'
}

/**
 * On a small window, where settings would hide the panels, they come when something is selected and go
 * with the selection. In the tree of layers one goes from row to row, so there they are asked for.
 *
 * @returns what ends it.
 */
export const settingsFollow = ({ state, change }: EditorView): (() => void) =>
  state.subscribe((now, before) => {
    if (!isSmallWindow() || (now.selected === before.selected && now.openPanel === before.openPanel)) return
    const isOpen =
      now.selected === before.selected
        ? false
        : now.selected !== undefined && (now.openPanel !== 'layers' || now.isSettingsOpen)
    if (isOpen !== now.isSettingsOpen)
      change((view) => {
        view.isSettingsOpen = isOpen
      })
  })
