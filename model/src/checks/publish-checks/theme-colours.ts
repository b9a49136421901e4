import {
  childPath,
  deref,
  hasItemIds,
  isId,
  isObject,
  itemPath,
  own,
  type SchemaNode,
  schemaAt,
  THEME_MARKER,
  themeColourOf,
} from '@vitrine/schemas'
import { isColourPlace } from '../../theme-colour-fix.ts'
import type { Finding } from '../finding.ts'
import type { DraftCheck } from './publish-check.ts'
import { storedSettings } from './stored-settings.ts'

/**
 * The markers in a stored value that name no colour of a theme, each with its path. In a list whose
 * items have no ids the path is that of the list.
 */
function* unknownMarkers(schema: SchemaNode, value: unknown, path: string): Generator<readonly [string, string]> {
  const node = deref(schema)
  if (typeof value === 'string') {
    // A text may begin with the marker too.
    if (value.startsWith(THEME_MARKER) && !themeColourOf(value) && isColourPlace(node)) yield [path, value]
  } else if (Array.isArray(value)) {
    for (const item of node.items ? value : []) {
      const id = hasItemIds(node) ? own(item, 'id') : undefined
      const found = unknownMarkers(node.items as SchemaNode, item, isId(id) ? itemPath(path, id) : path)
      if (isId(id)) yield* found
      else for (const [, marker] of found) yield [path, marker]
    }
  } else if (isObject(value)) {
    for (const [name, inner] of Object.entries(value)) {
      const child = childPath(path, name)
      const within = schemaAt(node, name)
      if (within) yield* unknownMarkers(within, inner, child)
    }
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
    const tell = (found: Iterable<readonly [string, string]>, language?: string) => {
      for (const [path, value] of found) {
        const params = { colour: value.slice(THEME_MARKER.length) }
        const inLanguage = language === undefined ? {} : { language }
        findings.push({ level: 'warning', ...place, ...inLanguage, path, key: 'check.themeColourUnknown', params })
      }
    }
    tell(unknownMarkers(props, settings.props, ''))
    for (const [language, map] of Object.entries(settings.editPropsByLangEnvMap ?? {})) {
      if (!languages.has(language)) continue
      for (const [path, value] of Object.entries(map)) {
        const node = schemaAt(props, path)
        if (node) tell(unknownMarkers(node, value, path), language)
      }
    }
  }
  return findings
}
