import { childPath, isId, isObject, itemPath, type OutlineEntry, own, type ResolvedComponent } from '@vitrine/schemas'
import { branchFor, fits, type Shape, shapeOf } from '../values/shape.ts'
import { componentsInOrder, type Tree } from './page-walk.ts'
import { type Specs, specOf } from './specs.ts'

/**
 * The id that a heading's text makes (R164, R165): lower case, the letters, marks and digits of
 * every script, one hyphen for any white space or hyphens; everything else is dropped. May be empty.
 *
 * `slugOf('Über uns, 2024')` → `über-uns-2024`
 */
export const slugOf = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[\s-]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

interface Heading {
  readonly path: string
  readonly text: string
  readonly level: number
  /** The id that its owner gave it. */
  readonly anchor: string
}

/** A heading where it stands; its path is that of an entry of the outline. */
export type PlacedHeading = Pick<OutlineEntry, 'component' | 'path' | 'text' | 'level'>

const inWords = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ')
const asId = (value: unknown): string => (typeof value === 'string' ? value.trim().replaceAll(/\s+/gu, '-') : '')

function levelOf(heading: number | string, siblings: unknown): number {
  if (typeof heading === 'number') return heading
  const level = own(siblings, heading)
  return typeof level === 'string' && /^h[1-6]$/.test(level) ? Number(level[1]) : 0
}

/** The text of a rich-text node. Rich text nests no deeper than any JSON may. */
const textOf = (node: unknown): string => {
  const text = own(node, 'text')
  if (typeof text === 'string') return text
  if (own(node, 'type') === 'hardBreak') return ' '
  const content = own(node, 'content')
  return Array.isArray(content) ? content.map(textOf).join('') : ''
}

function* richHeadings(node: unknown): Generator<unknown> {
  if (own(node, 'type') === 'heading') yield node
  const content = own(node, 'content')
  if (Array.isArray(content)) for (const child of content) yield* richHeadings(child)
}

function* headingsIn(shape: Shape, value: unknown, path: string): Generator<Heading> {
  if (shape.node.$id === 'rich-text') {
    for (const [index, node] of [...richHeadings(value)].entries()) {
      const level = own(own(node, 'attrs'), 'level') ?? 2
      if (typeof level === 'number') yield { path: `${path}#${index}`, text: textOf(node), level, anchor: '' }
    }
  } else if (shape.item) {
    for (const item of Array.isArray(value) ? value : []) {
      const id = own(item, 'id')
      if (isId(id)) yield* headingsIn(shape.item, item, itemPath(path, id))
    }
  } else if (shape.kind === 'object' && isObject(value) && fits(shape, value)) {
    for (const [name, child] of branchFor(shape, value)?.properties ?? []) {
      const inside = own(value, name)
      const { heading } = child.node
      if (heading !== undefined && typeof inside === 'string') {
        yield {
          path: childPath(path, name),
          text: inside,
          level: levelOf(heading, value),
          anchor: asId(own(value, 'anchor')),
        }
      } else yield* headingsIn(child, inside, childPath(path, name))
    }
  }
}

/** @param concerns which components are looked through, by the shape of their props and these themselves. */
const allHeadings = (
  tree: Tree<ResolvedComponent>,
  specs: Specs,
  concerns: (shape: Shape, props: unknown) => boolean = () => true,
) =>
  [...componentsInOrder(tree, specs)].flatMap(({ id, component, spec }) =>
    spec && component.version === spec.version && concerns(shapeOf(spec.props), component.props)
      ? [...headingsIn(shapeOf(spec.props), component.props, '')].map((heading) => ({ ...heading, component: id }))
      : [],
  )

/** The headings of a tree, of every level, in the order of the document. One without a text is none. */
export const headingsOf = (tree: Tree<ResolvedComponent>, specs: Specs): readonly PlacedHeading[] =>
  allHeadings(tree, specs)
    .map(({ component, path, text, level }) => ({ component, path, text: inWords(text), level }))
    .filter(({ level, text }) => level > 0 && text !== '')

