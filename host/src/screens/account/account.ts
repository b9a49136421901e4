import { type Answer, listDrafts, listMembers, listSessions, me, undefinedIfNotFound } from '@vitrine/schemas'
import { accountPage } from '@vitrine/sections/system-pages'
import { redirect } from '../../guards/guard.ts'
import type { Visit } from '../../request/visit.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import { type Screen, type ScreenTools, systemAnswer } from '../screen.ts'

/** What somebody who works on sites finds of their own: sites, name, password, sessions. */
export const account: Screen = async (visit, tools) => {
  const { fullPath, links, language } = visit
  const known = await undefinedIfNotFound(tools.query(me, {}))
  if (!known) return redirect(303, links.to(routeAddress(routes.login), { to: fullPath }))
  const [sites, sessions] = await Promise.all([
    Promise.all(known.sites.map((site) => siteOf(site, visit, tools))),
    tools.query(listSessions, {}),
  ])
  const action = links.to(routeAddress(routes.account))
  const newSite = known.mayAddSites ? links.to(routeAddress(routes.newSite)) : undefined
  return systemAnswer(accountPage({ t: tools.t, language, action, account: known, sites, newSite, sessions }))
}

/** A site of an account, with the ways to its drafts and who works on it. */
async function siteOf(
  { tenantId, clientId, siteName, role }: Answer<typeof me>['sites'][number],
  { links }: Visit,
  { queryOf, t }: ScreenTools,
) {
  const query = queryOf(tenantId)
  const [drafts, members] = await Promise.all([query(listDrafts, {}), query(listMembers, { pageSize: 100 })])
  const designer = (draftsId: string) => `/${clientId}${routeAddress(routes.designer, { draftsId })}`
  return {
    id: tenantId,
    name: siteName,
    role,
    members: members.items,
    links: [
      { href: links.to(`/${clientId}${routeAddress(routes.office)}`), label: t('office.title') },
      { href: links.to(`/${clientId}`), label: t('account.openSite') },
      ...drafts.flatMap(({ id, name }) => [
        { href: links.to(designer(id)), label: t('account.editDraft', { name }) },
        { href: links.to(`/${clientId}`, { draftsId: id }), label: t('account.seeDraft', { name }) },
      ]),
    ],
  }
}
