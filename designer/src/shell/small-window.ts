import type { View } from '../store/view.ts'

/** As the stylesheet of the shell says it: the panels and the settings share one place below the page. */
export const isSmallWindow = (): boolean => innerWidth < 900

/**
 * On a small window, where settings would hide the panels, they come when something is selected and go
 * with the selection. In the tree of layers one goes from row to row, so there they are asked for.
 *
 * @returns what ends it.
 */
export const settingsFollow = ({ state, change }: View): (() => void) =>
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
