import {
  CONTACT_US_PAGE,
  limits,
  listPageUrlByType,
  listSiteCountries,
  policyList,
  productDetail,
  undefinedIfNotFound,
} from '@vitrine/schemas'
import { chatPage } from '@vitrine/sections/system-pages'
import { notFound } from '../../guards/guard.ts'
import { pageQuery } from '../../request/visit.ts'
import { configOf, homeSurround } from '../landing/surround.ts'
import { type Screen, systemAnswer } from '../screen.ts'

/** The chat of a site, without header and footer (R10); it works without script too (R38, R39). */
export const chat: Screen = async (visit, tools) => {
  const { site, links } = visit
  const { query, t } = tools
  if (!site) return notFound(visit)
  const asked = pageQuery(visit).product
  // What cannot be told leaves a gap that the page can live with.
  const [[contact], home, countries, policies, product] = await Promise.all([
    query(listPageUrlByType, { type: CONTACT_US_PAGE }).catch(() => []),
    homeSurround(visit, tools).catch(() => undefined),
    query(listSiteCountries, {}).catch(() => undefined),
    query(policyList, { page: 1, pageSize: limits.pageSize, sort: 'order' }).catch(() => undefined),
    asked === undefined ? undefined : undefinedIfNotFound(query(productDetail, { id: asked })).catch(() => undefined),
  ])
  const contactPage = contact && (await configOf(visit, tools, contact.url).catch(() => undefined))
  const page = chatPage({
    t,
    clientId: site.clientId,
    siteName: site.name,
    home: links.to('/'),
    trees: [contactPage?.edition, home?.footer],
    contact: contact && { href: links.to(contact.url), label: contact.name },
    product,
    countries: countries?.items ?? [],
    policies,
  })
  return { ...systemAnswer(page), surround: home && { menus: home.menus, theme: home.theme, icon: home.icon } }
}
