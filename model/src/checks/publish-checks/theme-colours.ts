import { type SchemaNode, schemaAt, THEME_MARKER, themeColourOf, valuesAlong } from '@vitrine/schemas'
import { isColourPlace } from '../../theme/theme-colour-fix.ts'
import type { Finding } from '../finding.ts'
import type { DraftCheck } from './publish-check.ts'
import { storedSettings } from './stored-settings.ts'

/** The path of the list for what stands in one whose items have no ids. */
const pathInWords = (path: string): string => path.replace(/\[\d{1,7}\].*$/, '')

/** The markers in a stored value that name no colour of a theme, each with its path. */
function* unknownMarkers(schema: SchemaNode, value: unknown, at: string): Generator<readonly [string, string]> {
  for (const { path, node, value: text } of valuesAlong(schema, value, at)) {
    // A text may begin with the marker too.
    const isMarker = typeof text === 'string' && text.startsWith(THEME_MARKER)
    if (isMarker && !themeColourOf(text) && isColourPlace(node)) yield [pathInWords(path), text]
  }
}

/**
 * Colours that name a colour which no theme has (R162): in the base and in every language, for every
 * device, on pages, in the header and footer. They are drawn with the default of their section.
 */
export const unknownThemeColours: DraftCheck = (draft, specs) => {
  const findings: Finding[] = []
  const languages = new Set(draft.globalConfiguration.languages.map(({ code }) => code))
  for (const { place, props, settings } of storedSettings(draft, specs)) {
    const report = (found: Iterable<readonly [string, string]>, language?: string) => {
      for (const [path, value] of found) {
        const params = { colour: value.slice(THEME_MARKER.length) }
        const inLanguage = language === undefined ? {} : { language }
        findings.push({ level: 'warning', ...place, ...inLanguage, path, key: 'check.themeColourUnknown', params })
      }
    }
    report(unknownMarkers(props, settings.props, ''))
    for (const [language, map] of Object.entries(settings.editPropsByLangEnvMap ?? {})) {
      if (!languages.has(language)) continue
      for (const [path, value] of Object.entries(map)) {
        const node = schemaAt(props, path)
        if (node) report(unknownMarkers(node, value, path), language)
      }
    }
  }
  return findings
}
