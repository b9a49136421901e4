import {
  isObject,
  isWithin,
  itemAround,
  own,
  type SchemaNode,
  type Settings,
  type TranslationMeta,
  type TranslationStatus,
  topName,
} from '@vitrine/schemas'
import { ofMap } from '../document/editing.ts'
import { olderSourcesOf } from '../values/older-sources.ts'
import { sourceOf } from '../values/source-words.ts'
import { compact, withEntry } from './maps.ts'

/** Where a change of the base at a path may change what entries stand for: in its item, or its whole prop. */
const scopeOf = (path: string): string => itemAround(path) || topName(path)

const statuses: ReadonlySet<unknown> = new Set<TranslationStatus>(['machine', 'needs-review', 'done'])

/** What a note says of its translation; without a note it is new, and so it is where older notes say `untracked`. */
export function statusOf(note: unknown): TranslationStatus {
  const status = own(note, 'status')
  return statuses.has(status) ? (status as TranslationStatus) : 'new'
}

/** The note of a translation of which nothing is known but the words that it was made from. */
export const bareNote = (source: string): TranslationMeta => ({ source, status: 'new' })

const bareNames: ReadonlySet<string> = new Set(['source', 'status'])
/** Whether a note says no more than `bareNote`. */
export const isBare = (note: TranslationMeta): boolean =>
  statusOf(note) === 'new' && Object.keys(note).every((name) => bareNames.has(name))

/** What an entry is a translation of, and how older notes tell it; worked out when it is asked for. */
function sourcesOf(schema: SchemaNode, settings: Settings) {
  const [now, older] = [new Map<string, string>(), new Map<string, readonly string[]>()]
  const remembered = <T>(known: Map<string, T>, path: string, of: Sourced<T>): T => {
    const source = known.get(path) ?? of(schema, settings, path)
    known.set(path, source)
    return source
  }
  return {
    now: (path: string) => remembered(now, path, sourceOf),
    older: (path: string) => remembered(older, path, olderSourcesOf),
  }
}

type Sourced<T> = (schema: SchemaNode, settings: Settings, path: string) => T

/**
 * The settings after a change of their base, in which every translation still says what it was made
 * from (L8). A translation without a note was made from what the base says now; so before that changes,
 * the text that it was made from is noted, and the note goes again when the base says the same as then.
 * That keeps two things true: nothing is stale that has no note, and an inverse leaves no trace.
 *
 * @param before the same settings before the change; only what was translated there already is noted.
 * @param changed the path at which the base changed; anywhere where it is left out.
 */
export function withSourcesNoted(schema: SchemaNode, before: Settings, after: Settings, changed?: string): Settings {
  const { editPropsByLangEnvMap: maps = {} } = after
  const [was, is] = [sourcesOf(schema, before), sourcesOf(schema, after)]
  const scope = changed === undefined ? undefined : scopeOf(changed)
  let meta = after.translationMeta
  for (const [language, map] of Object.entries(maps))
    for (const path of Object.keys(map)) {
      if (scope !== undefined && !isWithin(path, scope) && !isWithin(scope, path)) continue
      const isKnown = ofMap(ofMap(before.editPropsByLangEnvMap ?? {}, language) ?? {}, path) !== undefined
      const note = ofMap(ofMap(meta ?? {}, language) ?? {}, path)
      const next = isKnown ? noteAfter(note, path, was, is) : withoutNeed(note, path, is)
      if (next !== note) meta = withEntry(meta, language, path, next)
    }
  return meta === after.translationMeta ? after : compact({ ...after, translationMeta: meta ?? {} })
}

type Sources = ReturnType<typeof sourcesOf>

/** A note that says no more than no note would. */
const withoutNeed = (note: TranslationMeta | undefined, path: string, is: Sources): TranslationMeta | undefined =>
  note && isBare(note) && note.source === is.now(path) ? undefined : note

function noteAfter(
  note: TranslationMeta | undefined,
  path: string,
  was: Sources,
  is: Sources,
): TranslationMeta | undefined {
  if (!note) return was.now(path) === is.now(path) ? undefined : bareNote(was.now(path))
  // An older note would not know the text again when what is no text changes around it.
  const isOlder = note.source !== was.now(path) && was.older(path).includes(note.source)
  if (!isOlder) return withoutNeed(note, path, is)
  const isTouched = was.now(path) !== is.now(path) || !is.older(path).includes(note.source)
  return isTouched ? { ...note, source: was.now(path) } : note
}

/**
 * Settings that come in from somewhere else (an import, a preset, a copy), with a note for every
 * translation that has none: it was made from what the base says now.
 *
 * @param status what they are by their own account; `new` needs no note.
 */
export function withEveryNote(schema: SchemaNode, settings: Settings, status: TranslationStatus): Settings {
  if (status === 'new') return settings
  const { now } = sourcesOf(schema, settings)
  let meta = settings.translationMeta
  for (const [language, map] of Object.entries(settings.editPropsByLangEnvMap ?? {}))
    for (const path of Object.keys(isObject(map) ? map : {}))
      if (!ofMap(ofMap(meta ?? {}, language) ?? {}, path))
        meta = withEntry(meta, language, path, { source: now(path), status })
  return meta === settings.translationMeta ? settings : { ...settings, ...(meta && { translationMeta: meta }) }
}
