import {
  CloudUpload,
  History,
  Languages,
  Layers,
  ListTree,
  type LucideIcon,
  Palette,
  Plus,
  Rows3,
  TriangleAlert,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { Add } from '../panels/add/add.tsx'
import type { PanelName } from '../store/view.ts'

interface PanelOfRail {
  readonly icon: LucideIcon
  readonly Content: ComponentType
}

/** The panels of the rail, in order. All but the first come when they are opened. */
export const panelsOfRail: Partial<Record<PanelName, PanelOfRail>> = {
  add: { icon: Plus, Content: Add },
  layers: { icon: Layers, Content: lazy(() => import('../panels/layers/layers.tsx')) },
  pages: { icon: Rows3, Content: lazy(() => import('../panels/pages/pages.tsx')) },
  theme: { icon: Palette, Content: lazy(() => import('../panels/theme/theme.tsx')) },
  outline: { icon: ListTree, Content: lazy(() => import('../panels/outline/outline.tsx')) },
  languages: { icon: Languages, Content: lazy(() => import('../panels/languages/languages.tsx')) },
  problems: { icon: TriangleAlert, Content: lazy(() => import('../panels/problems/problems.tsx')) },
  history: { icon: History, Content: lazy(() => import('../panels/history/history.tsx')) },
  releases: { icon: CloudUpload, Content: lazy(() => import('../panels/releases/releases.tsx')) },
}
