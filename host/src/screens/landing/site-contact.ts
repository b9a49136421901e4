import type { SiteContact } from '@vitrine/renderer'
import { CONTACT_US_PAGE, listPageUrlByType, type ResolvedTree } from '@vitrine/schemas'
import { contactIn } from '@vitrine/sections/contact'
import type { Visit } from '../../request/visit.ts'
import type { ScreenTools } from '../screen.ts'
import { configOf } from './surround.ts'

/** How the owner of a site is reached: as the page says it, and what it leaves open the contact page of the site. */
export async function siteContact(
  visit: Visit,
  tools: ScreenTools,
  trees: readonly (ResolvedTree | undefined)[],
): Promise<SiteContact> {
  const name = visit.site?.name ?? ''
  const here = contactIn(trees, name)
  if (here.email !== undefined && here.phone !== undefined && here.address) return here
  // What cannot be told leaves a gap that the sheet can live with.
  const [contact] = await tools.query(listPageUrlByType, { type: CONTACT_US_PAGE }).catch(() => [])
  const page = contact && (await configOf(visit, tools, contact.url).catch(() => undefined))
  return page ? contactIn([...trees, page.edition], name) : here
}
