import { messageText } from '@vitrine/editor-core'
import {
  formatPath,
  getIn,
  type Json,
  parsePath,
  type Theme,
  type ThemeChanges,
  theme as themeSchema,
} from '@vitrine/schemas'
import type { FieldSource, FieldState } from '@vitrine/setters/internal'
import { reasonOf } from '../../commands/perform.ts'
import type { DesignerTranslate } from '../../context/translate.ts'
import type { Editor } from '../../store/editor.ts'

const { _$id_: _id, ...fields } = themeSchema.properties

/** What owners set of a theme, as a form is made of it. */
export const themeForm = {
  type: 'object',
  required: ['name', 'colors'],
  additionalProperties: false,
  properties: fields,
} as const

const required: ReadonlySet<string> = new Set(['', 'name', 'colors', 'fonts'])
const mayGo = (path: string): boolean => !required.has(path) && !path.startsWith('colors.')

/** `colors.text` and a value → `{ colors: { text: value } }`. */
function changesOf(path: string, value: Json): ThemeChanges {
  const names = (parsePath(path) ?? []).map((segment) => formatPath([segment]))
  return names.reduceRight<Json>((inner, name) => ({ [name]: inner }), value) as unknown as ThemeChanges
}

const noLists = () => {
  throw new Error('A theme holds no lists.')
}

interface ThemeSourceOptions {
  readonly editor: Editor
  /** The id of the theme. */
  readonly theme: string
  readonly t: DesignerTranslate
  /** Whether a translation is edited: a theme has no languages, so that it changes for all of them. */
  readonly isForAll: boolean
}

/** The values of one theme of the draft for a form. */
export function createThemeSource({ editor, theme: id, t, isForAll }: ThemeSourceOptions): FieldSource {
  const listeners = new Map<string, Set<() => void>>()
  const theme = (): Theme | undefined =>
    editor.state.getState().configuration.themeSettings.find((one) => one._$id_ === id)
  const read = (path: string) => getIn(theme(), path)

  const missing: FieldState = { origin: { kind: 'none' }, isOwn: false, ...(isForAll && { isForAll }) }
  const fixed: FieldState = { ...missing, origin: { kind: 'base' } }
  const removable: FieldState = { ...fixed, isOwn: true }
  const stateOf = (path: string) => (read(path) === undefined ? missing : mayGo(path) ? removable : fixed)

  function notify(): void {
    for (const all of [...listeners.values()]) for (const listener of [...all]) listener()
  }
  function change(path: string, value: Json | null): string | undefined {
    const error = editor.dispatch([{ type: 'change-theme', theme: id, changes: changesOf(path, value) }])
    if (!error) return undefined
    const { key, params } = reasonOf(error)
    return messageText(t, key, params)
  }

  let stop: (() => void) | undefined
  return {
    valueAt: read,
    stateOf,
    subscribe(path, listener) {
      const all = listeners.get(path) ?? new Set()
      listeners.set(path, all.add(listener))
      stop ??= editor.state.subscribe(({ configuration }, before) => {
        if (configuration.themeSettings !== before.configuration.themeSettings) notify()
      })
      return () => {
        all.delete(listener)
        if (all.size === 0) listeners.delete(path)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
    set: change,
    clear(path) {
      if (stateOf(path).isOwn) change(path, null)
    },
    insertItem: noLists,
    duplicateItem: noLists,
    removeItem: noLists,
    moveItem: noLists,
  }
}
