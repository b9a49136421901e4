import {
  getIn,
  isObject,
  type Json,
  own,
  parentPath,
  patternOf,
  type SchemaNode,
  type Settings,
  schemaAt,
  type TranslationMeta,
  type TranslationStatus,
} from '@vitrine/schemas'
import { statusOf } from '../operations/notes.ts'
import { resolve } from '../resolve/resolve.ts'
import { holdsWords } from '../values/source-words.ts'
import { isUpToDate } from '../values/up-to-date.ts'

/**
 * What became of a text in one language, as people are told it (`Missing`, `Outdated`, `New`, `Machine`, `Needs review`,
 * `Translated`).
 */
export type TextState = 'missing' | 'stale' | 'new' | 'machine' | 'needs-review' | 'translated'

/** A text of the base, and what became of it in one language. */
export interface TranslatedText {
  readonly path: string
  readonly source: Json
  readonly state: TextState
  /** What the language says itself; nothing while it is missing. */
  readonly value?: Json | undefined
  /** How it came there, where that was noted. */
  readonly status?: TranslationStatus | undefined
}

/** The base texts of some settings, ready to be asked for one language after the other. */
export interface BaseTexts {
  readonly schema: SchemaNode
  readonly settings: Settings
  readonly baseLanguage: string
  readonly sources: ReadonlyMap<string, Json>
}

/** A language that no map speaks, so that everything falls back to the base. */
const NOBODYS = 'zxx'

const words = new WeakMap<SchemaNode, Map<string, boolean>>()

/** Addresses of pictures, films and pages are no texts: most are right in every language. */
function isText(schema: SchemaNode, path: string): boolean {
  const known = words.get(schema) ?? new Map<string, boolean>()
  words.set(schema, known)
  const pattern = patternOf(path)
  const node = known.has(pattern) ? undefined : schemaAt(schema, path)
  const answer = known.get(pattern) ?? (node !== undefined && holdsWords(node))
  known.set(pattern, answer)
  return answer
}

/** The texts that the base holds and that may be translated; schema defaults and empty texts are none. */
export function baseTextsOf(schema: SchemaNode, settings: Settings, baseLanguage: string): BaseTexts {
  const order = { language: NOBODYS, chain: [NOBODYS, baseLanguage], baseLanguage }
  const { props, languages } = resolve(schema, settings, order)
  const sources = Object.keys(languages)
    .filter((path) => isText(schema, path))
    .flatMap((path) => {
      const text = getIn(props, path)
      return text === undefined ? [] : [[path, text] as const]
    })
  return { schema, settings, baseLanguage, sources: new Map(sources) }
}

/** The path whose entry a text of a language comes from: its own, or that of a value around it. */
export function entryOf(map: object, path: string): string | undefined {
  if (path === '' || Object.hasOwn(map, path)) return path || undefined
  return entryOf(map, parentPath(path))
}

/** The note of the translation that a text of a language comes from, where it has one. */
export function noteAt(settings: Settings, language: string, path: string): TranslationMeta | undefined {
  const map = own(settings.editPropsByLangEnvMap, language)
  const entry = isObject(map) ? entryOf(map, path) : undefined
  const note = entry === undefined ? undefined : own(own(settings.translationMeta, language), entry)
  return isObject(note) ? (note as unknown as TranslationMeta) : undefined
}

/**
 * What became of every text in one language (L8). Only what the language says itself counts, not what
 * it falls back on. A translation is stale when its base changed since: when the fingerprint of the base
 * is not the one that was noted. A translation without a note was made from what the base says now:
 * whatever changes a base notes before what its translations were made from (`operations/notes.ts`).
 */
export function* textsIn(base: BaseTexts, language: string): Generator<TranslatedText> {
  const { schema, settings, baseLanguage, sources } = base
  if (sources.size === 0) return
  const map = own(settings.editPropsByLangEnvMap, language)
  if (!isObject(map) || Object.keys(map).length === 0) {
    for (const [path, source] of sources) yield { path, source, state: 'missing' }
    return
  }
  const { props, languages } = resolve(schema, settings, {
    language,
    chain: [language, baseLanguage],
    baseLanguage,
  })
  const notes = own(settings.translationMeta, language)
  for (const [path, source] of sources) {
    if (languages[path] !== undefined) {
      yield { path, source, state: 'missing' }
      continue
    }
    const entry = entryOf(map, path)
    const note = entry === undefined ? undefined : own(notes, entry)
    const isStale = entry !== undefined && isObject(note) && !isUpToDate(schema, settings, entry, note)
    const status = isObject(note) ? statusOf(note) : undefined
    yield { path, source, state: isStale ? 'stale' : stateOf(status), value: getIn(props, path), status }
  }
}

/** What a translation is that is up to date; without a note nobody has read it here. */
const stateOf = (status: TranslationStatus = 'new'): TextState => (status === 'done' ? 'translated' : status)
