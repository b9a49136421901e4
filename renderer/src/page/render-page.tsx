import { renderToString } from 'react-dom/server'
import type { Registry } from '../section/registry.ts'
import type { Stage } from '../stage/stage.ts'
import type { Finding } from './component-view.tsx'
import { type Page, PageView } from './page-view.tsx'

/** A page as HTML, and what the document around it must know. */
export interface RenderedPage {
  readonly html: string
  /** The types of the sections that were drawn: whose stylesheets the page needs. */
  readonly sections: readonly string[]
  /** `<link rel="preload">` elements, which belong into the head. */
  readonly preloads: string
  /** What was drawn as nothing, or with values put right; for the log. */
  readonly findings: readonly Finding[]
}

const preloadLinks = /<link rel="preload"[^>]*>/g

/**
 * Draws a page as HTML, in one React render. When a root component throws, the page is drawn again
 * without it: the HTML of the others stays the same to the byte (reliability 22).
 */
export function renderPage({
  page,
  registry,
  stage,
}: {
  readonly page: Page
  readonly registry: Registry
  readonly stage: Stage
}): RenderedPage {
  const broken = new Set<string>()
  const thrown: Finding[] = []
  for (;;) {
    const sections = new Set<string>()
    const findings: Finding[] = []
    let current: { readonly id: string; readonly type: string } | undefined
    const walk = {
      registry,
      broken,
      enterRoot: (id: string, type: string) => {
        current = { id, type }
      },
      drawn: (type: string) => sections.add(type),
      find: (finding: Finding) => findings.push(finding),
    }
    try {
      const drawn = renderToString(<PageView page={page} stage={stage} walk={walk} />)
      const preloads = drawn.match(preloadLinks)?.join('') ?? ''
      return {
        html: drawn.replace(preloadLinks, ''),
        sections: [...sections],
        preloads,
        findings: [...thrown, ...findings],
      }
    } catch (error) {
      // Thrown outside of every root, or again by one that is left out: not a section's fault.
      if (!current || broken.has(current.id)) throw error
      broken.add(current.id)
      thrown.push({ kind: 'threw', component: current.id, type: current.type, error })
    }
  }
}
