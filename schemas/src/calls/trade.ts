import { siteShippingTerms } from '../documents/shipping.ts'
import { country, unit } from '../trade.ts'
import { call, listOf } from './call.ts'

/** One page holds them all. Its order is that of `unitCodes`: what is counted first, what is measured last. */
export const listProductUnits = call('GET v1/page/product/list-product-unit', {
  name: 'site.productUnits',
  access: 'visitor',
  summary: 'The units in which products are counted, in the language of the header Lang.',
  answer: listOf(unit),
})

/** One page holds them all, sorted as the language sorts. */
export const listSiteCountries = call('GET v1/page/country/list-site-country', {
  name: 'site.countries',
  access: 'visitor',
  summary: 'The countries that the site serves, in the language of the header Lang.',
  answer: listOf(country),
})

/** What the owner says in the settings of the site; a product may say otherwise of itself. */
export const siteShipping = call('GET v1/site/shipping', {
  name: 'site.shipping',
  access: 'visitor',
  summary:
    'How the site ships, and how long goods travel to the countries it names, in the language of the header Lang.',
  answer: siteShippingTerms,
})
