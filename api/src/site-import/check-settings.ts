import { resolve, resolveContent, type Specs, specOf, structureProblems } from '@vitrine/model'
import {
  type Check,
  checkOf,
  contentProps,
  cookiesProps,
  type Draft,
  languageMapOf,
  limits,
  menuProps,
  PAGE_SCHEMA_VERSION,
  type PageSchema,
  type Problem,
  pageProps,
  type SectionProps,
  type Settings,
  type SettingsById,
  type SharedPart,
  schemaAt,
  storedOf,
} from '@vitrine/schemas'
import type { Findings } from './problems.ts'
import type { ContentFile, ReadSite } from './read-site.ts'

const checks = new WeakMap<SectionProps, { readonly base: Check; readonly map: Check }>()

/** The checks of what a draft may hold for a props schema; compiled once. */
function checksOf(props: SectionProps) {
  const known = checks.get(props)
  if (known) return known
  const made = { base: checkOf(storedOf(props)), map: checkOf(languageMapOf(props)) }
  checks.set(props, made)
  return made
}

/** What is wrong with stored settings: base, each language map, languages nobody configured, deletions. */
function settingsProblems(
  props: SectionProps,
  settings: Settings,
  languages: ReadonlySet<string>,
  component?: string,
): readonly Problem[] {
  const { base, map } = checksOf(props)
  const place = component === undefined ? {} : { component }
  const maps = Object.entries(settings.editPropsByLangEnvMap ?? {}).flatMap(
    ([language, entries]): readonly Problem[] =>
      languages.has(language)
        ? map(entries, { ...place, language })
        : [{ ...place, language, path: '', key: 'problem.languageNotConfigured', params: { language } }],
  )
  const deletions = (settings.deletePropsPaths ?? [])
    .filter((path) => !schemaAt(props, path))
    .map((path) => ({ ...place, path, key: 'problem.unknownPath', params: { path } }))
  return [...base(settings.props, place), ...maps, ...deletions]
}

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** The limits of one page: structure and base, and each language by itself. */
function sizeProblems(pageSchema: PageSchema, settingsById: SettingsById): readonly Problem[] {
  const ids = Object.keys(pageSchema.components).filter((id) => Object.hasOwn(settingsById, id))
  const settings = ids.map((id) => settingsById[id] as Settings)
  const tooLarge = (limit: number, language?: string): Problem => ({
    path: '',
    key: 'problem.tooLarge',
    params: { limit },
    ...(language !== undefined && { language }),
  })
  const languages = new Set(settings.flatMap(({ editPropsByLangEnvMap }) => Object.keys(editPropsByLangEnvMap ?? {})))
  const large = [...languages].filter(
    (language) =>
      bytes(settings.map(({ editPropsByLangEnvMap }) => editPropsByLangEnvMap?.[language] ?? {})) > limits.languageMap,
  )
  const isBaseTooLarge = bytes([pageSchema, settings.map(({ props }) => props)]) > limits.page
  return [
    ...(isBaseTooLarge ? [tooLarge(limits.page)] : []),
    ...large.map((language) => tooLarge(limits.languageMap, language)),
  ]
}

/** A page, header or footer: its structure, and the settings of every section that is known here. */
function checkPart(
  file: string,
  { pageSchema, componentsSettingValues }: SharedPart,
  draft: Draft,
  specs: Specs,
  findings: Findings,
): void {
  // What a newer version wrote is kept as it is; nobody here can read it.
  if (pageSchema.version > PAGE_SCHEMA_VERSION) return
  const languages = languagesOf(draft)
  findings.add(file, structureProblems(pageSchema, specs))
  findings.add(file, sizeProblems(pageSchema, componentsSettingValues))
  for (const [id, { type, version }] of Object.entries(pageSchema.components)) {
    const spec = specOf(specs, type)
    const settings = Object.hasOwn(componentsSettingValues, id) ? componentsSettingValues[id] : undefined
    if (!spec || version > spec.version) findings.warn(file, 'unknownSection', id, { type, version })
    else if (settings) findings.add(file, settingsProblems(spec.props, settings, languages, id))
  }
}

const languagesOf = ({ globalConfiguration }: Draft): ReadonlySet<string> =>
  new Set(globalConfiguration.languages.map(({ code }) => code))

