import {
  type Component,
  limits,
  type PageSchema,
  type Problem,
  type Settings,
  type SettingsById,
} from '@vitrine/schemas'

const sizes = new WeakMap<object, number>()

/** Bytes of JSON in UTF-8. Documents are never written to, so each object is measured once. */
function bytesOf(value: object): number {
  const known = sizes.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  let bytes = text.length
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    // Two halves of a surrogate pair make four bytes together.
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1
  }
  sizes.set(value, bytes)
  return bytes
}

/** What the settings of one component take. */
interface Sizes {
  readonly base: number
  readonly languages: readonly (readonly [language: string, bytes: number])[]
}
const ofSettings = new WeakMap<Settings, Sizes>()

function sizesOf(settings: Settings): Sizes {
  const known = ofSettings.get(settings)
  if (known) return known
  const maps = Object.entries(settings.editPropsByLangEnvMap ?? {})
  const made = {
    base: bytesOf(settings.props),
    languages: maps.map(([language, map]) => [language, bytesOf(map)] as const),
  }
  ofSettings.set(settings, made)
  return made
}

const tooLarge = (limit: number, language?: string): Problem => ({
  path: '',
  key: 'problem.tooLarge',
  params: { limit },
  ...(language !== undefined && { language }),
})

/** The limits of one content: its base, and each language by itself. */
export function contentSizeProblems(settings: Settings): readonly Problem[] {
  const { base, languages } = sizesOf(settings)
  return problemsOf(base, languages)
}

function problemsOf(base: number, languages: Sizes['languages']): readonly Problem[] {
  const large = languages.filter(([, bytes]) => bytes > limits.languageMap)
  return [
    ...(base > limits.page ? [tooLarge(limits.page)] : []),
    ...large.map(([language]) => tooLarge(limits.languageMap, language)),
  ]
}

/**
 * The limits of one page: its structure and base settings, and each language by itself. Measuring a
 * page again after a change costs what has changed, and a look at each component.
 */
export function sizeProblems(pageSchema: PageSchema, settingsById: SettingsById): readonly Problem[] {
  const { root, components } = pageSchema
  let base = bytesOf(root)
  const languages = new Map<string, number>()
  for (const id of Object.keys(components)) {
    base += id.length * 2 + bytesOf(components[id] as Component)
    const settings = Object.hasOwn(settingsById, id) ? settingsById[id] : undefined
    if (!settings) continue
    const sizes = sizesOf(settings)
    base += sizes.base
    for (const [language, bytes] of sizes.languages) languages.set(language, (languages.get(language) ?? 0) + bytes)
  }
  return problemsOf(base, [...languages])
}
