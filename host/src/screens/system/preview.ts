import { openPreview, undefinedIfClientError } from '@vitrine/schemas'
import { noticePage } from '@vitrine/sections/system-pages'
import { redirect } from '../../guards/guard.ts'
import { wayOut } from '../error/way-out.ts'
import { type Screen, systemAnswer } from '../screen.ts'

/**
 * Lets the holder of a preview link see that one draft (R307): a cookie says so from now on, and the
 * token is in no address any more.
 */
export const preview: Screen = async (visit, tools) => {
  const { params, site, links } = visit
  const { token = '' } = params
  const { t, mutate, setCookie } = tools
  const opened = await undefinedIfClientError(mutate(openPreview, { token }))
  if (!opened || (site !== undefined && site.tenantId !== opened.tenantId)) {
    const to = await wayOut(visit, 410, tools)
    return systemAnswer(noticePage({ title: t('preview.title'), text: t('preview.over'), wayOut: to }), 410)
  }
  setCookie('preview', token, Math.max(1, Math.round((Date.parse(opened.expiresAt) - Date.now()) / 1000)))
  const home = site === undefined ? `/${opened.clientId}` : '/'
  return redirect(303, links.to(home, { draftsId: opened.draftsId }))
}
