import {
  type Draft,
  formatPath,
  isObject,
  itemTexts,
  menuProps,
  own,
  type PageSchema,
  pageProps,
  parsePath,
  propertiesOf,
  type SchemaNode,
  type Settings,
  schemaAt,
} from '@vitrine/schemas'
import { type Specs, specOf } from '../../document/specs.ts'
import type { Finding } from '../finding.ts'

const LETTERS = 80

/** The text of a value, of rich text all of it, in one line. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  const content = own(value, 'content')
  return [own(value, 'text'), ...(Array.isArray(content) ? content : [])]
    .map((part) => (part === undefined ? '' : textIn(part)))
    .join(' ')
}

/** What an item is called in the list of the panel; nothing where none of its texts says anything. */
function nameOfItem(item: unknown, schema: SchemaNode, depth = 0): string | undefined {
  for (const name of itemTexts(schema)) {
    const text = textIn(own(item, name)).replaceAll(/\s+/g, ' ').trim()
    if (text !== '') return text.length > LETTERS ? `${text.slice(0, LETTERS - 1)}…` : text
  }
  if (depth > 1) return undefined
  for (const [name, inner] of Object.entries(propertiesOf(schema))) {
    const within = own(item, name)
    const text = isObject(within) ? nameOfItem(within, schemaAt(schema, name) ?? inner, depth + 1) : undefined
    if (text !== undefined) return text
  }
  return undefined
}

/** The items on the way to a value: each by its text in the base, else by its number from 1. */
function itemsOn(path: string, { props }: Settings, schema: SchemaNode): readonly (string | number)[] {
  const names: (string | number)[] = []
  const segments = parsePath(path.replace(/#\d+$/, '')) ?? []
  let at: unknown = props
  for (const [index, segment] of segments.entries()) {
    if ('name' in segment) at = own(at, segment.name)
    else {
      const number = Array.isArray(at) ? at.findIndex((item) => own(item, 'id') === segment.item) : -1
      if (!Array.isArray(at) || number < 0) return names
      at = at[number]
      const node = schemaAt(schema, formatPath(segments.slice(0, index + 1)))
      names.push((node && nameOfItem(at, node)) ?? number + 1)
    }
  }
  return names
}

interface Named {
  readonly section?: string
  readonly settings: Settings | undefined
  readonly props: SchemaNode | undefined
}

function componentsOf(draft: Draft, specs: Specs): ReadonlyMap<string, Named> {
  const components = new Map<string, Named>()
  const add = (pageSchema: PageSchema, settingsById: Readonly<Record<string, Settings>>) => {
    for (const [id, { type }] of Object.entries(pageSchema.components))
      components.set(id, { section: type, settings: settingsById[id], props: specOf(specs, type)?.props })
  }
  const { header, footer } = draft.globalConfiguration
  for (const pageSchema of Object.values(draft.pageSchemaMap)) add(pageSchema, draft.componentsSettingValues)
  for (const part of [header, footer]) if (part) add(part.pageSchema, part.componentsSettingValues)
  return components
}

/**
 * Findings with what names their places for people: the section of the component, and the items that
 * the path leads through. Whoever shows them need not have the page.
 */
export function withNames(findings: readonly Finding[], draft: Draft, specs: Specs): readonly Finding[] {
  if (findings.length === 0) return findings
  const components = componentsOf(draft, specs)
  const recordOf = ({ component, page, menu }: Finding): Named | undefined => {
    if (component !== undefined) return components.get(component)
    const record = [...draft.pagesList, ...draft.menuList].find(({ id }) => id === (page ?? menu))
    return record && { settings: record.settings, props: page === undefined ? menuProps : pageProps }
  }
  return findings.map((finding) => {
    const { section, settings, props } = recordOf(finding) ?? {}
    const items = settings && props && finding.path.includes('[') ? itemsOn(finding.path, settings, props) : []
    return { ...finding, ...(section !== undefined && { section }), ...(items.length > 0 && { items }) }
  })
}
