import { baseLanguage, baseTextsOf, type Layer, type TranslatedText, textsIn } from '@vitrine/model'
import {
  childPath,
  type Device,
  isWithin,
  itemPath,
  type Json,
  newId,
  responsivePaths,
  type SchemaNode,
  type SectionProps,
  type Settings,
  type SettingsOf,
  schemaAt,
  THEME_MARKER,
  translatablePaths,
} from '@vitrine/schemas'
import type { FieldSource, FieldState, FieldTranslation, Origin, Words } from '@vitrine/setters'
import type { Editor, Wish } from './editor.ts'
import { resolved } from './resolved.ts'
import { layerFor } from './setting-wish.ts'
import { storedPath, valueAt } from './stored-path.ts'
import { type ItemStep, itemSteps, storedValue } from './whole-values.ts'

export interface ToSet {
  readonly editor: Editor
  readonly of: SettingsOf
  readonly props: SectionProps
  /** The language and the device whose values are edited. */
  readonly language: string
  readonly device: Device
  readonly say: Words
}

const nothing: Settings = { props: {} }

/** The settings of a component, a page's record or a menu. */
function settingsOf({ state, settings }: Editor, of: SettingsOf): Settings {
  if ('component' in of) return settings(of.component) ?? nothing
  const { pagesList, menuList } = state.getState()
  const record =
    'pageRecord' in of ? pagesList.find(({ id }) => id === of.pageRecord) : menuList.find(({ id }) => id === of.menu)
  return record?.settings ?? nothing
}

const sameOwner = (a: SettingsOf, b: SettingsOf): boolean =>
  'component' in a && 'component' in b ? a.component === b.component : JSON.stringify(a) === JSON.stringify(b)

type JsonObject = Readonly<Record<string, Json>>

const isRecord = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

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

  let stop: (() => void) | undefined
  const dispatch = (...wishes: readonly Wish[]): string | undefined => {
    const refusal = wishes.length > 0 ? editor.dispatch(wishes) : undefined
    if (!refusal) return undefined
    const { key, params } = refusal.problem ?? refusal
    return say(key, params)
  }

  /** The whole value of a responsive prop in a language: what it says for the other device stays. */
  function entryOf(path: string, layer: string, value: Json): Json {
    if (schemaAt(props, path)?.responsive !== true) return value
    const settings = current()
    const before = settings.editPropsByLangEnvMap?.[layer]?.[path] ?? valueAt(settings.props, path)
    return { ...(before as object | undefined), [device]: value }
  }

  /**
   * A value as operations. Of a value that is not said as a whole, each part goes where it belongs:
   * its texts into the language that is edited, what is for one device to that device, items by their
   * ids, the rest into the base; of all settings only what has changed.
   */
  function wishesFor(path: string, value: Json, before = get(path).value): readonly Wish[] {
    const layer = layerFor(editor, props, path, language)
    if (layer !== undefined)
      return [{ type: 'set-setting', of, path, language: layer, value: entryOf(path, layer, value) }]
    const schema = path === '' ? props : schemaAt(props, path)
    if (schema && (path === '' || hasParts(schema))) {
      if (isRecord(value) && isRecord(before)) return partsFor(path, value, before)
      const steps = itemSteps(schema, before, value)
      if (steps) return steps.flatMap((step) => wishesForItem(path, schema.items ?? {}, step))
    }
    const stored = schema ? storedValue(schema, value) : value
    return [{ type: 'set-setting', of, path: storedPath(props, current().props, path, device), value: stored }]
  }

  const hasParts = (schema: SchemaNode): boolean =>
    responsivePaths(schema).length > 0 || (!isSource() && translatablePaths(schema).length > 0)

  /** What nobody has said is said by nobody already. */
  function takenAway(path: string): readonly Wish[] {
    const settings = current()
    const layer = layerFor(editor, props, path, language)
    if (layer !== undefined)
      return Object.hasOwn(settings.editPropsByLangEnvMap?.[layer] ?? {}, path)
        ? [{ type: 'clear-setting', of, path, language: layer }]
        : []
    const stored = storedPath(props, settings.props, path, device)
    return valueAt(settings.props, stored) === undefined ? [] : [{ type: 'clear-setting', of, path: stored }]
  }

  function partsFor(path: string, value: JsonObject, before: JsonObject): readonly Wish[] {
    return [...new Set([...Object.keys(before), ...Object.keys(value)])].flatMap((name): readonly Wish[] => {
      const [old, next, inside] = [before[name], value[name], childPath(path, name)]
      if (JSON.stringify(old) === JSON.stringify(next)) return []
      return next === undefined ? takenAway(inside) : wishesFor(inside, next, old)
    })
  }

  function wishesForItem(path: string, schema: SchemaNode, step: ItemStep): readonly Wish[] {
    switch (step.step) {
      case 'insert':
        return [
          {
            type: 'insert-item',
            of,
            path,
            item: storedValue(schema, step.item) as typeof step.item,
            after: step.after,
          },
        ]
      case 'remove':
        return [{ type: 'remove-item', of, path: itemPath(path, step.id) }]
      case 'move':
        return [{ type: 'move-item', of, path: itemPath(path, step.id), after: step.after }]
      case 'keep':
        return partsFor(itemPath(path, step.id), step.value, step.before)
    }
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
    set: (path, value) => dispatch(...wishesFor(path, value)),
    clear(path) {
      const settings = current()
      if (settings.deletePropsPaths?.includes(path)) {
        dispatch({ type: 'restore-setting', of, path })
        return
      }
      const layer = layerFor(editor, props, path, language)
      if (layer !== undefined) {
        dispatch({ type: 'clear-setting', of, path, language: layer })
        return
      }
      const stored = storedPath(props, settings.props, path, device)
      if (valueAt(settings.props, stored) === undefined) return
      dispatch({ type: 'clear-setting', of, path: stored, ...(stored !== path && { upTo: path }) })
    },
    insertItem: (path, item, after) => void dispatch({ type: 'insert-item', of, path, item, after }),
    duplicateItem(path, id) {
      const settings = current()
      const from = itemPath(path, id)
      const item = valueAt(settings.props, from) as { readonly id: string } | undefined
      if (!item) return
      const copy = newId()
      const to = itemPath(path, copy)
      const moved = <V>(maps: Readonly<Record<string, Readonly<Record<string, V>>>> = {}) =>
        Object.fromEntries(
          Object.entries(maps).flatMap(([code, map]) => {
            const within = Object.entries(map).filter(([key]) => isWithin(key, from))
            return within.length > 0
              ? [[code, Object.fromEntries(within.map(([key, value]) => [to + key.slice(from.length), value]))]]
              : []
          }),
        )
      dispatch({
        type: 'insert-item',
        of,
        path,
        after: id,
        item: { ...item, id: copy },
        entries: moved(settings.editPropsByLangEnvMap),
        meta: moved(settings.translationMeta),
      })
    },
    removeItem: (path, id) => void dispatch({ type: 'remove-item', of, path: itemPath(path, id) }),
    moveItem: (path, id, after) => void dispatch({ type: 'move-item', of, path: itemPath(path, id), after }),
  }
}