function checkLanguages({ globalConfiguration }: Draft, findings: Findings): void {
  const { languages, defaultLanguage, themeSettings, openThemeId } = globalConfiguration
  const file = 'configuration.json'
  const codes = languages.map(({ code }) => code)
  if (new Set(codes).size < codes.length) findings.refuse(file, 'usedTwice', 'languages')
  if (!languages.some(({ code, enabled }) => code === defaultLanguage && enabled))
    findings.refuse(file, 'languageNotConfigured', 'defaultLanguage', { language: defaultLanguage })
  for (const { fallback = [] } of languages)
    for (const language of fallback)
      if (!codes.includes(language)) findings.refuse(file, 'languageNotConfigured', 'languages', { language })
  if (themeSettings.length > 0 && !themeSettings.some(({ _$id_ }) => _$id_ === openThemeId))
    findings.warn(file, 'unknownTheme', 'openThemeId', { openThemeId })
}

/** Only pages of one's own may be many, and no two of them stand at the same address. */
function checkPages({ draft, pageFiles }: ReadSite, findings: Findings): void {
  const taken = new Set<string>()
  for (const { id, pageType, slug, settings } of draft.pagesList) {
    const file = pageFiles.get(id) ?? 'pages/'
    const place = pageType === 'pages' ? `pages/${slug ?? id}` : pageType
    if (taken.has(place)) findings.refuse(file, pageType === 'pages' ? 'slugTaken' : 'singlePage', 'page', { place })
    taken.add(place)
    findings.add(file, settingsProblems(pageProps, settings, languagesOf(draft)))
  }
  if (!taken.has('home')) findings.warn('pages/', 'noHomePage')
}

function checkContents({ draft, contents }: ReadSite, findings: Findings): void {
  const taken = new Set<string>()
  for (const content of contents) {
    const { file, kind, slug, settings } = content
    const place = `${kind}/${slug}`
    if (taken.has(place)) findings.refuse(file, 'slugTaken', 'slug', { place })
    taken.add(place)
    if (content.publishedAt !== undefined && Number.isNaN(Date.parse(content.publishedAt)))
      findings.refuse(file, 'date', 'publishedAt')
    const stored = settingsProblems(contentProps[kind], settings, languagesOf(draft))
    findings.add(file, stored)
    if (stored.length === 0 && content.status === 'published') findings.add(file, resolvedProblems(content, draft))
  }
}

/** What is published is shown at once, so it must be whole in the default language. */
function resolvedProblems({ kind, slug, settings }: ContentFile, { globalConfiguration }: Draft): readonly Problem[] {
  const language = globalConfiguration.defaultLanguage
  const record = {
    id: '',
    kind,
    slug,
    status: 'published',
    order: 0,
    revision: 1,
    createdAt: '',
    updatedAt: '',
    settings,
  } as const
  const { props } = resolveContent(record, { language, chain: [language], defaultLanguage: language })
  return checkOf(contentProps[kind])(props)
}

/** What the owner declares is listed at once too. */
function checkCookies({ site, draft }: ReadSite, findings: Findings): void {
  if (!site.cookies) return
  const language = draft.globalConfiguration.defaultLanguage
  const stored = settingsProblems(cookiesProps, site.cookies, languagesOf(draft))
  const { props } = resolve(cookiesProps, site.cookies, { language, chain: [language], defaultLanguage: language })
  findings.add('site.json', stored.length > 0 ? stored : checkOf(cookiesProps)(props))
}

/** Checks everything that the shape of the files does not say. The site's draft is already upgraded. */
export function checkSettings(read: ReadSite, specs: Specs, findings: Findings): void {
  const { draft, pageFiles, menuFiles } = read
  checkLanguages(draft, findings)
  checkPages(read, findings)
  for (const [id, pageSchema] of Object.entries(draft.pageSchemaMap))
    checkPart(
      pageFiles.get(id) ?? 'pages/',
      { pageSchema, componentsSettingValues: draft.componentsSettingValues },
      draft,
      specs,
      findings,
    )
  for (const part of ['header', 'footer'] as const) {
    const shared = draft.globalConfiguration[part]
    if (shared) checkPart(`${part}.json`, shared, draft, specs, findings)
  }
  for (const { id, settings } of draft.menuList)
    findings.add(menuFiles.get(id) ?? 'menus/', settingsProblems(menuProps, settings, languagesOf(draft)))
  checkContents(read, findings)
  checkCookies(read, findings)
}
