import { baseLanguage, baseTextsOf, type Layer, type TranslatedText, textsIn } from '@vitrine/model'
import { isWithin, itemPath, type Json, type Settings, type SettingsOf, schemaAt, THEME_MARKER } from '@vitrine/schemas'
import type { FieldSource, FieldState, FieldTranslation, Origin, Words } from '@vitrine/setters'
import type { Wish } from '../store/edit-steps.ts'
import type { Editor } from '../store/editor.ts'
import { resolved } from '../store/resolved.ts'
import { keepingTranslation } from './keep-translation.ts'
import { type EditedSettings, layerFor } from './setting-wish.ts'
import { createSettingWishes } from './setting-wishes.ts'
import { storedPath, valueAt } from './stored-path.ts'

export interface ToSet extends EditedSettings {
  readonly say: Words
}

const nothing: Settings = { props: {} }

/** The settings of a component, a page's record or a menu. */
export function settingsOf({ state, settings }: Editor, of: SettingsOf): Settings {
  if ('component' in of) return settings(of.component) ?? nothing
  const { pagesList, menuList } = state.getState()
  const record =
    'pageRecord' in of ? pagesList.find(({ id }) => id === of.pageRecord) : menuList.find(({ id }) => id === of.menu)
  return record?.settings ?? nothing
}

const sameOwner = (a: SettingsOf, b: SettingsOf): boolean =>
  'component' in a && 'component' in b ? a.component === b.component : JSON.stringify(a) === JSON.stringify(b)

const same = (a: FieldState, b: FieldState): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The values of some settings for a form: in one language, on one device, each with whose it is. */
export function createSettingSource({ editor, of, props, language, device, say }: ToSet): FieldSource {
  const states = new Map<string, FieldState>()
  const listeners = new Map<string, Set<() => void>>()
  let texts: { readonly of: Settings; readonly byPath: ReadonlyMap<string, TranslatedText> } | undefined

  const current = () => settingsOf(editor, of)
  const source = () => baseLanguage(editor.state.getState().configuration)
  const isSource = () => source() === language

  function textAt(settings: Settings, path: string): TranslatedText | undefined {
    if (texts?.of !== settings) {
      const all = textsIn(baseTextsOf(props, settings, source()), language)
      texts = { of: settings, byPath: new Map([...all].map((text) => [text.path, text])) }
    }
    return texts.byPath.get(path)
  }

  function translationAt(settings: Settings, path: string, layer: Layer | undefined): FieldTranslation | undefined {
    const text = textAt(settings, path)
    if (!text) return undefined
    const isInherited = text.state === 'missing' && layer?.kind === 'language'
    return {
      state: isInherited ? 'inherited' : text.state,
      source: text.source,
      sourceLanguage: source(),
    }
  }

  function originOf(value: Json | undefined, layer: Layer | undefined, isForAll: boolean): Origin {
    if (layer?.kind === 'deleted') return { kind: 'deleted' }
    if (layer?.kind === 'language')
      return { kind: layer.language === language ? 'language' : 'inherited', language: layer.language }
    if (value === undefined) return { kind: 'none' }
    if (typeof value === 'string' && value.startsWith(THEME_MARKER)) return { kind: 'theme' }
    if (layer?.kind !== 'base') return { kind: 'default' }
    if (isForAll || isSource()) return { kind: 'base' }
    return { kind: 'inherited', language: source() }
  }

  function stateOf(path: string): FieldState {
    const settings = current()
    const { props: values, mobile, layers } = resolved(props, settings, editor.order(language))
    if (path === '') return { value: values, origin: { kind: 'base' }, isOwn: false }
    const schema = schemaAt(props, path)
    const isForAll = !isSource() && schema?.translatable !== true
    const layerName = layerFor(editor, props, path, language)
    const isOwn =
      layers[path]?.kind === 'deleted' ||
      (layerName === undefined
        ? valueAt(settings.props, storedPath(props, settings.props, path, device)) !== undefined
        : Object.hasOwn(settings.editPropsByLangEnvMap?.[layerName] ?? {}, path))
    const onPhone = device === 'mobile' && schema?.responsive === true ? mobile[path] : undefined
    const value = onPhone ?? valueAt(values, path)
    const origin: Origin =
      onPhone !== undefined && layers[`${path}.mobile`]?.kind === 'base'
        ? { kind: 'mobile' }
        : originOf(value, layers[path], isForAll)
    const translation = isSource() || isForAll ? undefined : translationAt(settings, path, layers[path])
    return { value, origin, isOwn, ...(isForAll && { isForAll }), ...(translation && { translation }) } as FieldState
  }

  function get(path: string): FieldState {
    const state = states.get(path) ?? stateOf(path)
    states.set(path, state)
    return state
  }

  /** Looks again at the fields that may have changed, and tells those that have. */
  function look(paths: readonly string[] | undefined) {
    for (const path of [...states.keys()]) {
      if (paths && !paths.some((changed) => path === '' || isWithin(path, changed) || isWithin(changed, path))) continue
      const before = states.get(path)
      const next = stateOf(path)
      if (before && same(before, next)) continue
      states.set(path, next)
      for (const listener of [...(listeners.get(path) ?? [])]) listener()
    }
  }

  function follow(): () => void {
    const unfollow = [
      editor.onDone((done) => {
        const mine = done.flatMap(({ operation }) =>
          'of' in operation && sameOwner(operation.of, of) ? [operation] : [],
        )
        if (mine.length > 0) look(mine.map(({ path }) => path.replaceAll(/\.(?:pc|mobile)(?=\.|$)/g, '')))
        else if (done.some(({ operation }) => !('of' in operation))) look(undefined)
      }),
    ]
    return () => {
      for (const stop of unfollow) stop()
    }
  }

  const shown = (path: string) => get(path).value
  const wishes = createSettingWishes({ editor, of, props, language, device, current, shown })

  let stop: (() => void) | undefined
  const dispatch = (...wishes: readonly Wish[]): string | undefined => {
    const refusal = wishes.length > 0 ? editor.dispatch(wishes) : undefined
    if (!refusal) return undefined
    const { key, params } = refusal.problem ?? refusal
    return say(key, params)
  }

  return {
    get,
    subscribe(path, listener) {
      const all = listeners.get(path) ?? new Set()
      listeners.set(path, all.add(listener))
      stop ??= follow()
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
    set: (path, value) => dispatch(...wishes.setting(path, value)),
    clear: (path) => void dispatch(...wishes.clearing(path)),
    keepTranslation(path) {
      const wish = keepingTranslation(of, current(), path, language)
      if (wish) dispatch(wish)
    },
    insertItem: (path, item, after) => void dispatch({ type: 'insert-item', of, path, item, after }),
    duplicateItem: (path, id) => void dispatch(...wishes.duplicating(path, id)),
    removeItem: (path, id) => void dispatch({ type: 'remove-item', of, path: itemPath(path, id) }),
    moveItem: (path, id, after) => void dispatch({ type: 'move-item', of, path: itemPath(path, id), after }),
  }
}
