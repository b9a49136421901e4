import type { LanguageOrder } from '@vitrine/model'
import { getIn, isWithin, itemPath, type Settings, type SettingsOf } from '@vitrine/schemas'
import type { FieldSource, FieldState } from '@vitrine/setters/internal'
import { type AnyTranslate, messageText } from '../i18n/translate.ts'
import { keepingTranslation } from './keep-translation.ts'
import { createMinorChanges, type MinorChanges } from './minor-changes.ts'
import { resolved } from './resolved.ts'
import type { EditedSettings } from './setting-operation.ts'
import { createSettingOperations } from './setting-operations.ts'
import { createSettingStates } from './setting-state.ts'
import type { DoneListener, OperationInput } from './settings-editor.ts'
import { shownValues } from './shown-values.ts'

export interface SettingSourceOptions extends EditedSettings {
  readonly t: AnyTranslate
}

/**
 * Some settings for a form, in one language and on one device: what the draft says at a path, whose it
 * is, and changes as operations. Values are read from the draft each time; none are kept here.
 */
export function createSettingSource({ t, ...edited }: SettingSourceOptions): FieldSource {
  const { editor, of, props, language, device } = edited
  const current = () => editor.settingsOf(of)
  const read = (path: string) => getIn(shownValues(resolved(props, current(), editor.order(language)), device), path)
  const operations = createSettingOperations({ ...edited, current, shown: read })
  const minor = createMinorChanges(edited)
  const { stateOf, subscribe } = createFollowedStates(edited, current, minor)
  const remember = (path: string) => {
    if (editor.sourceLanguage() === language) minor.remember(current(), path)
  }

  const dispatch = (...operations: readonly OperationInput[]): string | undefined => {
    const error = operations.length > 0 ? editor.dispatch(operations) : undefined
    if (!error) return undefined
    const { key, params } = error.problem ?? error
    return messageText(t, key, params)
  }
  return {
    valueAt: read,
    stateOf,
    subscribe,
    set(path, value) {
      remember(path)
      return dispatch(...operations.setting(path, value))
    },
    clear(path) {
      remember(path)
      dispatch(...operations.clearing(path))
    },
    markMinor: (path) => void dispatch(...minor.marking(current(), path)),
    keepTranslation(path) {
      const operation = keepingTranslation(of, current(), path, language)
      if (operation) dispatch(operation)
    },
    insertItem: (path, item, after) => void dispatch({ type: 'insert-item', of, path, item, after }),
    duplicateItem: (path, id) => void dispatch(...operations.duplicating(path, id)),
    removeItem: (path, id) => void dispatch({ type: 'remove-item', of, path: itemPath(path, id) }),
    moveItem: (path, id, after) => void dispatch({ type: 'move-item', of, path: itemPath(path, id), after }),
  }
}

const sameOwner = (a: SettingsOf, b: SettingsOf): boolean =>
  'component' in a && 'component' in b ? a.component === b.component : JSON.stringify(a) === JSON.stringify(b)

const same = (a: FieldState, b: FieldState): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The paths of some settings that operations have touched; all of them where one has changed what settings stand in. */
function touchedBy(done: Parameters<DoneListener>[0], of: SettingsOf): readonly string[] {
  const own = done.flatMap(({ operation }) => ('of' in operation && sameOwner(operation.of, of) ? [operation] : []))
  if (own.length > 0) return own.map(({ path }) => path.replaceAll(/\.(?:pc|mobile)(?=\.|$)/g, ''))
  return done.some(({ operation }) => !('of' in operation)) ? [''] : []
}

/** The states of settings, one object for as long as it says the same, and the listeners of their changes. */
function createFollowedStates(edited: EditedSettings, current: () => Settings, minor: MinorChanges) {
  const { editor, of } = edited
  const stateIn = createSettingStates(edited)
  const states = new Map<string, { readonly in: Settings; readonly order: LanguageOrder; readonly state: FieldState }>()
  const listeners = new Map<string, Set<() => void>>()
  let stop: (() => void) | undefined

  function stateOf(path: string): FieldState {
    const known = states.get(path)
    const settings = current()
    const order = editor.order(edited.language)
    if (known?.in === settings && known.order === order) return known.state
    const outdated = minor.outdated(settings, path)
    const now = { ...stateIn(settings, path), ...(outdated > 0 && { outdated }) }
    const state = known && same(known.state, now) ? known.state : now
    states.set(path, { in: settings, order, state })
    return state
  }
  const notify: DoneListener = (done) => {
    const touched = touchedBy(done, of)
    const isTouched = (path: string) =>
      touched.some((one) => one === '' || path === '' || isWithin(path, one) || isWithin(one, path))
    for (const [path, all] of [...listeners]) if (isTouched(path)) for (const listener of [...all]) listener()
  }
  return {
    stateOf,
    subscribe(path: string, listener: () => void) {
      const all = listeners.get(path) ?? new Set()
      listeners.set(path, all.add(listener))
      stop ??= editor.onDone(notify)
      return () => {
        all.delete(listener)
        if (all.size === 0) {
          listeners.delete(path)
          states.delete(path)
        }
        if (listeners.size > 0) return
        states.clear()
        stop?.()
        stop = undefined
      }
    },
  }
}
