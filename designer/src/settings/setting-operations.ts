import { baseLanguage } from '@vitrine/model'
import {
  childPath,
  getIn,
  isObject,
  isWithin,
  itemPath,
  type Json,
  newId,
  responsivePaths,
  type SchemaNode,
  type Settings,
  schemaAt,
  translatablePaths,
} from '@vitrine/schemas'
import type { OperationInput } from '../store/edit-steps.ts'
import { type EditedSettings, layerFor } from './setting-operation.ts'
import { storedPath } from './stored-path.ts'
import { type ItemStep, itemSteps, storedValue } from './whole-values.ts'

interface SettingOperationOptions extends EditedSettings {
  readonly current: () => Settings
  /** What a path says now, in the language and on the device that are edited. */
  readonly shown: (path: string) => Json | undefined
}

type JsonObject = Readonly<Record<string, Json>>

/** What a form wants of its settings, as operations. */
export function createSettingWishes({ editor, of, props, language, device, current, shown }: SettingOperationOptions) {
  const isSource = () => baseLanguage(editor.state.getState().configuration) === language

  /** The whole value of a responsive prop in a language: what it says for the other device stays. */
  function entryOf(path: string, layer: string, value: Json): Json {
    if (schemaAt(props, path)?.responsive !== true) return value
    const settings = current()
    const before = settings.editPropsByLangEnvMap?.[layer]?.[path] ?? getIn(settings.props, path)
    return { ...(before as object | undefined), [device]: value }
  }

  const hasParts = (schema: SchemaNode): boolean =>
    responsivePaths(schema).length > 0 || (!isSource() && translatablePaths(schema).length > 0)

  /**
   * A value as operations. Of a value that is not said as a whole, each part goes where it belongs:
   * its texts into the language that is edited, what is for one device to that device, items by their
   * ids, the rest into the base; of all settings only what has changed.
   */
  function setting(path: string, value: Json, before = shown(path)): readonly OperationInput[] {
    const layer = layerFor(editor, props, path, language)
    if (layer !== undefined)
      return [{ type: 'set-setting', of, path, language: layer, value: entryOf(path, layer, value) }]
    const schema = path === '' ? props : schemaAt(props, path)
    if (schema && (path === '' || hasParts(schema))) {
      if (isObject(value) && isObject(before)) return parts(path, value, before)
      const steps = itemSteps(schema, before, value)
      if (steps) return steps.flatMap((step) => itemStep(path, schema.items ?? {}, step))
    }
    const stored = schema ? storedValue(schema, value) : value
    return [{ type: 'set-setting', of, path: storedPath(props, current().props, path, device), value: stored }]
  }

  /** What nobody has said is said by nobody already. */
  function takingAway(path: string): readonly OperationInput[] {
    const settings = current()
    const layer = layerFor(editor, props, path, language)
    if (layer !== undefined)
      return Object.hasOwn(settings.editPropsByLangEnvMap?.[layer] ?? {}, path)
        ? [{ type: 'clear-setting', of, path, language: layer }]
        : []
    const stored = storedPath(props, settings.props, path, device)
    return getIn(settings.props, stored) === undefined ? [] : [{ type: 'clear-setting', of, path: stored }]
  }

  function parts(path: string, value: JsonObject, before: JsonObject): readonly OperationInput[] {
    return [...new Set([...Object.keys(before), ...Object.keys(value)])].flatMap((name): readonly OperationInput[] => {
      const [old, next, inside] = [before[name], value[name], childPath(path, name)]
      if (JSON.stringify(old) === JSON.stringify(next)) return []
      return next === undefined ? takingAway(inside) : setting(inside, next, old)
    })
  }

  function itemStep(path: string, schema: SchemaNode, step: ItemStep): readonly OperationInput[] {
    switch (step.step) {
      case 'insert': {
        const item = storedValue(schema, step.item) as typeof step.item
        return [{ type: 'insert-item', of, path, item, after: step.after }]
      }
      case 'remove':
        return [{ type: 'remove-item', of, path: itemPath(path, step.id) }]
      case 'move':
        return [{ type: 'move-item', of, path: itemPath(path, step.id), after: step.after }]
      case 'keep':
        return parts(itemPath(path, step.id), step.value, step.before)
    }
  }

  /** Back to what is inherited. */
  function clearing(path: string): readonly OperationInput[] {
    const settings = current()
    if (settings.deletePropsPaths?.includes(path)) return [{ type: 'restore-setting', of, path }]
    const layer = layerFor(editor, props, path, language)
    if (layer !== undefined) return [{ type: 'clear-setting', of, path, language: layer }]
    const stored = storedPath(props, settings.props, path, device)
    if (getIn(settings.props, stored) === undefined) return []
    return [{ type: 'clear-setting', of, path: stored, ...(stored !== path && { upTo: path }) }]
  }

  /** A copy of an item behind it, with all that any language says of it. */
  function duplicating(path: string, id: string): readonly OperationInput[] {
    const settings = current()
    const from = itemPath(path, id)
    const item = getIn(settings.props, from) as { readonly id: string } | undefined
    if (!item) return []
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
    const maps = { entries: moved(settings.editPropsByLangEnvMap), meta: moved(settings.translationMeta) }
    return [{ type: 'insert-item', of, path, after: id, item: { ...item, id: copy }, ...maps }]
  }

  return { setting, clearing, duplicating }
}
