import { componentsInOrder } from '@vitrine/model'
import type { ImageValue, ResolvedTree } from '@vitrine/schemas'

/** Icons and drawings are too small, or are of a kind that no link preview shows. */
const isPicture = ({ src, width }: ImageValue): boolean =>
  typeof src === 'string' && /\.(?:webp|jpe?g|png|avif|gif)(?:\?|$)/i.test(src) && !(width !== undefined && width < 200)

/** The first picture inside values, depth first. */
function pictureIn(value: unknown): ImageValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (isPicture(value)) return value
  for (const inside of Object.values(value)) {
    const picture = pictureIn(inside)
    if (picture) return picture
  }
  return undefined
}

/** The first picture of a page, in the order of the document. */
export function firstPicture(tree: ResolvedTree): ImageValue | undefined {
  for (const { component } of componentsInOrder(tree, [])) {
    const picture = pictureIn(component.props)
    if (picture) return picture
  }
  return undefined
}
