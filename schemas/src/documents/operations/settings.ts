import type { Json } from '../../json.ts'
import type { SchemaNode } from '../../keywords.ts'
import { alikeFingerprints, languagePattern, type TranslationMeta, translationMeta } from '../settings.ts'
import { id, operationOf, orNull, type SettingsOf, settingsPlace } from './places.ts'

interface Named<T extends string> {
  readonly id: string
  readonly type: T
  readonly of: SettingsOf
  /** In the base the device is a segment of it: `height.mobile`. */
  readonly path: string
}

type ByLanguage<V> = Readonly<Record<string, Readonly<Record<string, V>>>>

/**
 * Writes a value: in the base, or with `language` as an entry of its map, which holds whole values.
 * What `meta` leaves out is worked out when it applies; `null` says that there is none.
 */
export interface SetSetting extends Named<'set-setting'> {
  readonly value: Json
  readonly language?: string
  readonly meta?: Partial<TranslationMeta> | null
}

/**
 * Takes a value away, so that the layer below shows. The objects and lists that this leaves empty
 * stay, but for those from `upTo` on down; `''` are the settings themselves.
 */
export interface ClearSetting extends Named<'clear-setting'> {
  readonly language?: string
  readonly upTo?: string
}

/** Takes a prop out of all layers, in every language. */
export type DeleteSetting = Named<'delete-setting'>
/** Its inverse. */
export type RestoreSetting = Named<'restore-setting'>

/** A new item of the list at the path, with what its translations and deletions are, by whole paths. */
export interface InsertItem extends Named<'insert-item'> {
  readonly after: string | null
  readonly item: { readonly id: string; readonly [name: string]: Json }
  readonly entries?: ByLanguage<Json>
  readonly meta?: ByLanguage<TranslationMeta>
  readonly alike?: Readonly<Record<string, readonly string[]>>
  readonly deletions?: readonly string[]
}

/** Takes the item at the path away (`items[k3v9Qa2Z]`), in every language. `upTo` as in clear-setting. */
export interface RemoveItem extends Named<'remove-item'> {
  readonly upTo?: string
}

/** Takes the item at the path to another place in its list. */
export interface MoveItem extends Named<'move-item'> {
  readonly after: string | null
}

/**
 * Says that what the base says to the translations at a path has only changed in form: those of `since`, which are
 * fingerprints of what it said before, stay right. `alike` is worked out when it applies: all fingerprints that
 * count as equal there from then on; none takes them away.
 */
export interface MarkMinor extends Named<'mark-minor'> {
  readonly since: readonly string[]
  readonly alike?: readonly string[]
}

export type SettingOperation =
  | SetSetting
  | ClearSetting
  | DeleteSetting
  | RestoreSetting
  | InsertItem
  | RemoveItem
  | MoveItem
  | MarkMinor

const of = settingsPlace
const path = { type: 'string', minLength: 1, maxLength: 500 } as const
const upTo = { type: 'string', maxLength: 500 } as const
const language = { type: 'string', pattern: languagePattern } as const
const byLanguage = (values: SchemaNode): SchemaNode => ({
  type: 'object',
  propertyNames: language,
  additionalProperties: { type: 'object', propertyNames: path, additionalProperties: values },
})
const { required: _required, ...partialMeta } = translationMeta

export const settingOperations = [
  operationOf('set-setting', { of, path, value: {}, language, meta: orNull(partialMeta) }, ['language', 'meta']),
  operationOf('clear-setting', { of, path, language, upTo }, ['language', 'upTo']),
  operationOf('delete-setting', { of, path }),
  operationOf('restore-setting', { of, path }),
  operationOf(
    'insert-item',
    {
      of,
      path,
      after: orNull(id),
      item: { type: 'object', required: ['id'], properties: { id } },
      entries: byLanguage({}),
      meta: byLanguage(translationMeta),
      alike: { type: 'object', propertyNames: path, additionalProperties: alikeFingerprints },
      deletions: { type: 'array', maxItems: 1000, items: path },
    },
    ['entries', 'meta', 'alike', 'deletions'],
  ),
  operationOf('remove-item', { of, path, upTo }, ['upTo']),
  operationOf('move-item', { of, path, after: orNull(id) }),
  operationOf('mark-minor', { of, path, since: alikeFingerprints, alike: alikeFingerprints }, ['alike']),
] as const
