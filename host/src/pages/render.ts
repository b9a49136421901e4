import {
  type CollectedLoads,
  collectLoads,
  currentPage,
  namedOn,
  type Page,
  pageTrees,
  type Registry,
  type Stage,
  type StageVisit,
  type VisitorStage,
} from '@vitrine/renderer'
import { type RenderedPage, renderIslands, renderPage } from '@vitrine/renderer/server'
import type { SectionProps } from '@vitrine/schemas'

export type { RenderedPage } from '@vitrine/renderer/server'

type Islands = ReturnType<typeof renderIslands>

/** How pages are drawn: which calls they need answered first, and their HTML. */
export interface Render {
  /** A page as this build draws it, whichever one published it. */
  readonly current: (page: Page) => Page
  /** Its headings and anchors, and those around it. */
  readonly outlines: (page: Page) => VisitorStage['outlines']
  readonly loads: (page: Page, visit: StageVisit) => CollectedLoads
  readonly page: (page: Page, stage: Stage) => RenderedPage
  readonly islands: (parts: Parameters<typeof renderIslands>[0]) => Islands
  /** The schema of a section's props. */
  readonly propsOf: (type: string) => SectionProps | undefined
}

/** Draws with the sections of a registry. */
export const createRender = (registry: Registry): Render => ({
  current: (page) => currentPage(page, registry),
  outlines: (page) => namedOn(page, registry),
  loads: (page, visit) => collectLoads(pageTrees(page), registry, visit),
  page: (page, stage) => renderPage({ page, registry, stage }),
  islands: renderIslands,
  propsOf: (type) => registry.get(type)?.spec.props,
})
