import type { SiteFiles } from '../features/site-import/files/files.ts'
import { exampleSite } from './site.ts'

/** The example with more products, so that it takes many transactions to store. */
export function manyProducts(clientId: string, count: number): SiteFiles {
  const site = exampleSite(clientId)
  const products = Array.from({ length: count }, (_, at) => [
    `content/product/many-${at}.json`,
    { slug: `many-${at}`, order: at + 10, settings: { props: { name: `Lamp ${at} in size ${at * 7}` } } },
  ])
  return { ...site, documents: { ...site.documents, ...Object.fromEntries(products) } }
}
