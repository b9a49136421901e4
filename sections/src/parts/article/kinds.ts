import {
  type Answer,
  caseCategories,
  caseDetail,
  caseList,
  type InfoProps,
  infoCategories,
  infoDetail,
  infoList,
  type LinkValue,
} from '@vitrine/schemas'

/** What has a long text, a list and a page of its own: a case, or an article of the news. */
export type ArticleKind = 'case' | 'info'

type Case = Answer<typeof caseDetail>

/** A case or an article of the news: what only one of the two has is missing from the other. */
export type Article = Case & { readonly props: Pick<InfoProps, 'author'> }

/** Where the kinds differ: their calls, their pages, and the order in which further ones are looked for. */
export const articleKinds = {
  case: {
    list: caseList,
    categories: caseCategories,
    detail: caseDetail,
    page: 'case',
    listPage: 'cases',
    sort: 'order',
  },
  info: {
    list: infoList,
    categories: infoCategories,
    detail: infoDetail,
    page: 'info-detail',
    listPage: 'info',
    sort: 'newest',
  },
} as const

export const linkTo = (kind: ArticleKind, { slug }: Article): LinkValue => ({
  type: 'page',
  pageType: articleKinds[kind].page,
  id: slug,
  newTab: false,
})

export const linkToAll = (kind: ArticleKind): LinkValue => ({
  type: 'page',
  pageType: articleKinds[kind].listPage,
  newTab: false,
})
