import {
  type FieldOwner,
  fieldTitle,
  messageText,
  nameOfLanguage,
  nameOfMenu,
  placeValueText,
  type WhereItIs,
} from '@vitrine/editor-core'
import type { Component, Operation, PageRecord, Settings, SettingsOf } from '@vitrine/schemas'
import type { CommandContext } from '../../commands/index.ts'
import { namingOf } from '../places/draft-naming.ts'
import { nameOfComponent, nameOfWhere } from '../places/place-name.ts'
import { lastNames, type Names } from './last-names.ts'

/** What was done, for somebody who was not there. */
export interface InWords {
  readonly text: string
  /** The value that came, where it can be shown in a few words. */
  readonly value?: string | undefined
}

interface DoneOperation {
  readonly operation: Operation
  readonly inverse: Operation
}

/** The components that an operation brings along, or whose place it takes back. */
export const broughtBy = (operation: Operation): Readonly<Record<string, Component>> => {
  if (operation.type === 'insert-component') return operation.components
  if (operation.type === 'add-page') return operation.pageSchema.components
  return operation.type === 'set-part' ? (operation.value?.pageSchema.components ?? {}) : {}
}

const nameIn = ({ props }: Settings): string | undefined =>
  typeof props.name === 'string' && props.name !== '' ? props.name : undefined

/** What the log says about what is not loaded: sections of components, names of pages and themes, by their ids. */
export interface OtherPlace {
  readonly types: ReadonlyMap<string, string>
  readonly names: Names
}

/** What was done here, the newest first. */
const ownOf = ({ editor }: CommandContext): readonly DoneOperation[] => {
  const { past, future } = editor.state.getState().history
  return [...future, ...past.toReversed()].flatMap(({ done }) => done.toReversed())
}

/**
 * What an operation did, in words of the interface: sections by their names, fields by their titles.
 */
export function operationInWords(
  context: CommandContext,
  { operation, inverse }: DoneOperation,
  elsewhere?: OtherPlace,
): InWords {
  const { editor, locale } = context
  const words = (params: Readonly<Record<string, string>>): InWords => ({
    text: messageText(context.t, `history.${operation.type}`, params),
  })
  const typeOf = (id: string) =>
    editor.component(id)?.type ??
    broughtBy(operation)[id]?.type ??
    broughtBy(inverse)[id]?.type ??
    elsewhere?.types.get(id)
  const section = (id: string) => nameOfComponent(context, id, typeOf(id))
  const lastName = (id: string) => lastNames(ownOf(context)).get(id) ?? elsewhere?.names.get(id) ?? id
  const isHere = (id: string) => editor.state.getState().pagesList.some((record) => record.id === id)
  const page = (id: string, record?: PageRecord) =>
    (record && nameIn(record.settings)) ?? (isHere(id) ? nameOfWhere(context, { page: id }) : lastName(id))
  const place = (on: WhereItIs) => (on.page === undefined ? nameOfWhere(context, on) : page(on.page))
  const theme = (id: string, name?: string) =>
    name ?? editor.state.getState().configuration.themeSettings.find(({ _$id_ }) => _$id_ === id)?.name ?? lastName(id)
  const language = (code: string) => nameOfLanguage(locale, code)

  const ownerOf = (of: SettingsOf): { readonly owner: FieldOwner; readonly name: string } => {
    if ('menu' in of) return { owner: 'menu', name: context.t('place.menu', { name: nameOfMenu(context, of.menu) }) }
    if ('pageRecord' in of) return { owner: 'page', name: page(of.pageRecord) }
    // The log of a draft names no contents.
    if ('content' in of) return { owner: { type: '' }, name: of.content }
    return { owner: { type: typeOf(of.component) ?? '' }, name: section(of.component) }
  }

  switch (operation.type) {
    case 'insert-component':
      return words({ name: section(operation.root), place: place(operation) })
    case 'wrap-component':
      return words({ name: section(operation.component) })
    case 'move-component':
      return words({ name: section(operation.component), place: place(operation.to) })
    case 'remove-component':
      return words({ name: section(operation.component), place: place(operation) })
    case 'duplicate-component':
    case 'unwrap-component':
      return words({ name: section(operation.component) })
    case 'set-setting':
    case 'clear-setting':
    case 'delete-setting':
    case 'restore-setting':
    case 'insert-item':
    case 'remove-item':
    case 'move-item':
    case 'mark-minor': {
      const { owner, name } = ownerOf(operation.of)
      const field = fieldTitle(namingOf(context), owner, operation.path)
      const code = 'language' in operation ? operation.language : undefined
      const { text } = words({ field, name })
      return {
        text: code === undefined ? text : context.t('history.inLanguage', { what: text, language: language(code) }),
        value:
          operation.type === 'set-setting'
            ? placeValueText(namingOf(context), owner, operation.path, operation.value)
            : undefined,
      }
    }
    case 'add-page':
      return words({ name: page(operation.page.id, operation.page) })
    case 'remove-page':
      return words({ name: page(operation.page, inverse.type === 'add-page' ? inverse.page : undefined) })
    case 'change-page':
    case 'move-page':
      return words({ name: page(operation.page) })
    case 'add-menu':
      return words({ name: nameOfMenu(context, operation.menu.id) })
    case 'remove-menu':
      return words({ name: nameOfMenu(context, operation.menu) })
    case 'add-theme':
      return words({ name: operation.theme.name ?? operation.theme._$id_ })
    case 'remove-theme':
      return words({ name: theme(operation.theme, inverse.type === 'add-theme' ? inverse.theme.name : undefined) })
    case 'open-theme':
    case 'change-theme':
      return words({ name: theme(operation.theme) })
    case 'set-language':
      return words({ name: language(operation.language.code) })
    case 'remove-language':
    case 'change-default-language':
      return words({ name: language(operation.language) })
    case 'set-part':
      return words({ name: nameOfWhere(context, operation) })
    case 'add-content':
    case 'change-content':
    case 'remove-content':
      return words({ name: operation.content })
  }
}
