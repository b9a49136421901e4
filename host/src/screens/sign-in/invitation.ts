import { me, readInvitation, undefinedIfClientError, undefinedIfNotFound } from '@vitrine/schemas'
import { invitationPage, noticePage } from '@vitrine/sections/system-pages'
import { routeAddress, routes } from '../../routing/routes.ts'
import { wayOut } from '../error/way-out.ts'
import { type Screen, systemAnswer } from '../screen.ts'

/** Where an invited person joins a site: with a new account, or with the one that is there. */
export const invitation: Screen = async (visit, tools) => {
  const { token = '' } = visit.params
  const { t, query } = tools
  const invited = await undefinedIfClientError(query(readInvitation, { token }))
  if (!invited) {
    const to = await wayOut(visit, 410, tools)
    return systemAnswer(noticePage({ title: t('invitation.title'), text: t('invitation.over'), wayOut: to }), 410)
  }
  return systemAnswer(
    invitationPage({
      t,
      action: visit.links.to(routeAddress(routes.invitation, { token })),
      invitation: invited,
      needsCode: tools.outcome?.messages.code !== undefined,
      isSignedIn: (await undefinedIfNotFound(query(me, {})))?.email === invited.email,
    }),
  )
}
