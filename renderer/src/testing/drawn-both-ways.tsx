import type { ResolvedTree } from '@vitrine/schemas'
import { htmlOf } from '../page/html-of.tsx'
import { PageView } from '../page/page-view.tsx'
import { renderPage } from '../page/render-page.tsx'
import type { Registry } from '../section/prepared-section.ts'
import type { Stage } from '../stage/stage.ts'
import { sampleWalk } from './sample-walk.ts'

/** HTML with the ids that React makes numbered in the order in which they first stand there. */
function withNumberedIds(html: string): string {
  const ids = new Map<string, number>()
  return html.replaceAll(/_\w*R_\w+/g, (id) => {
    if (!ids.has(id)) ids.set(id, ids.size)
    return `id-${ids.get(id)}`
  })
}

/**
 * A page as the server draws it, whose views are called, and as browsers do, where each is a component: both without
 * soft hyphens, and with numbers in the place of the ids that React makes.
 */
export function drawnBothWays(main: ResolvedTree, registry: Registry, stage: Stage) {
  const rendered = renderPage({ page: { main }, registry, stage })
  const asComponents = htmlOf(<PageView page={{ main }} stage={stage} walk={sampleWalk(registry)} />)
  const comparable = (html: string) => withNumberedIds(html.replaceAll('\u00ad', ''))
  return { called: comparable(rendered.html), asComponents: comparable(asComponents), problems: rendered.problems }
}
