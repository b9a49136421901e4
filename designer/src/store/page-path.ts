import { pageAddress } from '@vitrine/model'
import { hasOwnSlug, isAddedPageType, type PageRecord, pageTypes } from '@vitrine/schemas'

/** The path under which visitors find a page; of one that shows contents, the path of their list. */
export function draftPathOf(page: Pick<PageRecord, 'pageType' | 'slug' | 'id'> | undefined): string {
  if (page && isAddedPageType(page.pageType)) return pageAddress(page.pageType, page.slug ?? page.id)
  const type = pageTypes.find(({ key }) => key === page?.pageType)
  if (!page || !type) return '/'
  return hasOwnSlug(page.pageType) ? `${type.basePath}/${page.slug ?? page.id}` : type.basePath
}
