import { renderToString } from 'react-dom/server'
import type { Registry } from '../section/registry.ts'
import type { Stage } from '../stage/stage.ts'
import type { DrawProblem, Walk } from './draw-tree.tsx'
import { type Page, pageTrees } from './page.ts'
import { PageView } from './page-view.tsx'

/** A page as HTML, and what the document around it must know. */
export interface RenderedPage {
  readonly html: string
  /** The types of the sections that were drawn: whose stylesheets the page needs. */
  readonly sections: readonly string[]
  /** `<link rel="preload">` elements, which belong into the head. */
  readonly preloads: string
  /** What was drawn as nothing, or with values put right; for the log. */
  readonly findings: readonly DrawProblem[]
}

interface RenderPageOptions {
  readonly page: Page
  readonly registry: Registry
  readonly stage: Stage
}

const preloadLinks = /<link rel="preload"[^>]*>/g

/**
 * Draws a page as HTML, in one React render. When a root component throws, the page is drawn again
 * without it: the HTML of the others stays the same to the byte (reliability 22).
 */
export function renderPage(toRender: RenderPageOptions): RenderedPage {
  try {
    return render(toRender, () => true)
  } catch (error) {
    const threw = rootsThatThrow(toRender)
    // Thrown outside of every root: not a section's fault.
    if (threw.length === 0) throw error
    const broken = new Set(threw.map(({ component }) => component))
    const rendered = render(toRender, (root) => !broken.has(root))
    return { ...rendered, findings: [...threw, ...rendered.findings] }
  }
}

function render({ page, registry, stage }: RenderPageOptions, draws: Walk['draws']): RenderedPage {
  const sections = new Set<string>()
  const findings: DrawProblem[] = []
  const walk: Walk = {
    registry,
    draws,
    drawn: (type) => sections.add(type),
    find: (finding) => findings.push(finding),
  }
  const drawn = renderToString(<PageView page={page} stage={stage} walk={walk} />)
  const hasPreloads = drawn.includes('<link rel="preload"')
  return {
    html: hasPreloads ? drawn.replace(preloadLinks, '') : drawn,
    sections: [...sections],
    preloads: (hasPreloads && drawn.match(preloadLinks)?.join('')) || '',
    findings,
  }
}

/** Draws every root alone: slow, but only done when something threw, and every culprit is found at once. */
function rootsThatThrow(toRender: RenderPageOptions): readonly Extract<DrawProblem, { kind: 'threw' }>[] {
  return pageTrees(toRender.page).flatMap((tree) =>
    tree.root.flatMap((id) => {
      try {
        render({ ...toRender, page: { main: tree } }, (root) => root === id)
        return []
      } catch (error) {
        return [{ kind: 'threw' as const, component: id, type: tree.components[id]?.type ?? '', error }]
      }
    }),
  )
}
