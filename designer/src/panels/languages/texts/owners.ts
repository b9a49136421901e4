import {
  baseLanguage,
  baseTextsOf,
  type CoverageByLanguage,
  coverageOf,
  type TextOwner,
  textsIn,
  translatedLanguages,
  type UntranslatedText,
} from '@vitrine/model'
import { menuProps, pageProps, type SchemaNode, type Settings } from '@vitrine/schemas'
import type { Editor } from '../../../store/editor.ts'

/** What texts are counted by: a page with its name, one of the parts around all pages, or a menu. */
export type Group = { readonly page: string } | { readonly part: 'header' | 'footer' } | { readonly menu: string }

export const keyOfGroup = (group: Group): string => Object.entries(group).flat().join(':')

interface Owner {
  readonly of: TextOwner
  readonly schema: SchemaNode
  readonly settings: Settings
}

/** All of a draft that is loaded and may hold texts, in the order in which it stands. */
export function groupsIn({ state, structure }: Editor): readonly Group[] {
  const { pagesList, menuList } = state.getState()
  return [
    ...pagesList.flatMap(({ id }) => (structure({ page: id }) ? [{ page: id }] : [])),
    ...(['header', 'footer'] as const).flatMap((part) => (structure({ part }) ? [{ part }] : [])),
    ...menuList.map(({ id }) => ({ menu: id })),
  ]
}

/** Whatever holds texts in a group. */
export function* textOwnersInList(editor: Editor, group: Group): Generator<Owner> {
  const { pagesList, menuList } = editor.state.getState()
  if ('menu' in group) {
    const menu = menuList.find(({ id }) => id === group.menu)
    if (menu) yield { of: group, schema: menuProps, settings: menu.settings }
    return
  }
  const record = 'page' in group ? pagesList.find(({ id }) => id === group.page) : undefined
  if (record) yield { of: { pageRecord: record.id }, schema: pageProps, settings: record.settings }
  for (const component of Object.keys(editor.structure(group)?.components ?? {})) {
    const spec = editor.specOf(component)
    const settings = editor.settings(component)
    const isRead = spec && spec.version === editor.component(component)?.version
    if (isRead && settings) yield { of: { ...group, component }, schema: spec.props, settings }
  }
}

const nothing = { total: 0, translated: 0, stale: 0, missing: 0, new: 0, machine: 0, review: 0 }

/** Settings are never written to, so what is counted of them holds for as long as they do. */
export type Counted = WeakMap<Settings, CoverageByLanguage>

/** What is translated of a group; it may be left after each owner, for others to have their turn. */
export function* countGroup(editor: Editor, group: Group, counted: Counted): Generator<void, CoverageByLanguage> {
  const { configuration } = editor.state.getState()
  const codes = translatedLanguages(configuration)
  const sum = new Map(codes.map((code) => [code, { ...nothing }]))
  for (const { schema, settings } of textOwnersInList(editor, group)) {
    const own = counted.get(settings) ?? coverageOf(schema, settings, codes, baseLanguage(configuration))
    counted.set(settings, own)
    for (const [code, to] of sum)
      for (const name of Object.keys(to) as (keyof typeof to)[]) to[name] += own[code]?.[name] ?? 0
    yield
  }
  return Object.fromEntries(sum)
}

/** The texts of a group that wait for their translation into a language. */
export function waitingIn(editor: Editor, group: Group, language: string): readonly UntranslatedText[] {
  const base = baseLanguage(editor.state.getState().configuration)
  return [...textOwnersInList(editor, group)].flatMap(({ of, schema, settings }) =>
    [...textsIn(baseTextsOf(schema, settings, base), language)].flatMap((text) =>
      text.state === 'missing' || text.state === 'stale' ? [{ of, ...text, state: text.state }] : [],
    ),
  )
}
