import { type Load, request, type StageVisit } from '@vitrine/renderer'
import { type ArticleKind, articleKinds } from '../article/kinds.ts'
import { type Listing, questionOf } from '../listing/choice.ts'
import type { ArticleListProps } from './article-list-props.ts'

/** A list of one category has no other to offer. */
export const articleListing = (props: ArticleListProps): Listing => ({
  ...props,
  showCategories: props.showCategories && !props.category,
})

export const loadList =
  (kind: ArticleKind) =>
  ({ props, visit }: { readonly props: ArticleListProps; readonly visit: StageVisit }) => {
    const { list, categories } = articleKinds[kind]
    const listing = articleListing(props)
    return {
      articles: request(list, questionOf(listing, visit, props.category)),
      ...(listing.showCategories && { categories: request(categories, {}) }),
    } satisfies ReturnType<Load<ArticleListProps>>
  }
