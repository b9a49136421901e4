import {
  baseLanguage,
  pageAddress,
  type Specs,
  settingsProblems,
  sizeProblems,
  slugProblems,
  specOf,
  structureProblems,
} from '@vitrine/model'
import {
  type Draft,
  hasOwnSlug,
  menuProps,
  PAGE_SCHEMA_VERSION,
  pageProps,
  pageTypes,
  redirectPath,
  type SharedPart,
} from '@vitrine/schemas'
import { contentProblems } from '../../contents/editing/content-problems.ts'
import { nameKey } from '../../conversations/templates/reply-templates.queries.ts'
import { unknownPlaceholders } from '../../conversations/templates/unknown-placeholders.ts'
import { isTarget } from '../../redirects/targets.ts'
import { factProblems } from '../../sites/fact-problems.ts'
import type { ReadSite } from '../files/read-site.ts'
import type { ImportReport } from '../problems.ts'

/** A page, header or footer: its structure, and the settings of every section that is known here. */
function checkPart(
  file: string,
  { pageSchema, componentsSettingValues }: SharedPart,
  draft: Draft,
  specs: Specs,
  report: ImportReport,
): void {
  // What a newer version wrote is kept as it is; nobody here can read it.
  if (pageSchema.version > PAGE_SCHEMA_VERSION) return
  const languages = languagesOf(draft)
  report.add(file, structureProblems(pageSchema, specs))
  report.add(file, sizeProblems(pageSchema, componentsSettingValues))
  for (const [id, { type, version }] of Object.entries(pageSchema.components)) {
    const spec = specOf(specs, type)
    const settings = Object.hasOwn(componentsSettingValues, id) ? componentsSettingValues[id] : undefined
    if (!spec || version > spec.version) report.warn(file, 'unknownSection', id, { type, version })
    else if (settings) report.add(file, settingsProblems(spec.props, settings, languages, id))
  }
}

const languagesOf = ({ globalConfiguration }: Draft): ReadonlySet<string> =>
  new Set(globalConfiguration.languages.map(({ code }) => code))

function checkLanguages({ globalConfiguration }: Draft, report: ImportReport): void {
  const { languages, defaultLanguage, sourceLanguage, themeSettings, openThemeId } = globalConfiguration
  const file = 'configuration.json'
  const codes = languages.map(({ code }) => code)
  if (new Set(codes).size < codes.length) report.error(file, 'usedTwice', 'languages')
  if (!languages.some(({ code, enabled }) => code === defaultLanguage && enabled))
    report.error(file, 'languageNotConfigured', 'defaultLanguage', { language: defaultLanguage })
  if (sourceLanguage !== undefined && !codes.includes(sourceLanguage))
    report.error(file, 'languageNotConfigured', 'sourceLanguage', { language: sourceLanguage })
  for (const { fallback = [] } of languages)
    for (const language of fallback)
      if (!codes.includes(language)) report.error(file, 'languageNotConfigured', 'languages', { language })
  if (themeSettings.length > 0 && !themeSettings.some(({ _$id_ }) => _$id_ === openThemeId))
    report.warn(file, 'unknownTheme', 'openThemeId', { openThemeId })
}

/** Only pages of one's own may be many, and no two of them stand at the same address. */
function checkPages({ draft, pageFiles }: ReadSite, report: ImportReport): void {
  const taken = new Set<string>()
  for (const page of draft.pagesList) {
    const { id, pageType, slug, settings } = page
    const file = pageFiles.get(id) ?? 'pages/'
    const isSingle = pageTypes.some(({ key, single }) => key === pageType && single)
    for (const [place, key] of [
      ...(hasOwnSlug(pageType) ? [[pageAddress(pageType, slug ?? id).slice(1), 'slugTaken'] as const] : []),
      ...(isSingle ? [[pageType, 'singlePage'] as const] : []),
    ]) {
      if (taken.has(place)) report.error(file, key, 'page', { place })
      taken.add(place)
    }
    report.add(file, slugProblems(page))
    report.add(file, settingsProblems(pageProps, settings, languagesOf(draft)))
  }
  if (!taken.has('home')) report.warn('pages/', 'noHomePage')
}

function checkContents({ draft, contents }: ReadSite, report: ImportReport): void {
  const taken = new Set<string>()
  const once = (file: string, key: string, path: string, place: string) => {
    if (taken.has(place)) report.error(file, key, path, { place })
    taken.add(place)
  }
  for (const content of contents) {
    const { file, kind, id, slug } = content
    once(file, 'slugTaken', 'slug', `${kind}/${slug}`)
    if (id !== undefined) once(file, 'usedTwice', 'id', id)
    report.add(file, contentProblems(content, languagesOf(draft), baseLanguage(draft.globalConfiguration)))
  }
}

/** Paths as they are compared, each once, and targets that are safe. A circle is left out when it is followed. */
function checkRedirects({ redirects }: ReadSite, report: ImportReport): void {
  const file = 'redirects.json'
  const taken = new Set<string>()
  for (const { from, to } of redirects) {
    if (redirectPath(from) !== from) report.error(file, 'sitePath', from)
    if (!isTarget(to)) report.error(file, 'redirectTarget', from)
    if (taken.has(from)) report.error(file, 'usedTwice', from)
    taken.add(from)
  }
}

/** Names each once, and placeholders that are filled in. */
function checkReplyTemplates({ replyTemplates }: ReadSite, report: ImportReport): void {
  const file = 'reply-templates.json'
  const taken = new Set<string>()
  for (const { name, texts } of replyTemplates) {
    const key = nameKey(name)
    if (key === '' || taken.has(key)) report.error(file, 'usedTwice', name)
    taken.add(key)
    for (const [language, text] of Object.entries(texts))
      for (const unknown of unknownPlaceholders(text))
        report.error(file, 'placeholder', `${name}.${language}`, { name: unknown })
  }
}

/** Checks everything that the shape of the files does not say. The site's draft is already upgraded. */
export function checkSettings(read: ReadSite, specs: Specs, report: ImportReport): void {
  const { draft, pageFiles, menuFiles } = read
  checkLanguages(draft, report)
  checkPages(read, report)
  for (const [id, pageSchema] of Object.entries(draft.pageSchemaMap))
    checkPart(
      pageFiles.get(id) ?? 'pages/',
      { pageSchema, componentsSettingValues: draft.componentsSettingValues },
      draft,
      specs,
      report,
    )
  for (const part of ['header', 'footer'] as const) {
    const shared = draft.globalConfiguration[part]
    if (shared) checkPart(`${part}.json`, shared, draft, specs, report)
  }
  for (const { id, settings } of draft.menuList)
    report.add(menuFiles.get(id) ?? 'menus/', settingsProblems(menuProps, settings, languagesOf(draft)))
  checkContents(read, report)
  report.add('site.json', factProblems(read.site, languagesOf(draft), baseLanguage(draft.globalConfiguration)))
  checkRedirects(read, report)
  checkReplyTemplates(read, report)
}
