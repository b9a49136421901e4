import type { DesignerBoot } from '@vitrine/designer/internal'
import { editorDocument } from '@vitrine/editor-core/document'
import { linkBuilder } from '@vitrine/renderer/internal'
import { interfaceLanguage, languageCodes, listDrafts, lookUpLanguage } from '@vitrine/schemas'
import { datesOf } from '@vitrine/schemas/format'
import { notFound } from '../../guards/guard.ts'
import { pageAddressesOf } from '../../request/page-addresses.ts'
import type { Visit } from '../../request/visit.ts'
import type { Screen, ScreenResult, ScreenTools } from '../screen.ts'

/**
 * A page on which a draft is edited. Its interface speaks what the address asks for, whether the site
 * speaks it or not, and else the default language of the site.
 */
function editorPage(visit: Visit, tools: ScreenTools, screen: DesignerBoot['screen']): ScreenResult {
  const {
    site,
    params: { draftsId },
    query,
  } = visit
  if (!site || draftsId === undefined) return notFound(visit)
  const { assets, hosts, parentOrigins, pollInterval } = tools.editor
  const { language, defaultLanguage } = visit
  const locale = lookUpLanguage(query.get('language') ?? '', languageCodes) ?? interfaceLanguage(language)
  const t = tools.tIn(locale)
  const { clientId, tenantId, name, domain } = site
  const boot: DesignerBoot = {
    screen,
    clientId,
    tenantId,
    draftsId,
    locale,
    defaultLocale: defaultLanguage,
    buildId: assets.buildId,
    pollInterval,
    siteName: name,
    dates: datesOf(site),
    assets: hosts,
    parentOrigins: screen === 'frame' ? parentOrigins : [],
    canvas: { stylesheets: assets.canvas },
    ...(domain !== undefined && { domain }),
    home: pageAddressesOf(visit)(defaultLanguage, '/'),
    preview: linkBuilder({ clientId, draftsId, language: defaultLanguage, defaultLanguage }).to('/'),
    ...(screen !== 'frame' && { office: `/${clientId}/office` }),
  }
  return {
    kind: 'editor',
    html: editorDocument({
      app: 'designer',
      language: locale,
      title: `${t(screen === 'utils' ? 'utils.title' : 'designer.title')} – ${name}`,
      files: assets.designer,
      boot,
      t,
    }),
  }
}

/** The same for members of the site: a draft that it does not have is a 404 (R301). */
const ofMembers =
  (screen: DesignerBoot['screen']): Screen =>
  async (visit, tools) => {
    const drafts = await tools.query(listDrafts, {})
    const isThere = drafts.some(({ id }) => id === visit.params.draftsId)
    return isThere ? editorPage(visit, tools, screen) : notFound(visit)
  }

/** The designer of a draft: on the system domain alone (R34, R68). */
export const designer = ofMembers('designer')

/** The workbench of a draft (R36). */
export const utils = ofMembers('utils')

/**
 * The designer inside the frame of another application (R37). It is the same for everybody: what the
 * draft holds, and whether there is one, is answered only to who has a ticket.
 */
export const designerIframe: Screen = (visit, tools) => editorPage(visit, tools, 'frame')
