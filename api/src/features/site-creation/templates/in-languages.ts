import { type Specs, withOtherBase } from '@vitrine/model'
import type { GlobalConfiguration } from '@vitrine/schemas'
import { withEachSettings } from './each-settings.ts'

/** The language in which a site's texts are written first: the first of its own that the template speaks, else that of the template. */
export const sourceFor = (languages: readonly string[], spoken: readonly string[]): string =>
  languages.find((code) => spoken.includes(code)) ?? spoken[0] ?? 'en'

/**
 * The files of a template in the languages of a new site: texts of others are left out, and the base is in the source
 * language. The first language is that of addresses without one. A source that the site does not speak is kept among its
 * languages, and not shown.
 */
export function inLanguages(
  documents: Readonly<Record<string, unknown>>,
  specs: Specs,
  { languages, spoken }: { readonly languages: readonly string[]; readonly spoken: readonly string[] },
): Readonly<Record<string, unknown>> {
  const [defaultLanguage = 'en'] = languages
  const source = sourceFor(languages, spoken)
  const from = spoken[0] ?? 'en'
  const configured = languages.includes(source) ? languages : [...languages, source]
  const { sourceLanguage: _old, ...configuration } = documents['configuration.json'] as GlobalConfiguration
  const changed = withEachSettings(documents, specs, ({ schema, settings }) => {
    const { editPropsByLangEnvMap = {}, ...turned } = withOtherBase(schema, settings, { from, to: source })
    const maps = Object.entries(editPropsByLangEnvMap).filter(([code]) => configured.includes(code) && code !== source)
    return { ...turned, ...(maps.length > 0 && { editPropsByLangEnvMap: Object.fromEntries(maps) }) }
  })
  return {
    ...changed,
    'configuration.json': {
      ...configuration,
      defaultLanguage,
      ...(source !== defaultLanguage && { sourceLanguage: source }),
      languages: configured.map((code) => ({ code, enabled: languages.includes(code) })),
    } satisfies GlobalConfiguration,
  }
}
