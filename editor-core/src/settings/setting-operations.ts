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
import { type EditedSettings, layerFor } from './setting-operation.ts'
import type { OperationInput } from './settings-editor.ts'
import { storedPath } from './stored-path.ts'
import { type ItemStep, itemSteps, storedValue } from './whole-values.ts'

interface SettingOperationOptions extends EditedSettings {
  readonly current: () => Settings
  /** What a path says now, in the language and on the device that are edited. */
  readonly shown: (path: string) => Json | undefined
}

type JsonObject = Readonly<Record<string, Json>>

/** What a form changes of its settings, as operations. */
interface SettingOperations {
  readonly setting: (path: string, value: Json) => readonly OperationInput[]
  /** Back to what is inherited. */
  readonly clearing: (path: string) => readonly OperationInput[]
  /** A copy of an item behind it. */
  readonly duplicating: (path: string, id: string) => readonly OperationInput[]
}

export const createSettingOperations = (edited: SettingOperationOptions): SettingOperations => ({
  setting: (path: string, value: Json) => setting(edited, path, value, edited.shown(path)),
  clearing: (path: string) => clearing(edited, path),
  duplicating: (path: string, id: string) => duplicating(edited, path, id),
})

const layerOf = ({ editor, props, language }: EditedSettings, path: string): string | undefined =>
  layerFor(editor, props, path, language)

const storedIn = ({ props, current, device }: SettingOperationOptions, path: string): string =>
  storedPath(props, current().props, path, device)

/** The whole value of a responsive prop in a language: what it says for the other device stays. */
function entryOf({ props, current, device }: SettingOperationOptions, path: string, layer: string, value: Json): Json {
  if (schemaAt(props, path)?.responsive !== true) return value
  const settings = current()
  const before = settings.editPropsByLangEnvMap?.[layer]?.[path] ?? getIn(settings.props, path)
  return { ...(isObject(before) && before), [device]: value }
}

/** Whether parts of a value belong to a device, or to the language that is edited. */
function hasParts({ editor, language }: EditedSettings, schema: SchemaNode): boolean {
  const isSource = editor.sourceLanguage() === language
  return responsivePaths(schema).length > 0 || (!isSource && translatablePaths(schema).length > 0)
}

/**
 * A value as operations. Of a value that is not said as a whole, each part goes where it belongs:
 * its texts into the language that is edited, what is for one device to that device, items by their
 * ids, the rest into the base; of all settings only what has changed.
 */
function setting(
  edited: SettingOperationOptions,
  path: string,
  value: Json,
  before: Json | undefined,
): readonly OperationInput[] {
  const { of, props } = edited
  const layer = layerOf(edited, path)
  if (layer !== undefined)
    return [{ type: 'set-setting', of, path, language: layer, value: entryOf(edited, path, layer, value) }]
  const schema = path === '' ? props : schemaAt(props, path)
  if (schema && (path === '' || hasParts(edited, schema))) {
    if (isObject(value) && isObject(before)) return parts(edited, path, value, before)
    const steps = itemSteps(schema, before, value)
    if (steps) return steps.flatMap((step) => itemStep(edited, path, schema.items ?? {}, step))
  }
  const stored = schema ? storedValue(schema, value) : value
  return [{ type: 'set-setting', of, path: storedIn(edited, path), value: stored }]
}

/** What nobody has said is said by nobody already. */
function removing(edited: SettingOperationOptions, path: string): readonly OperationInput[] {
  const { of, current } = edited
  const settings = current()
  const layer = layerOf(edited, path)
  if (layer !== undefined)
    return Object.hasOwn(settings.editPropsByLangEnvMap?.[layer] ?? {}, path)
      ? [{ type: 'clear-setting', of, path, language: layer }]
      : []
  const stored = storedIn(edited, path)
  return getIn(settings.props, stored) === undefined ? [] : [{ type: 'clear-setting', of, path: stored }]
}

function parts(
  edited: SettingOperationOptions,
  path: string,
  value: JsonObject,
  before: JsonObject,
): readonly OperationInput[] {
  return [...new Set([...Object.keys(before), ...Object.keys(value)])].flatMap((name): readonly OperationInput[] => {
    const [old, next, inside] = [before[name], value[name], childPath(path, name)]
    if (JSON.stringify(old) === JSON.stringify(next)) return []
    return next === undefined ? removing(edited, inside) : setting(edited, inside, next, old)
  })
}

function itemStep(
  edited: SettingOperationOptions,
  path: string,
  schema: SchemaNode,
  step: ItemStep,
): readonly OperationInput[] {
  const { of } = edited
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
      return parts(edited, itemPath(path, step.id), step.value, step.before)
  }
}

/** Back to what is inherited. */
function clearing(edited: SettingOperationOptions, path: string): readonly OperationInput[] {
  const { of, current } = edited
  const settings = current()
  if (settings.deletePropsPaths?.includes(path)) return [{ type: 'restore-setting', of, path }]
  const layer = layerOf(edited, path)
  if (layer !== undefined) return [{ type: 'clear-setting', of, path, language: layer }]
  const stored = storedIn(edited, path)
  if (getIn(settings.props, stored) === undefined) return []
  return [{ type: 'clear-setting', of, path: stored, ...(stored !== path && { upTo: path }) }]
}

/** A copy of an item behind it, with all that any language says of it. */
function duplicating({ of, current }: SettingOperationOptions, path: string, id: string): readonly OperationInput[] {
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
  const { alike } = moved({ alike: settings.alike ?? {} })
  const maps = {
    entries: moved(settings.editPropsByLangEnvMap),
    meta: moved(settings.translationMeta),
    ...(alike && { alike }),
  }
  return [{ type: 'insert-item', of, path, after: id, item: { ...item, id: copy }, ...maps }]
}
