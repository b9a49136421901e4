import { type Json, newId, type SectionSpec } from '@vitrine/schemas'
import { sectionSpecs } from '@vitrine/sections/specs'
import { isWhole } from '../pages.ts'
import { createFiller } from './fill.ts'
import { texts } from './strings.ts'

/** How many sections of a type are placed, each with other strings in the same places. */
const variants = isWhole ? texts.length : 2
const typesOnPage = 4

/** The same strings in the same places in every run, and others in every variant. */
export const filler = (from: number) => createFiller({ flavour: 'fitting', stored: true, from })

export const settingsOf = ({ props }: Pick<SectionSpec, 'props'>, from: number) => ({
  props: filler(from).props(props),
  editPropsByLangEnvMap: { ar: filler(from + 5).map(props) },
})

type Placed = readonly [spec: SectionSpec, from: number]

/** What stands on each page, by its id: some types, all variants beside each other. */
function layOut(): ReadonlyMap<string, readonly Placed[]> {
  const from = Array.from({ length: variants }, (_, index) => index * Math.floor(texts.length / variants))
  const singles = sectionSpecs.filter(({ nesting }) => nesting?.single)
  const others = sectionSpecs.filter(({ nesting }) => !nesting?.single)
  const groups = Array.from({ length: Math.ceil(others.length / typesOnPage) }, (_, at) =>
    others.slice(at * typesOnPage, (at + 1) * typesOnPage),
  )
  // What may stand on a page only once needs more pages.
  const single = from.slice(0, isWhole ? undefined : 2)
  return new Map<string, readonly Placed[]>([
    ...groups.map((specs, at): [string, Placed[]] => [
      `hostile-${at}`,
      specs.flatMap((spec) => from.map((one): Placed => [spec, one])),
    ]),
    ...single.map((one): [string, Placed[]] => [`hostile-single-${one}`, singles.map((spec): Placed => [spec, one])]),
  ])
}
export const hostilePages = layOut()

const text = (at: number): string => texts[at % texts.length] as string

/** A new page with nothing on it; its name, title and description are hostile. */
export const addPage = (id: string, from: number) => ({
  type: 'add-page' as const,
  page: {
    id,
    pageType: 'pages' as const,
    slug: id,
    order: 0,
    settings: { props: { name: text(from), seo: { title: text(from + 1), description: text(from + 2) } as Json } },
  },
  pageSchema: { version: 1, root: [], components: {} },
  settings: {},
  after: null,
})

/** A new component at the start of a page. */
export function inserting({ type, version }: SectionSpec, page: string, settings: object) {
  const root = newId()
  return {
    type: 'insert-component' as const,
    page,
    parent: null,
    after: null,
    root,
    components: { [root]: { type, version } },
    settings: { [root]: settings as never },
  }
}

/** Which of the sections that were placed on the page of an address are not drawn there. */
export function missing(path: string, sections: readonly string[]): readonly string[] {
  const placed = hostilePages.get(/\/pages\/([^?]*)/.exec(path)?.[1] ?? '') ?? []
  const left = [...sections]
  return placed.flatMap(([{ type }, from]) => {
    const at = left.indexOf(type)
    if (at < 0) return [`${type} ${from} is not drawn`]
    left.splice(at, 1)
    return []
  })
}

const lists = ['', '/products', '/cases', '/info', '/collection/hostile-0']
const categories = ['cases', 'info'].map((list) => `/${list}?category=${encodeURIComponent(text(0))}`)
const details = ['product', 'case', 'info-detail', 'policy'].flatMap((kind) =>
  [0, 1].map((at) => `/${kind}/hostile-${at}`),
)

/** The public addresses that something hostile is shown at. */
export const addresses: readonly string[] = [
  ...lists,
  ...categories,
  ...details,
  ...[...hostilePages.keys()].map((id) => `/pages/${id}`),
].map((path) => `/acme${path}`)

/** The same addresses with another parameter. */
export const withQuery = (paths: readonly string[], query: string): readonly string[] =>
  paths.map((path) => `${path}${path.includes('?') ? '&' : '?'}${query}`)
