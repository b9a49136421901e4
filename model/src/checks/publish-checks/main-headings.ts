import { own, type PageType, pageTypes } from '@vitrine/schemas'
import { type Shape, shapeOf } from '../../values/shape.ts'
import type { Finding } from '../finding.ts'
import { type DrawnPages, isEmpty, type PlacedTree, type PublishCheck } from './publish-check.ts'

export interface MainHeading {
  readonly tree: PlacedTree
  readonly component: string
  readonly path: string
}

interface LevelProp {
  readonly name: string
  /** Whether a text of the section names it as its level. */
  readonly isOfText: boolean
}

const known = new WeakMap<Shape, readonly LevelProp[]>()

/** The props that choose the level of a heading. */
function levelProps(shape: Shape): readonly LevelProp[] {
  const hit = known.get(shape)
  if (hit) return hit
  const ofTexts = new Set([...shape.properties.values()].map(({ node }) => node.heading))
  const props = [...shape.properties]
    .filter(([, { node }]) => node.enum?.includes('h1'))
    .map(([name]) => ({ name, isOfText: ofTexts.has(name) }))
  known.set(shape, props)
  return props
}

/** The kinds of pages that show something by its id; its name may be their heading. */
const showsThing = new Set<PageType>(
  pageTypes.filter(({ key, needsId }) => needsId && key !== 'pages').map(({ key }) => key),
)

/**
 * A heading whose text is no prop comes with the product, case or article that is visited. On the pages
 * of those, a text that was left empty may be filled by it too.
 */
const isFromData = ({ component, spec }: DrawnPages, pageType: PageType | undefined): boolean =>
  levelProps(shapeOf(spec.props)).some(
    ({ name, isOfText }) =>
      own(component.props, name) === 'h1' && (!isOfText || (pageType !== undefined && showsThing.has(pageType))),
  )

/** The headings of level 1 that visitors see in a tree, those from data behind the written ones. */
export function mainHeadingsOf(tree: PlacedTree, pageType?: PageType): readonly MainHeading[] {
  const seen = new Set(tree.drawn.map(({ id }) => id))
  const written = tree.tree.outline
    .filter(({ level, component }) => level === 1 && seen.has(component))
    .map(({ component, path }) => ({ tree, component, path }))
  const done = new Set(written.map(({ component }) => component))
  const fromData = tree.drawn.filter((drawn) => !done.has(drawn.id) && isFromData(drawn, pageType))
  return [...written, ...fromData.map(({ id }) => ({ tree, component: id, path: '' }))]
}

/** A page has one heading of level 1 (R137): without any, or with several, it is hard to tell what it is about. */
export const mainHeadings: PublishCheck = ({ language, editions, trees }) => {
  const around = new Map(
    trees.flatMap((tree) => (tree.place.part ? [[tree.place.part, mainHeadingsOf(tree)] as const] : [])),
  )
  return editions.editions.flatMap(({ page }, at): readonly Finding[] => {
    const tree = trees[at]
    // An empty page has its own finding.
    if (!tree || isEmpty(tree)) return []
    const parts = (['header', 'footer'] as const).flatMap((part) => (page[part] ? (around.get(part) ?? []) : []))
    const all = [...mainHeadingsOf(tree, page.pageType), ...parts]
    const finding = { level: 'warning', page: page.id, language } as const
    if (all.length === 0) return [{ ...finding, path: '', key: 'check.mainHeadingMissing', params: {} }]
    const second = all[1]
    if (!second) return []
    const where = second.tree === tree ? { component: second.component, path: second.path } : { path: '' }
    return [{ ...finding, ...where, key: 'check.mainHeadings', params: { number: all.length } }]
  })
}
