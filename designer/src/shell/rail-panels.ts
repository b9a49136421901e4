import { PanelLoadFailure } from '@vitrine/editor-core'
import { lazyWithRetry } from '@vitrine/setters/internal'
import {
  CloudUpload,
  History,
  Languages,
  Layers,
  ListTree,
  type LucideIcon,
  MessageSquare,
  Palette,
  Plus,
  Rows3,
  TriangleAlert,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { Add } from '../panels/add/add.tsx'
import type { PanelName } from '../store/view.ts'

interface PanelOfRail {
  readonly icon: LucideIcon
  readonly Content: ComponentType
}

/** The panels of the rail, in order. All but the first come when they are opened. */
export const panelsOfRail: Partial<Record<PanelName, PanelOfRail>> = {
  add: { icon: Plus, Content: Add },
  layers: { icon: Layers, Content: lazyWithRetry(() => import('../panels/layers/layers.tsx'), PanelLoadFailure) },
  pages: { icon: Rows3, Content: lazyWithRetry(() => import('../panels/pages/pages.tsx'), PanelLoadFailure) },
  theme: { icon: Palette, Content: lazyWithRetry(() => import('../panels/theme/theme.tsx'), PanelLoadFailure) },
  outline: { icon: ListTree, Content: lazyWithRetry(() => import('../panels/outline/outline.tsx'), PanelLoadFailure) },
  languages: {
    icon: Languages,
    Content: lazyWithRetry(() => import('../panels/languages/languages.tsx'), PanelLoadFailure),
  },
  problems: {
    icon: TriangleAlert,
    Content: lazyWithRetry(() => import('../panels/problems/problems.tsx'), PanelLoadFailure),
  },
  comments: {
    icon: MessageSquare,
    Content: lazyWithRetry(() => import('../panels/comments/comments.tsx'), PanelLoadFailure),
  },
  history: { icon: History, Content: lazyWithRetry(() => import('../panels/history/history.tsx'), PanelLoadFailure) },
  releases: {
    icon: CloudUpload,
    Content: lazyWithRetry(() => import('../panels/releases/releases.tsx'), PanelLoadFailure),
  },
}
