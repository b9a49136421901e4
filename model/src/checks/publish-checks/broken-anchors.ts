import { hasOwnSlug, type LinkValue } from '@vitrine/schemas'
import type { DraftPlace, Finding } from '../finding.ts'
import type { InLanguage, PlacedTree, PublishCheck } from './publish-check.ts'

/** The ids that every page has; browsers take `#top` to its start. */
const onEveryPage = ['main', 'top']

/** The ids of a tree: its headings, and what owners called by a name. */
const idsOf = ({ tree, drawn }: PlacedTree): readonly string[] => [
  ...tree.outline.map(({ id }) => id),
  ...drawn.flatMap(({ component: { props } }) => (typeof props.anchor === 'string' ? [props.anchor.trim()] : [])),
]

interface Target {
  readonly ids: ReadonlySet<string>
  readonly components: ReadonlySet<string>
}

/** The name of the page that a link names; other kinds of pages show what no draft knows. */
function nameOf(link: LinkValue, { page }: DraftPlace): string | undefined {
  if (link.type === 'anchor') return page === undefined ? undefined : `id ${page}`
  if (link.type !== 'page') return undefined
  return link.pageType === 'home' ? 'home' : hasOwnSlug(link.pageType) ? `pages/${link.id ?? ''}` : undefined
}

/** What stands on each page of the draft, by the names that links have for the page. */
function targetsIn({ editions, trees }: InLanguage): ReadonlyMap<string, Target> {
  const parts = trees.flatMap((tree) => (tree.place.part ? [[tree.place.part, idsOf(tree)] as const] : []))
  const targets = new Map<string, Target>()
  for (const [at, { page }] of editions.editions.entries()) {
    const tree = trees[at]
    if (!tree) continue
    const around = parts.flatMap(([part, ids]) => (page[part] ? ids : []))
    const target = {
      ids: new Set([...onEveryPage, ...idsOf(tree), ...around]),
      components: new Set(tree.drawn.map(({ id: component }) => component)),
    }
    const { id, pageType, slug = id } = page
    const names = hasOwnSlug(pageType) ? [`pages/${id}`, `pages/${slug}`] : pageType === 'home' ? ['home'] : []
    for (const name of [`id ${id}`, ...names]) targets.set(name, target)
  }
  return targets
}

/**
 * Links to a place on a page that is not there: a warning, since the page still opens. What sections draw
 * from data has ids that begin with that of their component; those are trusted, and so are links in the
 * header, the footer and menus to "this page", which stand on many.
 */
export const brokenAnchors: PublishCheck = (checking) => {
  const findings: Finding[] = []
  let targets: ReadonlyMap<string, Target> | undefined
  for (const { link, place, path } of checking.links) {
    const anchor = 'anchor' in link ? link.anchor?.replace(/^#/, '') : undefined
    const name = anchor ? nameOf(link, place) : undefined
    if (!anchor || name === undefined) continue
    targets ??= targetsIn(checking)
    const target = targets.get(name)
    if (!target || target.ids.has(anchor) || target.components.has(anchor.split('-', 1)[0] ?? '')) continue
    const { language } = checking
    findings.push({ level: 'warning', ...place, language, path, key: 'check.anchorMissing', params: { anchor } })
  }
  return findings
}
