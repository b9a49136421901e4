import type { ContentKind, Draft, LinkValue, ResolvedComponent, ResolvedTree, SectionSpec } from '@vitrine/schemas'
import { componentsInOrder } from '../../document/page-walk.ts'
import type { Specs } from '../../document/specs.ts'
import type { LanguageEditions } from '../../resolve/editions.ts'
import { shapeOf } from '../../values/shape.ts'
import type { DraftPlace, Finding } from '../finding.ts'
import type { KnownSample } from '../samples.ts'
import { type CheckedValue, valuesIn } from './values-in.ts'

/** A product, case, article, collection or policy that links may lead to. */
export interface KnownContent {
  readonly kind: ContentKind
  readonly id: string
  readonly slug: string
  /** Whether visitors can see it. */
  readonly isPublished: boolean
}

/** A content that came with the site, and still shows something of what it came with. */
export interface SampleContent {
  readonly kind: ContentKind
  readonly id: string
  /** What it is called. */
  readonly name: string
}

/** A component that visitors see, with its section. */
export interface DrawnPages {
  readonly id: string
  readonly component: ResolvedComponent
  readonly spec: SectionSpec
  /** Its pictures, films, links and rich texts. */
  readonly values: readonly CheckedValue[]
}

/** A page, the header or the footer in one language. */
export interface PlacedTree {
  readonly place: DraftPlace
  readonly tree: ResolvedTree
  readonly drawn: readonly DrawnPages[]
}

/** A link that visitors can follow, and where it stands. */
export interface PlacedLink {
  readonly place: DraftPlace & { readonly component?: string }
  readonly path: string
  readonly link: LinkValue
}

/** A draft in one language, as its checks read it. */
export interface InLanguage {
  readonly draft: Draft
  readonly specs: Specs
  readonly language: string
  readonly editions: LanguageEditions
  readonly trees: readonly PlacedTree[]
  readonly links: readonly PlacedLink[]
  /** By kind, then by id and slug; `undefined` when nobody knows what there is. */
  readonly contents: ContentsByKind | undefined
  /** The hosts that visitors' browsers load files from; `undefined` when nobody knows. */
  readonly mediaHosts: readonly string[] | undefined
  /** The texts and pictures that the site came with, by what has them. */
  readonly samples: ReadonlyMap<string, readonly KnownSample[]>
}

export type ContentsByKind = ReadonlyMap<ContentKind, ReadonlyMap<string, KnownContent>>

/** One check of a draft in one language: a pure function. Its findings carry that language. */
export type PublishCheck = (checking: InLanguage) => readonly Finding[]

/** One check of an upgraded draft as it is stored, in all languages at once: a pure function. */
export type DraftCheck = (draft: Draft, specs: Specs) => readonly Finding[]

/** Whether visitors see anything of a tree. A layout is seen by what stands in it only. */
export const isEmpty = ({ drawn }: PlacedTree): boolean => drawn.every(({ spec }) => spec.category === 'layout')

const isHidden = ({ props, mobile }: ResolvedComponent): boolean =>
  props.visible === false && (mobile?.visible ?? false) === false

/** What visitors see of a tree: neither hidden nor unknown, and not inside of what is. */
function drawnIn(tree: ResolvedTree, specs: Specs): readonly DrawnPages[] {
  const drawn: DrawnPages[] = []
  const unseen = new Set<string>()
  for (const { id, component, spec } of componentsInOrder(tree, specs)) {
    if (spec && component.version === spec.version && !unseen.has(id) && !isHidden(component))
      drawn.push({ id, component, spec, values: valuesIn(shapeOf(spec.props), component.props) })
    else for (const ids of Object.values(component.slots ?? {})) for (const child of ids) unseen.add(child)
  }
  return drawn
}

/** A tree in its place, with what visitors see of it. */
export const placedTree = (place: DraftPlace, tree: ResolvedTree, specs: Specs): PlacedTree => ({
  place,
  tree,
  drawn: drawnIn(tree, specs),
})

/** The trees of a language: its pages, then what stands around them. */
export function treesOf({ editions, header, footer }: LanguageEditions, specs: Specs): readonly PlacedTree[] {
  const placed = (place: DraftPlace, tree: ResolvedTree) => placedTree(place, tree, specs)
  return [
    ...editions.map((edition) => placed({ page: edition.page.id }, edition)),
    ...(header ? [placed({ part: 'header' }, header)] : []),
    ...(footer ? [placed({ part: 'footer' }, footer)] : []),
  ]
}
