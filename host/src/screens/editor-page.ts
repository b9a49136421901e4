import type { DesignerBoot } from '@vitrine/designer'
import { languageCodes, listDrafts } from '@vitrine/schemas'
import { notFound } from '../guards/guard.ts'
import { linkBuilder } from '../request/links.ts'
import { pageAddressesOf } from '../request/page-addresses.ts'
import type { Visit } from '../request/visit.ts'
import { interfaceLanguage, lookUp } from '../translations/languages.ts'
import { editorDocument } from './editor-document.ts'
import type { ScreenResult, ScreenTools } from './screen.ts'

/**
 * A page on which a draft is edited. Its interface speaks what the address asks for, whether the site
 * speaks it or not, and else the default language of the site.
 */
export function editorPage(visit: Visit, tools: ScreenTools, screen: DesignerBoot['screen']): ScreenResult {
  const {
    site,
    params: { draftsId },
    query,
  } = visit
  if (!site || draftsId === undefined) return notFound(visit)
  const { assets, hosts, parentOrigins } = tools.editor
  const { language, defaultLanguage } = visit
  const locale = lookUp(query.get('language') ?? '', languageCodes) ?? interfaceLanguage(language)
  const say = tools.sayIn(locale)
  const { clientId, tenantId, name, domain } = site
  const boot: DesignerBoot = {
    screen,
    clientId,
    tenantId,
    draftsId,
    locale,
    defaultLocale: defaultLanguage,
    buildId: assets.buildId,
    siteName: name,
    assets: hosts,
    parentOrigins: screen === 'frame' ? parentOrigins : [],
    canvas: { stylesheets: assets.canvas },
    ...(domain !== undefined && { domain }),
    home: pageAddressesOf(visit)(defaultLanguage, '/'),
    preview: linkBuilder({ clientId, draftsId, language: defaultLanguage, defaultLanguage }).to('/'),
  }
  return {
    kind: 'editor',
    html: editorDocument({
      language: locale,
      title: `${say(screen === 'utils' ? 'utils.title' : 'designer.title')} – ${name}`,
      designer: assets.designer,
      boot,
      texts: {
        loading: say('editor.loading'),
        failed: say('error.500'),
        tryAgain: say('tryAgain'),
        noScript: say('editor.noScript'),
      },
    }),
  }
}

/** The same for members of the site: a draft that it does not have is a 404 (R301). */
export async function memberEditorPage(
  visit: Visit,
  tools: ScreenTools,
  screen: DesignerBoot['screen'],
): Promise<ScreenResult> {
  const drafts = await tools.query(listDrafts, {})
  const isThere = drafts.some(({ id }) => id === visit.params.draftsId)
  return isThere ? editorPage(visit, tools, screen) : notFound(visit)
}
