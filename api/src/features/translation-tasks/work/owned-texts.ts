import { type BaseTexts, baseLanguage, baseTextsOf, canonicalJson, ownersIn, type Specs } from '@vitrine/model'
import {
  type ContentRecord,
  contentKey,
  contentProps,
  type Draft,
  isObject,
  type Json,
  own,
  type SettingsOf,
  type TranslationMeta,
} from '@vitrine/schemas'
import { fromJson } from '../../../platform/database/json-text.ts'
import type { TextRow } from '../store/texts.queries.ts'
import type { StoredEntry } from '../tables.ts'

/** Finds the texts of whoever a row names, as they are now; nothing when it is gone. */
export type TextsOfOwner = (row: TextRow) => BaseTexts | undefined

function remembered(find: (of: SettingsOf) => BaseTexts | undefined): TextsOfOwner {
  const known = new Map<string, BaseTexts | undefined>()
  return ({ owner }) => {
    if (!known.has(owner)) known.set(owner, find(fromJson(owner)))
    return known.get(owner)
  }
}

/** @param draft holds the pages that the rows name. */
export function textsOfDraft(draft: Draft, specs: Specs): TextsOfOwner {
  const base = baseLanguage(draft.globalConfiguration)
  const owners = new Map([...ownersIn(draft, specs)].map((owned) => [canonicalJson(owned.of), owned]))
  return remembered((of) => {
    const owned = owners.get(canonicalJson(of))
    return owned && baseTextsOf(owned.schema, owned.settings, base)
  })
}

/** @param base the language that contents are written in. */
export function textsOfContents(records: readonly ContentRecord[], base: string): TextsOfOwner {
  const known = new Map(records.map((record) => [contentKey(record), record]))
  return remembered((of) => {
    const record = 'content' in of ? known.get(of.content) : undefined
    return record && baseTextsOf(contentProps[record.kind], record.settings, base)
  })
}

/** What a language says at the path of a row itself, with its note; nothing where it has no entry there. */
export function entryOfRow({ settings }: BaseTexts, { language, path }: TextRow): StoredEntry | undefined {
  const map = own(settings.editPropsByLangEnvMap, language)
  if (!isObject(map) || !Object.hasOwn(map, path)) return undefined
  const note = own(own(settings.translationMeta, language), path)
  return { value: map[path] as Json, note: isObject(note) ? (note as unknown as TranslationMeta) : null }
}
