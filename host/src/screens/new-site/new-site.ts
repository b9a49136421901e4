import { editorDocument } from '@vitrine/editor-core/document'
import type { NewSiteBoot } from '@vitrine/office'
import { interfaceLanguage, languageCodes, lookUpLanguage, me, undefinedIfNotFound } from '@vitrine/schemas'
import { redirect } from '../../guards/guard.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import type { Screen } from '../screen.ts'

/**
 * Where somebody who is signed in makes a site, whether they work on one or on none. It is drawn by the script of the
 * office, which asks itself whether the account may add sites.
 */
export const newSite: Screen = async (visit, tools) => {
  const { query, language, fullPath, links } = visit
  if (!(await undefinedIfNotFound(tools.query(me, {}))))
    return redirect(303, links.to(routeAddress(routes.login), { to: fullPath }))
  const { assets } = tools.editor
  const locale = lookUpLanguage(query.get('language') ?? '', languageCodes) ?? interfaceLanguage(language)
  const t = tools.tIn(locale)
  const boot: NewSiteBoot = { locale }
  return {
    kind: 'editor',
    html: editorDocument({
      app: 'office',
      language: locale,
      title: t('account.newSite'),
      files: assets.office,
      boot,
      t,
    }),
  }
}
