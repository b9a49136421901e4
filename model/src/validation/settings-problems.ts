import {
  type Check,
  checkOf,
  languageMapOf,
  type Problem,
  type SectionProps,
  type Settings,
  schemaAt,
  storedOf,
} from '@vitrine/schemas'

const checks = new WeakMap<SectionProps, { readonly base: Check; readonly map: Check }>()

/** The checks of what a draft may hold for a props schema: its base and one language map; compiled once. */
export function checksOf(props: SectionProps): { readonly base: Check; readonly map: Check } {
  const known = checks.get(props)
  if (known) return known
  const made = { base: checkOf(storedOf(props)), map: checkOf(languageMapOf(props)) }
  checks.set(props, made)
  return made
}

/**
 * What is wrong with stored settings: the base, each language map, the deletions, and languages that
 * are not among `languages`; any language is right when that is left out.
 */
export function settingsProblems(
  props: SectionProps,
  settings: Settings,
  languages?: ReadonlySet<string>,
  component?: string,
): readonly Problem[] {
  const { base, map } = checksOf(props)
  const place = component === undefined ? {} : { component }
  const maps = Object.entries(settings.editPropsByLangEnvMap ?? {}).flatMap(
    ([language, entries]): readonly Problem[] =>
      languages === undefined || languages.has(language)
        ? map(entries, { ...place, language })
        : [{ ...place, language, path: '', key: 'problem.languageNotConfigured', params: { language } }],
  )
  const deletions = (settings.deletePropsPaths ?? [])
    .filter((path) => !schemaAt(props, path))
    .map((path) => ({ ...place, path, key: 'problem.unknownPath', params: { path } }))
  return [...base(settings.props, place), ...maps, ...deletions]
}
