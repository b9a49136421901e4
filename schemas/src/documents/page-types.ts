/** The kinds of pages and their base paths (specification §2, R84, R258). */
export const pageTypes = [
  { key: 'home', basePath: '/', single: true, needsId: false },
  { key: 'pages', basePath: '/pages', single: false, needsId: true },
  { key: 'collections', basePath: '/collections', single: true, needsId: true },
  { key: 'products', basePath: '/products', single: true, needsId: false },
  { key: 'product', basePath: '/product', single: true, needsId: true },
  { key: 'cases', basePath: '/cases', single: true, needsId: false },
  { key: 'case', basePath: '/case', single: true, needsId: true },
  { key: 'info', basePath: '/info', single: true, needsId: false },
  { key: 'info-detail', basePath: '/info-detail', single: true, needsId: true },
  // Not among the base paths of the specification, but routes of it, so owners lay them out too.
  { key: 'policy', basePath: '/policy', single: true, needsId: true },
  // A page of the owner's with an address of its own, and the one that ways to the supplier lead to.
  { key: 'contact-us', basePath: '/pages', single: true, needsId: false },
  { key: 'inquiry-list', basePath: '/inquiry-list', single: true, needsId: false },
  { key: 'chat', basePath: '/chat', single: true, needsId: false },
] as const

export type PageType = (typeof pageTypes)[number]['key']
export const pageTypeKeys = pageTypes.map(({ key }) => key) as readonly PageType[]

/** Whether pages of a kind stand under `/pages/`, at a last part that their owner chooses. */
export const hasOwnSlug = (pageType: PageType): boolean => pageType === 'pages' || pageType === 'contact-us'
