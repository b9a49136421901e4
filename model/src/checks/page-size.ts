import { limits, type PageSchema, type Problem, type Settings, type SettingsById } from '@vitrine/schemas'

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

const tooLarge = (limit: number, language?: string): Problem => ({
  path: '',
  key: 'problem.tooLarge',
  params: { limit },
  ...(language !== undefined && { language }),
})

/**
 * The limits of one page: its structure and base settings, and each language by itself. Measuring a
 * page again after a change costs what has changed, and a look at each component.
 */
export function sizeProblems(pageSchema: PageSchema, settingsById: SettingsById): readonly Problem[] {
  let base = bytesOf(pageSchema.root)
  const languages = new Map<string, number>()
  for (const [id, component] of Object.entries(pageSchema.components)) {
    base += id.length * 2 + bytesOf(component)
    const settings: Settings | undefined = Object.hasOwn(settingsById, id) ? settingsById[id] : undefined
    if (!settings) continue
    base += bytesOf(settings.props)
    for (const [language, map] of Object.entries(settings.editPropsByLangEnvMap ?? {}))
      languages.set(language, (languages.get(language) ?? 0) + bytesOf(map))
  }
  const large = [...languages].filter(([, bytes]) => bytes > limits.languageMap)
  return [
    ...(base > limits.page ? [tooLarge(limits.page)] : []),
    ...large.map(([language]) => tooLarge(limits.languageMap, language)),
  ]
}
