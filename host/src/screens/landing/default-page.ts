import { languageOrder, treeInLanguage } from '@vitrine/model'
import type { ResolvedTree } from '@vitrine/schemas'
import { type DefaultPageType, defaultPage } from '@vitrine/sections'
import { sectionSpecs } from '../../plugins/specs.ts'
import type { Visit } from '../../request/visit.ts'
import type { RouteKey } from '../../routing/routes.ts'

/** The kinds of pages that are there without being designed, by their route. */
const pageTypes: Readonly<Partial<Record<RouteKey, DefaultPageType>>> = {
  home: 'home',
  products: 'products',
  product: 'product',
  collection: 'collections',
  cases: 'cases',
  case: 'case',
  info: 'info',
  infoDetail: 'info-detail',
  policy: 'policy',
  inquiryList: 'inquiry-list',
}

/** What is shown at an address for which the release has no page, if there may be something. */
export function defaultPageFor(visit: Visit, title: string): ResolvedTree | undefined {
  const pageType = visit.key && pageTypes[visit.key]
  const { language } = visit
  const order = languageOrder({ defaultLanguage: language, languages: [] }, language)
  return pageType && treeInLanguage(defaultPage(pageType, title), sectionSpecs, order)
}
