import { type DataOf, type Stage, useStage } from '@vitrine/renderer'
import type { LinkValue, PathTo, ResolvedMenuItem } from '@vitrine/schemas'
import { withoutQuery } from '../parts/address/without-query.ts'
import { type load, pageKindOf } from './load.ts'
import type { BreadcrumbsProps } from './spec.ts'

/** A step of the way. `path` is where an owner's own label stands; `language` is that of a name from elsewhere. */
export interface TrailStep {
  readonly key: string
  readonly label: string
  readonly path?: PathTo<BreadcrumbsProps, string>
  readonly to?: LinkValue | undefined
  readonly language?: string | undefined
  /** It is the page that is visited. */
  readonly isCurrent?: boolean
}

const page = (pageType: 'products' | 'cases' | 'info'): LinkValue => ({ type: 'page', pageType, newTab: false })

/** The way from the home page to this one, without the home page. */
export function useTrail(props: BreadcrumbsProps, data: DataOf<typeof load>): readonly TrailStep[] {
  const stage = useStage()
  const list = listOf(stage)
  const isOfList = list !== undefined && stage.visit.id === undefined
  const own: TrailStep | undefined = props.current?.trim()
    ? { key: 'current', label: props.current, path: 'current' }
    : isOfList
      ? list
      : (subjectOf(data) ?? menuEntry(stage))
  return [
    ...(list && !isOfList ? [list] : []),
    ...props.between
      .filter(({ label }) => label.trim() !== '')
      .map(({ id, label, link }) => ({ key: id, label, path: `between[${id}].label` as const, to: link })),
    ...collectionOf(props, data),
    ...(own ? [{ ...own, isCurrent: true }] : []),
  ]
}

/** The list that the visited page is, or stands below. */
function listOf(stage: Stage): TrailStep | undefined {
  switch (pageKindOf(stage.visit)) {
    case 'products':
    case 'product':
    case 'collection':
      return listStep(stage, page('products'), 'breadcrumbs.products')
    case 'cases':
    case 'case':
      return listStep(stage, page('cases'), 'breadcrumbs.cases')
    case 'info':
    case 'info-detail':
      return listStep(stage, page('info'), 'breadcrumbs.news')
    default:
      return undefined
  }
}

/** A list is called as in the first row of a menu; else by our own word. */
function listStep(stage: Stage, to: LinkValue, word: string): TrailStep {
  const named = entryTo(stage, stage.href(to), false)
  return { key: 'list', label: named?.label ?? stage.words(word), language: named?.language, to }
}

function subjectOf(data: DataOf<typeof load>): TrailStep | undefined {
  const named = data.product ?? data.collection
  if (named) return { key: 'subject', label: named.props.name, language: named.languages?.name }
  const titled = data.case ?? data.info ?? data.policy
  return titled && { key: 'subject', label: titled.props.title, language: titled.languages?.title }
}

/** The first collection of a product that there is. */
function collectionOf(props: BreadcrumbsProps, { product, collections }: DataOf<typeof load>): readonly TrailStep[] {
  if (!props.showCollection) return []
  const slugs = product?.props.collections ?? []
  const found = collections?.items.find(({ slug }) => slugs.includes(slug))
  if (!found) return []
  const to: LinkValue = { type: 'page', pageType: 'collections', id: found.slug, newTab: false }
  return [{ key: 'collection', label: found.props.name, to, language: found.languages?.name }]
}

/** What a menu calls the page that is visited. */
function menuEntry(stage: Stage): TrailStep | undefined {
  const { visit } = stage
  const entry = visit.path === '/' ? undefined : entryTo(stage, stage.address(visit.path), true)
  return entry && { key: 'menu', label: entry.label, language: entry.language }
}

/** The entry of a menu that leads to an address: of its first row, or of the rows below too. */
function entryTo(stage: Stage, address: string | undefined, below: boolean): ResolvedMenuItem | undefined {
  const leadsThere = ({ link }: ResolvedMenuItem) => {
    const href = link && stage.href(link)
    return href !== undefined && !href.includes('#') && withoutQuery(href) === withoutQuery(address ?? '')
  }
  const entries = Object.values(stage.site.menus).flatMap(({ items }) =>
    items.flatMap((item) => [item, ...(below ? ((item.children ?? []) as readonly ResolvedMenuItem[]) : [])]),
  )
  return entries.find(leadsThere)
}
