import { CallError, openPreview } from '@vitrine/schemas'
import { redirect } from '../../guards/guard.ts'
import { wayOutButton } from '../error/way-out.tsx'
import { ownPage } from '../own-page.tsx'
import type { Screen, ScreenResult } from '../screen.ts'

/**
 * Lets the holder of a preview link see that one draft (R307): a cookie says so from now on, and the
 * token is in no address any more.
 */
export const preview: Screen = async (visit, tools) => {
  const {
    params: { token = '' },
    site,
  } = visit
  const { say, links, mutate, setCookie } = tools
  const opened = await mutate(openPreview, { token }).catch((error: unknown) => {
    if (error instanceof CallError && error.status < 500) return undefined
    throw error
  })
  const isHere = opened && (site === undefined || site.tenantId === opened.tenantId)
  if (!isHere)
    return ownPage({
      title: say('preview.title'),
      text: say('preview.over'),
      status: 410,
      isSmall: true,
      children: await wayOutButton(visit, tools),
    })
  setCookie('preview', token, Math.max(1, Math.round((Date.parse(opened.expiresAt) - Date.now()) / 1000)))
  const home = site === undefined ? `/${opened.clientId}` : '/'
  return redirect(303, links.to(home, { draftsId: opened.draftsId })) as ScreenResult
}
