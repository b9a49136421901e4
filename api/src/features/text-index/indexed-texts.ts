import { baseTextsOf, checkTranslation, noteAt, sourceOf, type TextState, textsIn, wordsOfValue } from '@vitrine/model'
import { type Json, type SchemaNode, type Settings, schemaAt, type TranslationMeta } from '@vitrine/schemas'
import { toJson } from '../../platform/database/json-text.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { folded } from '../../platform/language/folded.ts'

/** Something with texts, and where it is listed. */
export interface OwnedTexts {
  /** The three as in `text_owners`. */
  readonly owner: string
  readonly place: string
  readonly position: number
  readonly name: string
  readonly schema: SchemaNode
  readonly settings: Settings
}

/** The languages of a draft, or of the contents. */
export interface TextLanguages {
  readonly base: string
  /** All others that something is translated into. */
  readonly others: readonly string[]
}

type Keys = 'tenant_id' | 'scope' | 'id' | 'owner_id'
/** A text as its row holds it, with a row for each language; the numbers are given when it is written. */
export interface IndexedText {
  readonly text: Omit<Tables['texts'], Keys>
  readonly states: readonly Omit<Tables['text_states'], Keys>[]
}

/** All texts of something, with what became of them in each language. */
export function indexedTexts(
  { schema, settings }: OwnedTexts,
  { base, others }: TextLanguages,
): readonly IndexedText[] {
  const texts = baseTextsOf(schema, settings, base)
  const positions = new Map([...texts.sources.keys()].map((path, position) => [path, position]))
  const states = new Map<string, IndexedText['states'][number][]>()
  for (const language of others)
    for (const { path, source, state, value } of textsIn(texts, language)) {
      const known = states.get(path) ?? []
      states.set(path, known)
      const position = positions.get(path) ?? 0
      const maxLength = schemaAt(schema, path)?.maxLength
      known.push({
        language,
        position,
        ...stateOf({ state, value, note: noteAt(settings, language, path) }),
        problems:
          value === undefined
            ? 0
            : checkTranslation(wordsOfValue(source), wordsOfValue(value), { from: base, to: language, maxLength })
                .length,
      })
    }
  return [...texts.sources].map(([path, value]) => ({
    text: {
      path,
      position: positions.get(path) ?? 0,
      value: toJson(value),
      words: folded(wordsOfValue(value)),
      fingerprint: sourceOf(schema, settings, path),
    },
    states: states.get(path) ?? [],
  }))
}

interface Said {
  readonly state: TextState
  readonly value?: Json | undefined
  readonly note: TranslationMeta | undefined
}

/** A text that is missing has no note: one that stands there is of what the language said before. */
function stateOf({ state, value, note }: Said) {
  if (value === undefined) return { state, value: null, words: null, note: null, by_whom: null }
  return {
    state,
    value: toJson(value),
    words: folded(wordsOfValue(value)),
    note: note ? toJson(note) : null,
    by_whom: note?.by ?? null,
  }
}
