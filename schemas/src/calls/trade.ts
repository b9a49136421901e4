import { siteShippingTerms } from '../documents/shipping.ts'
import { siteTradeTerms } from '../documents/trade-terms.ts'
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

/** Codes alone: `site.productUnits` names the units, and every runtime the currencies. */
export const siteTrade = call('GET v1/site/trade', {
  name: 'site.trade',
  access: 'visitor',
  summary:
    'The currencies and units that the site sells in, the usual one first and none where its owner said nothing, and what it says beside minimum order quantities, in the language of the header Lang.',
  answer: siteTradeTerms,
})
