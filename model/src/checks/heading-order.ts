import type { PageType, ResolvedTree } from '@vitrine/schemas'
import { headingsOf, type PlacedHeading } from '../document/headings.ts'
import type { Specs } from '../document/specs.ts'
import { mainHeadingsOf } from './publish-checks/main-headings.ts'
import { placedTree } from './publish-checks/publish-check.ts'

/** What a page is made of: its body, and what stands around it. */
export interface PageTrees {
  readonly body: ResolvedTree
  readonly around: readonly ResolvedTree[]
}

export interface HeadingOrder {
  /** The headings of level 1 that visitors see, those of the body first. A path is empty where the text is no prop. */
  readonly main: readonly { readonly component: string; readonly path: string }[]
  /** The headings of the body that are more than one level below the one before. */
  readonly skipped: readonly (PlacedHeading & { readonly before: number })[]
}

/** How the headings of one page follow each other, of those that visitors see (R137). */
export function headingOrder({ body, around }: PageTrees, specs: Specs, pageType?: PageType): HeadingOrder {
  const [page, ...others] = [body, ...around].map((tree) => placedTree({}, tree, specs))
  if (!page) return { main: [], skipped: [] }
  const main = [...mainHeadingsOf(page, pageType), ...others.flatMap((tree) => mainHeadingsOf(tree))]
  const seen = new Set(page.drawn.map(({ id }) => id))
  const headings = headingsOf(body, specs).filter(({ component }) => seen.has(component))
  const skipped = headings.flatMap((heading, at) => {
    const before = headings[at - 1]?.level ?? 1
    return heading.level > before + 1 ? [{ ...heading, before }] : []
  })
  return { main: main.map(({ component, path }) => ({ component, path })), skipped }
}
