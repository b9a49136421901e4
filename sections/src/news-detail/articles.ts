import type { Answer, infoDetail, Link } from '@vitrine/schemas'

export type Article = Answer<typeof infoDetail>

/** The articles that were published right after and right before one. */
export interface ArticleNeighbours {
  readonly newer?: Article | undefined
  readonly older?: Article | undefined
}

export const linkTo = ({ slug }: Article): Link => ({ type: 'page', pageType: 'info-detail', id: slug, newTab: false })

/** The neighbours of an article in a list that begins with the newest; none where it is not in the list. */
export function neighboursOf(article: Article, newest: readonly Article[]): ArticleNeighbours {
  const at = newest.findIndex(({ id }) => id === article.id)
  return at < 0 ? {} : { newer: newest[at - 1], older: newest[at + 1] }
}

/** Further articles, without the neighbours that are shown anyway: those of the same category first. */
export function relatedTo(
  article: Article,
  newest: readonly Article[],
  most: number,
  { newer, older }: ArticleNeighbours,
): readonly Article[] {
  const shown = new Set([article.id, newer?.id, older?.id])
  const others = newest.filter(({ id }) => !shown.has(id))
  const isAlike = ({ props }: Article) => props.category !== undefined && props.category === article.props.category
  return [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))].slice(0, most)
}
