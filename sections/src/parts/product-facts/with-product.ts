import type { Product } from './product-of.ts'

/** The place to ask, with the product that is asked about; what was chosen of another one stays behind. */
export function withProduct(href: string, { id }: Pick<Product, 'id'>): string {
  if (href.startsWith('#')) return href
  const [before = '', hash] = href.split(/#(.*)/s)
  const [path, query] = before.split(/\?(.*)/s)
  const search = new URLSearchParams(query)
  if (search.get('product') !== id) for (const name of ['s', 'to']) search.delete(name)
  search.set('product', id)
  return `${path}?${search}${hash === undefined ? '' : `#${hash}`}`
}
