import {
  baseTextsOf,
  hasSegments,
  type SegmentedText,
  segmentsOf,
  sourceOf,
  type TextOwner,
  type TextState,
  textsIn,
  wordsOfSegment,
} from '@vitrine/model'
import { type Json, type SchemaNode, type Settings, type SettingsOf, schemaAt } from '@vitrine/schemas'

/** Settings with texts, and what files call them. */
export interface OwnerOfTexts {
  readonly of: SettingsOf
  /** `component/7hq2LmPa`, `page/home`, `menu/main`, `product/k3v9Qa2Z`: the same wherever a component stands. */
  readonly key: string
  /** What it belongs to in a file: `page/home`, `part/header`, `menu/main`, `product/k3v9Qa2Z`. */
  readonly file: string
  /** As people know it: `Home`, `Home > banner`. */
  readonly place: string
  /** The type of the section, where it is a component. */
  readonly section?: string | undefined
  readonly schema: SchemaNode
  readonly settings: Settings
  /** The language of its base. */
  readonly baseLanguage: string
}

/** A text of the site in one language, with its translation. */
export interface SiteText {
  readonly owner: OwnerOfTexts
  readonly path: string
  /** What files call it: the key of its owner and its path. */
  readonly name: string
  readonly place: string
  readonly source: SegmentedText
  readonly sourceValue: Json
  /** The fingerprint of what the source says now. */
  readonly fingerprint: string
  readonly state: TextState
  /** The translation as it is stored. */
  readonly value: Json | undefined
  /** Its segments; nothing where it has none, or other blocks than the source. */
  readonly target: SegmentedText | undefined
  /** The most letters that the translation may have. */
  readonly maxLength: number | undefined
}

export const ownerKey = (of: TextOwner | { readonly content: string }): string => {
  if ('content' in of) return of.content
  if ('component' in of) return `component/${of.component}`
  return 'menu' in of ? `menu/${of.menu}` : `page/${of.pageRecord}`
}

/** The texts of one owner in a language, in their order. */
export function* textsOf(owner: OwnerOfTexts, language: string): Generator<SiteText> {
  const { schema, settings, key, place, baseLanguage } = owner
  const base = baseTextsOf(schema, settings, baseLanguage)
  for (const { path, source: sourceValue, state, value } of textsIn(base, language)) {
    if (!hasSegments(sourceValue)) continue
    const source = segmentsOf(sourceValue)
    if (source.segments.length === 0) continue
    const target = value !== undefined && hasSegments(value) ? segmentsOf(value, source) : undefined
    const isSameForm = target?.segments.length === source.segments.length && typeof value === typeof sourceValue
    yield {
      ...{ owner, path, source, sourceValue, state, value },
      name: `${key}/${path}`,
      place: `${place} > ${path}`,
      fingerprint: sourceOf(schema, settings, path),
      target: isSameForm ? target : undefined,
      maxLength: schemaAt(schema, path)?.maxLength,
    }
  }
}

/** What somebody reads of a value: rich text by its blocks. */
export const wordsOfValue = (value: Json): string => segmentsOf(value).segments.map(wordsOfSegment).join('\n')