const isCollected = ({ level, text }: Heading): boolean => (level === 1 || level === 2) && inWords(text) !== ''

/** The shapes within a shape whose values may have an anchor, by their name; of lists and unions by none. */
interface AnchorPlaces {
  readonly here: boolean
  readonly inside: readonly (readonly [name: string | undefined, shape: Shape])[]
}

const knownPlaces = new WeakMap<Shape, AnchorPlaces>()

function anchorPlaces(shape: Shape): AnchorPlaces {
  const known = knownPlaces.get(shape)
  if (known) return known
  const unnamed = [...shape.branches.values(), ...(shape.item ? [shape.item] : [])]
  const children = [...shape.properties, ...unnamed.map((child) => [undefined, child] as const)]
  const inside = children.filter(([, child]) => {
    const { here, inside } = anchorPlaces(child)
    return here || inside.length > 0
  })
  const places = { here: shape.properties.has('anchor'), inside }
  knownPlaces.set(shape, places)
  return places
}

/** Whether anything in a value has an anchor. Every visit asks, and hardly any component has one. */
function hasAnchor(shape: Shape, value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => shape.item && hasAnchor(shape.item, item))
  const { here, inside } = anchorPlaces(shape)
  if (here && own(value, 'anchor')) return true
  return inside.some(([name, child]) => hasAnchor(child, name === undefined ? value : own(value, name)))
}

/** Whether any of its components has one is asked first: to walk a page in its order takes longer. */
function anchored(tree: Tree<ResolvedComponent>, specs: Specs): ReturnType<typeof allHeadings> {
  const hasOne = (component: ResolvedComponent | undefined) => {
    const spec = component && specOf(specs, component.type)
    return spec !== undefined && hasAnchor(shapeOf(spec.props), component?.props)
  }
  return Object.values(tree.components).some(hasOne) ? allHeadings(tree, specs, hasAnchor) : []
}

/** The texts that their owner gave an anchor and that no outline names: headings of other levels, and no headings. */
export const anchorsOf = (tree: Tree<ResolvedComponent>, specs: Specs): readonly OutlineEntry[] =>
  anchored(tree, specs)
    .filter((heading) => heading.anchor !== '' && !isCollected(heading))
    .map(({ component, path, text, level, anchor }) => ({ id: anchor, text: inWords(text), level, component, path }))

/**
 * The outline of a page (R163): its headings of level 1 and 2 in the order of the document, each
 * with an id that is unique in the tree. An `anchor` beside a heading is its id; all anchors, and
 * the `reserved` ids of the frame around, are taken before any id is made from a text. A text
 * without a letter becomes `section-n`, doubles get -2, -3 (R165).
 */
export function outlineOf(
  tree: Tree<ResolvedComponent>,
  specs: Specs,
  reserved: Iterable<string> = [],
): readonly OutlineEntry[] {
  const headings = allHeadings(tree, specs)
  const taken = new Set(reserved)
  const anchors = new Set(headings.map(({ anchor }) => anchor).filter((anchor) => anchor !== '' && !taken.has(anchor)))
  for (const anchor of anchors) taken.add(anchor)
  const counts = new Map<string, number>()
  const unique = (wanted: string): string => {
    let id = wanted
    for (let count = (counts.get(wanted) ?? 1) + 1; taken.has(id); count += 1) {
      id = `${wanted}-${count}`
      counts.set(wanted, count)
    }
    taken.add(id)
    return id
  }
  const collected = headings.filter(isCollected)
  return collected.map(({ component, path, text, level, anchor }, index) => {
    // The first heading with an anchor has it; a second one with the same counts on.
    const isFirst = anchors.delete(anchor)
    const id = isFirst ? anchor : unique(anchor || slugOf(text) || `section-${index + 1}`)
    return { id, text: inWords(text), level, component, path }
  })
}
