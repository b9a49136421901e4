import { type DataOf, type Stage, useStage } from '@vitrine/renderer'
import type { Link, ResolvedMenuItem } from '@vitrine/schemas'
import { kindOf, type load } from './load.ts'
import type { BreadcrumbsProps } from './spec.ts'

/** A step of the way. `path` is where an owner's own label stands; `language` is that of a name from elsewhere. */
export interface Step {
  readonly key: string
  readonly label: string
  readonly path?: string
  readonly to?: Link | undefined
  readonly language?: string | undefined
  /** It is the page that is visited. */
  readonly isCurrent?: boolean
}

const page = (pageType: 'products' | 'cases' | 'info'): Link => ({ type: 'page', pageType, newTab: false })

/** The way from the home page to this one, without the home page. */
export function useTrail(props: BreadcrumbsProps, data: DataOf<typeof load>): readonly Step[] {
  const stage = useStage()
  const list = listOf(stage)
  const isOfList = list !== undefined && stage.visit.id === undefined
  const own: Step | undefined = props.current?.trim()
    ? { key: 'current', label: props.current, path: 'current' }
    : isOfList
      ? list
      : (subjectOf(data) ?? menuEntry(stage))
  return [
    ...(list && !isOfList ? [list] : []),
    ...props.between
      .filter(({ label }) => label.trim() !== '')
      .map(({ id, label, link }) => ({ key: id, label, path: `between[${id}].label`, to: link })),
    ...collectionOf(props, data),
    ...(own ? [{ ...own, isCurrent: true }] : []),
  ]
}

/** The list that the visited page is, or stands below. */
function listOf({ visit, words }: Stage): Step | undefined {
  switch (kindOf(visit)) {
    case 'products':
    case 'product':
    case 'collection':
      return { key: 'list', label: words('breadcrumbs.products'), to: page('products') }
    case 'cases':
    case 'case':
      return { key: 'list', label: words('breadcrumbs.cases'), to: page('cases') }
    case 'info':
    case 'info-detail':
      return { key: 'list', label: words('breadcrumbs.news'), to: page('info') }
    default:
      return undefined
  }
}

function subjectOf(data: DataOf<typeof load>): Step | undefined {
  const named = data.product ?? data.collection
  if (named) return { key: 'subject', label: named.props.name, language: named.languages?.name }
  const titled = data.case ?? data.info ?? data.policy
  return titled && { key: 'subject', label: titled.props.title, language: titled.languages?.title }
}

/** The first collection of a product that there is. */
function collectionOf(props: BreadcrumbsProps, { product, collections }: DataOf<typeof load>): readonly Step[] {
  if (!props.showCollection) return []
  const slugs = product?.props.collections ?? []
  const found = collections?.items.find(({ slug }) => slugs.includes(slug))
  if (!found) return []
  const to: Link = { type: 'page', pageType: 'collections', id: found.slug, newTab: false }
  return [{ key: 'collection', label: found.props.name, to, language: found.languages?.name }]
}

/** What a menu calls the page that is visited. */
function menuEntry(stage: Stage): Step | undefined {
  const { visit, site } = stage
  if (visit.path === '/') return undefined
  const here = pathOf(stage.address(visit.path))
  const leadsHere = ({ link }: ResolvedMenuItem) => {
    const href = link && stage.href(link)
    return href !== undefined && !href.includes('#') && pathOf(href) === here
  }
  const entries = Object.values(site.menus).flatMap(({ items }) =>
    items.flatMap((item) => [item, ...((item.children ?? []) as readonly ResolvedMenuItem[])]),
  )
  const entry = entries.find(leadsHere)
  return entry && { key: 'menu', label: entry.label, language: entry.language }
}

const pathOf = (address: string) => address.split('?', 1)[0]
