import { ID_PATTERN } from '../ids.ts'
import type { Json } from '../json.ts'
import type { SchemaNode } from '../keywords.ts'

/** Path → value, flat: what one language says differently. */
export type LanguageMap = Readonly<Record<string, Json>>

/**
 * What became of a translation: it came in and nobody has read it here (`new`), a machine wrote it, somebody
 * or a check asked for a second look, or a person wrote or accepted it.
 */
export type TranslationStatus = 'new' | 'machine' | 'needs-review' | 'done'

/**
 * Where a translation came from. One without a note is `new`, and made from what the base says now: a note that
 * says no more than that is left out.
 */
export interface TranslationMeta {
  /** The fingerprint of the words that it was made from: `2:` and 16 hex digits; without `2:` by an older function. */
  readonly source: string
  readonly status: TranslationStatus
  /** What translated it: `deepl`. */
  readonly engine?: string
  readonly by?: string
  readonly at?: string
  /** The checks that it has failed. */
  readonly why?: readonly string[]
}

/**
 * Values in every language: those of one component, but also of a menu, a page's record or a
 * product. The base is in the site's source language; each language map holds what differs.
 */
export interface Settings {
  readonly props: Readonly<Record<string, Json>>
  readonly editPropsByLangEnvMap?: Readonly<Record<string, LanguageMap>>
  readonly translationMeta?: Readonly<Record<string, Readonly<Record<string, TranslationMeta>>>>
  /**
   * By the path of a translation: fingerprints of what the base said one after the other with the same meaning
   * (`mark-minor`). A translation of one of them is as good for each of the others.
   */
  readonly alike?: Readonly<Record<string, readonly string[]>>
  readonly deletePropsPaths?: readonly string[]
}

export const languagePattern = '^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$'
const language = { type: 'string', pattern: languagePattern } as const

export const translationMeta = {
  type: 'object',
  required: ['source', 'status'],
  additionalProperties: false,
  properties: {
    source: { type: 'string', maxLength: 64 },
    // Older documents call `new` `untracked`.
    status: { enum: ['new', 'machine', 'needs-review', 'done', 'untracked'] },
    engine: { type: 'string', maxLength: 64 },
    by: { type: 'string', maxLength: 200 },
    at: { type: 'string', maxLength: 40 },
    why: { type: 'array', maxItems: 20, items: { type: 'string', maxLength: 64 } },
  },
} as const satisfies SchemaNode

/** How many wordings of one text count as the same. */
export const MOST_ALIKE = 20
export const alikeFingerprints = {
  type: 'array',
  maxItems: MOST_ALIKE,
  items: { type: 'string', maxLength: 64 },
} as const satisfies SchemaNode

/**
 * The frame of settings. What stands inside `props` and the maps is checked by the props schema of
 * the section (or of the menu, the product …), which this schema does not know.
 */
export const settings = {
  $id: 'settings',
  type: 'object',
  required: ['props'],
  additionalProperties: false,
  properties: {
    props: { type: 'object' },
    editPropsByLangEnvMap: { type: 'object', propertyNames: language, additionalProperties: { type: 'object' } },
    translationMeta: {
      type: 'object',
      propertyNames: language,
      additionalProperties: {
        type: 'object',
        additionalProperties: translationMeta,
      },
    },
    alike: { type: 'object', additionalProperties: alikeFingerprints },
    deletePropsPaths: { type: 'array', maxItems: 1000, items: { type: 'string', maxLength: 500 } },
  },
} as const satisfies SchemaNode

/** Values by the id of a component. */
export const settingsById = {
  type: 'object',
  propertyNames: { type: 'string', pattern: ID_PATTERN },
  additionalProperties: { $ref: 'settings' },
} as const satisfies SchemaNode
export type SettingsById = Readonly<Record<string, Settings>>
