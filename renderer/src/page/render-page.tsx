import type { Registry } from '../section/prepared-section.ts'
import { type CollectedResources, collectResources } from '../stage/page-resources.ts'
import type { Stage } from '../stage/stage.ts'
import { withSoftHyphens } from '../text/soft-hyphens.ts'
import { type Page, pageTrees } from './page.ts'
import { pageHtml } from './page-html.tsx'
import type { DrawProblem, Walk } from './walk.ts'

/** A page as HTML, and what the document around it must know. */
export interface RenderedPage extends CollectedResources {
  readonly html: string
  /** What was drawn as nothing, or with values put right; for the log. */
  readonly problems: readonly DrawProblem[]
}

interface RenderPageOptions {
  readonly page: Page
  readonly registry: Registry
  readonly stage: Stage
}

/**
 * Draws a page as HTML. When a root component throws, the page is rendered again
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
    return { ...rendered, problems: [...threw, ...rendered.problems] }
  }
}

function render({ page, registry, stage }: RenderPageOptions, draws: Walk['draws']): RenderedPage {
  const problems: DrawProblem[] = []
  const walk: Walk = { registry, draws, report: (problem) => problems.push(problem), callsViews: true }
  const { collected, ...resources } = collectResources()
  const html = pageHtml(page, { ...stage, resources }, walk)
  return { html: withSoftHyphens(html, stage.language), problems, ...collected() }
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
