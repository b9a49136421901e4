import { menuProps, pageProps, patternOf, places, type SchemaNode } from '@vitrine/schemas'
import { baseLanguage, languageOrder } from '../../resolve/languages.ts'
import { resolve } from '../../resolve/resolve.ts'
import type { DraftPlace, Finding } from '../finding.ts'
import type { InLanguage, PublishCheck } from './publish-check.ts'

const known = new WeakMap<SchemaNode, ReadonlySet<string>>()

/** The patterns of the props that must have a value. */
function requiredIn(schema: SchemaNode): ReadonlySet<string> {
  const hit = known.get(schema)
  if (hit) return hit
  const patterns = new Set(schema.required)
  for (const { pattern, node } of places(schema))
    for (const name of node.required ?? []) patterns.add(`${pattern}.${name}`)
  known.set(schema, patterns)
  return patterns
}

/** Where the text of another language stands in, by path. */
type Borrowed = Readonly<Record<string, string>>

/** What a page's record must say: its name. The rest of it is seldom needed, and costs time. */
const nameProps = { type: 'object', properties: { name: pageProps.properties.name } } as const satisfies SchemaNode

const borrowed = (path: string, language: string | undefined): Borrowed =>
  language === undefined ? {} : { [path]: language }

function* borrowedInMenus({ editions }: InLanguage): Generator<readonly [DraftPlace, Borrowed]> {
  for (const [menu, { items }] of Object.entries(editions.menus))
    for (const { id, language, children = [] } of items) {
      yield [{ menu }, borrowed(`items[${id}].label`, language)]
      for (const child of children)
        yield [{ menu }, borrowed(`items[${id}].children[${child.id}].label`, child.language)]
    }
}

function* borrowedInPages({ draft, language }: InLanguage): Generator<readonly [DraftPlace, Borrowed]> {
  const order = languageOrder(draft.globalConfiguration, language)
  for (const { id: page, settings } of draft.pagesList) yield [{ page }, resolve(nameProps, settings, order).languages]
}

/**
 * Texts that a section, page or menu must have, and that are shown in another language because this one
 * has none. A text that is missing in every language is an error of the schema's check.
 */
export const missingTranslations: PublishCheck = (checking) => {
  const { draft, language, trees } = checking
  if (language === baseLanguage(draft.globalConfiguration)) return []
  const findings: Finding[] = []
  const report = (place: DraftPlace & { readonly component?: string }, schema: SchemaNode, texts: Borrowed) => {
    const required = requiredIn(schema)
    for (const [path, from] of Object.entries(texts))
      if (required.has(patternOf(path)))
        findings.push({ level: 'warning', ...place, language, path, key: 'check.translationMissing', params: { from } })
  }
  for (const { place, drawn } of trees)
    for (const { id, component, spec } of drawn)
      if (component.languages) report({ ...place, component: id }, spec.props, component.languages)
  for (const [place, texts] of borrowedInPages(checking)) report(place, pageProps, texts)
  for (const [place, texts] of borrowedInMenus(checking)) report(place, menuProps, texts)
  return findings
}
