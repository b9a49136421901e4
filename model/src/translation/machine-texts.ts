import { isObject, type Json, own, type TranslationMeta } from '@vitrine/schemas'
import { canonicalJson } from '../values/canonical-json.ts'
import { hash } from '../values/fingerprint.ts'
import { sourceOf } from '../values/source-words.ts'
import { type BaseTexts, entryOf, type TranslatedText, textsIn } from './translation-state.ts'

/** Which texts an engine translates beside those that are missing. */
export interface MachineTextsOptions {
  /** Also those whose source changed since they were translated. */
  readonly outdated?: boolean | undefined
  /** Also those that an engine translated before. */
  readonly machine?: boolean | undefined
  /** Of these, also what people wrote or have read; without it nothing of theirs is touched. */
  readonly reviewed?: boolean | undefined
}

/** A text that an engine is to translate. */
export interface MachineText {
  readonly path: string
  /** What the base says: a text, or rich text. */
  readonly source: Json
  /** Changes with the source, the translation and its note. */
  readonly seen: string
}

/** The entry that a language has for a text, and its note; by the path of the entry. */
interface Entry {
  readonly path: string
  readonly value: Json
  readonly note: TranslationMeta | undefined
}

function entryAt({ settings }: BaseTexts, language: string, path: string): Entry | undefined {
  const map = own(settings.editPropsByLangEnvMap, language)
  const at = isObject(map) ? entryOf(map, path) : undefined
  if (at === undefined || !isObject(map)) return undefined
  const note = own(own(settings.translationMeta, language), at)
  return { path: at, value: map[at] as Json, note: isObject(note) ? (note as unknown as TranslationMeta) : undefined }
}

/** Whether an engine made a translation, and nobody has read it since. */
const isMachineMade = ({ status, engine }: Partial<TranslationMeta> = {}): boolean =>
  status === 'machine' || (status === 'needs-review' && engine !== undefined)

function isWanted(
  { state }: TranslatedText,
  entry: Entry | undefined,
  { outdated = false, machine = false, reviewed = false }: MachineTextsOptions,
): boolean {
  if (state === 'missing') return true
  const isAsked = state === 'stale' ? outdated : machine
  return isAsked && (reviewed || isMachineMade(entry?.note))
}

function seenOf(base: BaseTexts, language: string, path: string): string {
  const { schema, settings, sources } = base
  const says = [sources.get(path) ?? null, sourceOf(schema, settings, path), entryAt(base, language, path) ?? null]
  return hash(canonicalJson(says))
}

/** The texts of some settings that an engine is to translate into a language. */
export function* textsForMachine(
  base: BaseTexts,
  language: string,
  options: MachineTextsOptions = {},
): Generator<MachineText> {
  if (language === base.baseLanguage) return
  for (const text of textsIn(base, language)) {
    const { path, source } = text
    if (isWanted(text, entryAt(base, language, path), options))
      yield { path, source, seen: seenOf(base, language, path) }
  }
}

/** Whether a text still says what it said, in the base and in a language, and is noted as it was. */
export const isAsSeen = (base: BaseTexts, language: string, { path, seen }: Pick<MachineText, 'path' | 'seen'>) =>
  base.sources.has(path) && seenOf(base, language, path) === seen
