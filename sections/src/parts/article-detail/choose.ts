import type { Answer, productDetail } from '@vitrine/schemas'
import type { Article } from '../article/kinds.ts'

export type ArticleProduct = Answer<typeof productDetail>

/** The products that an article names by slug or id, in its order, as far as they are there. */
export function productsOf({ props }: Article, all: readonly ArticleProduct[]): readonly ArticleProduct[] {
  const byName = new Map(all.flatMap((product) => [[product.id, product] as const, [product.slug, product] as const]))
  const named = (props.products ?? []).map((name) => byName.get(name)).filter((product) => product !== undefined)
  return [...new Set(named)]
}

/** The articles that were published right after and right before one. */
export interface ArticleNeighbours {
  readonly newer?: Article | undefined
  readonly older?: Article | undefined
}

/** The neighbours of an article in a list that begins with the newest; none where it is not in the list. */
export function neighboursOf(article: Article, newest: readonly Article[]): ArticleNeighbours {
  const at = newest.findIndex(({ id }) => id === article.id)
  return at < 0 ? {} : { newer: newest[at - 1], older: newest[at + 1] }
}

/** Further articles, without the neighbours that are shown anyway: those of the same category first. */
export function relatedTo(
  article: Article,
  all: readonly Article[],
  most: number,
  { newer, older }: ArticleNeighbours,
): readonly Article[] {
  const shown = new Set([article.id, newer?.id, older?.id])
  const others = all.filter(({ id }) => !shown.has(id))
  const isAlike = ({ props }: Article) => props.category !== undefined && props.category === article.props.category
  return [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))].slice(0, most)
}
