import {
  childPath,
  type Draft,
  getIn,
  isObject,
  type Json,
  type JsonObject,
  mapAlong,
  newId,
  type Operation,
  own,
  type SchemaNode,
  type SectionProps,
  type Settings,
  type SettingsOf,
  schemaAt,
} from '@vitrine/schemas'
import type { WithoutId } from '../document/editing.ts'
import type { Specs } from '../document/specs.ts'
import { ownersIn } from '../translation/text-owners.ts'
import { isSame } from '../values/clean.ts'
import { layersBetween, propsBetween } from './between-settings.ts'

/** What takes the place of a file wherever its address stands. */
export interface MediaReplacement {
  /** What an address leads to: the file that goes, its poster, or something else. */
  readonly roleOf: (address: string) => 'file' | 'poster' | undefined
  readonly src: string
  /** Of a picture: what an image prop says of it beside its address. */
  readonly picture?: JsonObject
  /** Of a film. */
  readonly poster?: string
}

/** What an image prop says of one picture, and must not say of another one. */
const ofPicture = ['width', 'height', 'widths', 'focalPoint'] as const
const ofFilm = ['width', 'height'] as const

const without = (value: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))

/** A value with the one file in it changed for the other. */
function replacedIn(schema: SchemaNode | undefined, value: Json, replacement: MediaReplacement): Json | undefined {
  const { roleOf, src, picture, poster } = replacement
  return mapAlong<Json | undefined>(schema, value, (one, node, inside) => {
    if (typeof one === 'string') {
      const role = roleOf(one)
      return role === undefined ? one : role === 'file' ? src : poster
    }
    const next = inside()
    const address = own(one, 'src')
    if (!isObject(next) || typeof address !== 'string' || roleOf(address) !== 'file') return next
    if (node?.$id === 'image' && picture) return { ...without(next, ofPicture), ...picture }
    // How large the other film is, nobody knows before it is played.
    return node?.$id === 'video' ? without(next, ofFilm) : next
  })
}

const replacedProps = (schema: SchemaNode, props: JsonObject, replacement: MediaReplacement): JsonObject => {
  const next = replacedIn(schema, props, replacement)
  return isObject(next) ? next : props
}

/** The entries of a language; each holds the value of its own path. */
function replacedMap(schema: SchemaNode, map: JsonObject, replacement: MediaReplacement): JsonObject {
  return Object.fromEntries(
    Object.entries(map).flatMap(([path, value]) => {
      const next = replacedIn(schemaAt(schema, path), value, replacement)
      return next === undefined ? [] : [[path, next] as const]
    }),
  )
}

/** A picture of one device is compared as a whole: here, too, each of its values is changed on its own. */
function byField(schema: SchemaNode, { props }: Settings, step: WithoutId): readonly WithoutId[] {
  if (step.type !== 'set-setting' || schemaAt(schema, step.path)?.$id !== 'image') return [step]
  const { of, path, value } = step
  const before = getIn(props, path)
  if (!isObject(before) || !isObject(value)) return [step]
  return [...new Set([...Object.keys(before), ...Object.keys(value)])].flatMap((name): readonly WithoutId[] => {
    const at = { of, path: childPath(path, name) }
    const [old, next] = [before[name], value[name]] as readonly (Json | undefined)[]
    if (isSame(old, next)) return []
    return [next === undefined ? { type: 'clear-setting', ...at } : { type: 'set-setting', ...at, value: next }]
  })
}

interface Owned {
  readonly of: SettingsOf
  readonly schema: SchemaNode
  readonly settings: Settings
}

/** What a note says stays, since a picture is no text. */
function withNoteOf(settings: Settings, operation: Operation): Operation {
  if (operation.type !== 'set-setting' || operation.language === undefined) return operation
  const note = own(own(settings.translationMeta, operation.language), operation.path)
  return { ...operation, meta: isObject(note) ? note : null } as Operation
}

/**
 * The operations that put one file in the place of another one in some settings, in the base and in every language:
 * for each value on its own, so that they can be taken back where nobody has changed the same since.
 */
export function mediaOperations(
  { of, schema, settings }: Owned,
  replacement: MediaReplacement,
  baseLanguage: string,
): readonly Operation[] {
  const after: Settings = {
    ...settings,
    props: replacedProps(schema, settings.props, replacement),
    ...(settings.editPropsByLangEnvMap && {
      editPropsByLangEnvMap: Object.fromEntries(
        Object.entries(settings.editPropsByLangEnvMap).map(([language, map]) => [
          language,
          isObject(map) ? replacedMap(schema, map, replacement) : map,
        ]),
      ),
    }),
  }
  const steps = [
    ...propsBetween(of, schema as SectionProps, settings, after).flatMap((step) => byField(schema, settings, step)),
    ...layersBetween(of, settings, after, baseLanguage),
  ]
  return steps.map((step) => withNoteOf(settings, { ...step, id: newId() } as Operation))
}

/** The same for all that was read of a draft. */
export const mediaOperationsIn = (
  draft: Draft,
  specs: Specs,
  replacement: MediaReplacement,
  baseLanguage: string,
): readonly Operation[] =>
  [...ownersIn(draft, specs)].flatMap((owned) => mediaOperations(owned, replacement, baseLanguage))
