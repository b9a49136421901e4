import { always } from '@vitrine/editor-core'
import type { LucideIcon } from 'lucide-react'
import Pages from 'lucide-react/icons/files'
import History from 'lucide-react/icons/history'
import Languages from 'lucide-react/icons/languages'
import Layers from 'lucide-react/icons/layers'
import Outline from 'lucide-react/icons/list-tree'
import Comments from 'lucide-react/icons/message-square'
import Theme from 'lucide-react/icons/palette'
import Releases from 'lucide-react/icons/rocket'
import Add from 'lucide-react/icons/square-plus'
import Problems from 'lucide-react/icons/triangle-alert'
import { type PanelName, panels } from '../../store/view.ts'
import type { Command } from '../command.ts'

const icons: Readonly<Record<PanelName, LucideIcon>> = {
  add: Add,
  layers: Layers,
  pages: Pages,
  theme: Theme,
  outline: Outline,
  languages: Languages,
  problems: Problems,
  comments: Comments,
  history: History,
  releases: Releases,
}
const shortcuts: Readonly<Partial<Record<PanelName, string>>> = { layers: 'mod+alt+l', pages: 'mod+alt+p' }

/** One command for each panel. */
export const panelCommands: readonly Command[] = panels.map((name) => ({
  id: `panel-${name}`,
  label: `command.panel-${name}`,
  icon: icons[name],
  group: 'panels',
  ...(shortcuts[name] && { shortcuts: [shortcuts[name]] }),
  can: always,
  run({ view, actions }) {
    view.change((state) => {
      state.openPanel = name
    })
    actions.focusPanel?.(name)
  },
}))
