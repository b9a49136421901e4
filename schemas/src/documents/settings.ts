import { ID_PATTERN } from '../ids.ts'
import type { Json } from '../json.ts'
import type { SchemaNode } from '../keywords.ts'

/** Path → value, flat: what one language says differently. */
export type LanguageMap = Readonly<Record<string, Json>>

/**
 * Where a translation came from; `source` is the fingerprint of the base value it was made from. Of one
 * that is `untracked` only that is known. A translation without a note was made from what the base says.
 */
export interface TranslationMeta {
  readonly source: string
  readonly status: 'new' | 'machine' | 'needs-review' | 'done' | 'untracked'
  readonly by?: string
  readonly at?: string
}

/**
 * Values in every language: those of one component, but also of a menu, a page's record or a
 * product. The base is in the site's source language; each language map holds what differs.
 */
export interface Settings {
  readonly props: Readonly<Record<string, Json>>
  readonly editPropsByLangEnvMap?: Readonly<Record<string, LanguageMap>>
  readonly translationMeta?: Readonly<Record<string, Readonly<Record<string, TranslationMeta>>>>
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
    status: { enum: ['new', 'machine', 'needs-review', 'done', 'untracked'] },
    by: { type: 'string', maxLength: 200 },
    at: { type: 'string', maxLength: 40 },
  },
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
