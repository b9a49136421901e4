import { listDrafts } from '@vitrine/schemas'
import type { Visit } from '../request/visit.ts'
import { routeAddress, routes } from '../routing/routes.ts'
import type { ScreenTools } from '../screens/screen.ts'

interface Site {
  readonly tenantId: string
  readonly clientId: string
}

/** Where somebody works who has just signed in: the designer of their only site, else their account. */
export async function workplace(
  sites: readonly Site[],
  { links }: Visit,
  { queryOf }: Pick<ScreenTools, 'queryOf'>,
): Promise<string> {
  const [site, ...more] = sites
  if (!site || more.length > 0) return links.to(routeAddress(routes.account))
  const [draft] = await queryOf(site.tenantId)(listDrafts, {}).catch(() => [])
  if (!draft) return links.to(routeAddress(routes.account))
  return links.to(`/${site.clientId}${routeAddress(routes.designer, { draftsId: draft.id })}`)
}
