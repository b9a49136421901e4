import { isObject, type LinkValue, menuProps, own } from '@vitrine/schemas'
import type { LanguageEditions } from '../../resolve/editions.ts'
import { shapeOf } from '../../values/shape.ts'
import type { PlacedLink, PlacedTree } from './publish-check.ts'
import { type CheckedValue, valuesIn } from './values-in.ts'

const isLink = (value: unknown): value is LinkValue => isObject(value) && typeof value.type === 'string'

const listOf = (node: unknown, name: string): readonly unknown[] => {
  const list = own(node, name)
  return Array.isArray(list) ? list : []
}

/** The links that words of a rich text carry. Rich text nests no deeper than any JSON may. */
function collectLinks(node: unknown, links: LinkValue[]): void {
  for (const mark of listOf(node, 'marks')) {
    const link = own(mark, 'link')
    if (isLink(link)) links.push(link)
  }
  for (const child of listOf(node, 'content')) collectLinks(child, links)
}

function linksOf({ kind, value }: CheckedValue): readonly LinkValue[] {
  const links: LinkValue[] = []
  if (kind === 'rich-text') collectLinks(value, links)
  else if (kind === 'link' && isLink(value)) links.push(value)
  return links
}

const placed = (place: PlacedLink['place'], values: readonly CheckedValue[]): readonly PlacedLink[] =>
  values.flatMap((value) => linksOf(value).map((link) => ({ place, path: value.path, link })))

/** Every link of a language: of what is seen on its pages and around them, in rich text too, and of its menus. */
export const linksIn = (trees: readonly PlacedTree[], { menus }: LanguageEditions): readonly PlacedLink[] => [
  ...trees.flatMap(({ place, drawn }) =>
    drawn.flatMap(({ id, values }) => placed({ ...place, component: id }, values)),
  ),
  ...Object.entries(menus).flatMap(([menu, resolved]) => placed({ menu }, valuesIn(shapeOf(menuProps), resolved))),
]
