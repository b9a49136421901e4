import { editorDocument } from '@vitrine/editor-core/document'
import type { OfficeBoot } from '@vitrine/office'
import { interfaceLanguage, languageCodes, lookUpLanguage } from '@vitrine/schemas'
import { datesOf } from '@vitrine/schemas/format'
import { notFound } from '../../guards/guard.ts'
import { pageAddressesOf } from '../../request/page-addresses.ts'
import type { Screen } from '../screen.ts'

/**
 * The office of a site, for its members. One document for all of its screens: which of them is shown, and
 * what it shows, its script reads from the address. Its interface speaks what the address asks for, and else
 * the default language of the site.
 */
export const office: Screen = (visit, tools) => {
  const { site, query, language, defaultLanguage } = visit
  if (!site) return notFound(visit)
  const { assets, hosts, pollInterval } = tools.editor
  const locale = lookUpLanguage(query.get('language') ?? '', languageCodes) ?? interfaceLanguage(language)
  const t = tools.tIn(locale)
  const { clientId, tenantId, name } = site
  const boot: OfficeBoot = {
    clientId,
    tenantId,
    locale,
    buildId: assets.buildId,
    pollInterval,
    siteName: name,
    dates: datesOf(site),
    assets: hosts,
    home: pageAddressesOf(visit)(defaultLanguage, '/'),
  }
  return {
    kind: 'editor',
    html: editorDocument({
      app: 'office',
      language: locale,
      title: `${t('office.title')} – ${name}`,
      files: assets.office,
      boot,
      t,
    }),
  }
}
