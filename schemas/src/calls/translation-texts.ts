import { type ContentKind, contentKinds } from '../content/kinds.ts'
import { languageCode } from '../documents/draft.ts'
import type { SettingsOf } from '../documents/operations/places.ts'
import type { TranslationMeta } from '../documents/settings.ts'
import type { Json } from '../json.ts'
import type { SchemaNode } from '../keywords.ts'
import { call, shaped } from './call.ts'
import { draftsIdInPath, revisionField } from './draft-fields.ts'

/** What became of a text in a language; `stale` is what people are told as Outdated. */
export const textStates = ['missing', 'stale', 'new', 'machine', 'needs-review', 'translated'] as const
export type ListedTextState = (typeof textStates)[number]

/** What may be asked for. */
export const askedTextStates = [...textStates, 'open'] as const

/** What texts are listed with: a page with what it says of itself, header and footer, a menu, a content. */
export const textPlaceKinds = ['page', 'header', 'footer', 'menu', ...contentKinds] as const
export type TextPlaceKind = 'page' | 'header' | 'footer' | 'menu' | ContentKind

/** A page, menu or content with texts. */
export interface TextPlace {
  /** `page/home`, `header`, `menu/main`, `product/k3v9Qa2Z`. */
  readonly place: string
  readonly kind: TextPlaceKind
  /** In the source language; nothing where it has no name. */
  readonly name?: string
}

/** The texts of a site in one language. */
export interface TextList {
  /** Whether the texts are still being read: then nothing is listed yet. */
  readonly isReading: boolean
  /** All that match, in the order of places and of what stands in them. */
  readonly ids: readonly number[]
  /** How many match, by state: whatever state is asked for, and whether only those with problems are. */
  readonly counts: Readonly<Record<ListedTextState, number>>
  /** How many of them fail a check. */
  readonly problems: number
  /** All places that have texts, in their order. */
  readonly places: readonly TextPlace[]
  /** Who has translated something into the language, by name. */
  readonly people: readonly string[]
  readonly sourceLanguage: string
  /** All languages that something is translated into. */
  readonly languages: readonly string[]
  readonly draftsId?: string
  /** For saves of what is listed here. */
  readonly draftRevision?: number
  readonly contentsRevision: number
  /** The first of them. */
  readonly rows: readonly TextRow[]
}

/** A text with what became of it in one language. */
export interface TextRow {
  readonly id: number
  readonly of: SettingsOf
  readonly place: string
  /** The type of the section that it stands in. */
  readonly section?: string
  readonly path: string
  readonly source: Json
  /** The fingerprint of what the source says now. */
  readonly fingerprint: string
  readonly state: ListedTextState
  /** What the language says itself. */
  readonly value?: Json
  readonly note?: TranslationMeta
  /** How many checks the translation fails. */
  readonly problems: number
}

const text = { type: 'string' } as const
const count = { type: 'integer', minimum: 0 } as const

const row = {
  type: 'object',
  required: ['id', 'of', 'place', 'path', 'source', 'fingerprint', 'state', 'problems'],
  additionalProperties: false,
  properties: {
    id: count,
    /** Whose text: `{ page, component }`, `{ part, component }`, `{ pageRecord }`, `{ menu }` or `{ content }`. */
    of: { type: 'object' },
    place: text,
    section: text,
    path: text,
    source: {},
    fingerprint: text,
    state: { enum: textStates },
    value: {},
    note: { type: 'object' },
    problems: count,
  },
} as const satisfies SchemaNode

const draftsId = draftsIdInPath

export const listTexts = call('GET v1/translation/texts', {
  name: 'translations.texts',
  access: 'draft.read',
  summary:
    'All texts of a draft and of the contents with what became of them in one language: how many by state, the ids of all that match, and the first 100. The others are asked for by their ids.',
  query: {
    type: 'object',
    required: ['language'],
    additionalProperties: false,
    properties: {
      language: languageCode,
      /** The first draft, when left out. */
      draftsId,
      /** `open`: all but those that are translated. */
      state: { enum: askedTextStates },
      /** Only of this place: `page/home`. */
      place: { type: 'string', minLength: 1, maxLength: 140 },
      /** What stands in the source or in the translation, whatever its case and accents. */
      q: { type: 'string', maxLength: 200 },
      /** Only translations of whoever has this name. */
      by: { type: 'string', minLength: 1, maxLength: 200 },
      /** Only translations that fail a check. */
      problems: { type: 'boolean' },
    },
  },
  answer: shaped<TextList>({
    type: 'object',
    required: [
      ...['isReading', 'ids', 'counts', 'problems', 'places', 'people'],
      ...['sourceLanguage', 'languages', 'contentsRevision', 'rows'],
    ],
    additionalProperties: false,
    properties: {
      isReading: { type: 'boolean' },
      ids: { type: 'array', items: count },
      counts: {
        type: 'object',
        required: textStates,
        additionalProperties: false,
        properties: Object.fromEntries(textStates.map((state) => [state, count])),
      },
      problems: count,
      places: {
        type: 'array',
        items: {
          type: 'object',
          required: ['place', 'kind'],
          additionalProperties: false,
          properties: { place: text, kind: { enum: textPlaceKinds }, name: text },
        },
      },
      people: { type: 'array', items: text },
      sourceLanguage: text,
      languages: { type: 'array', items: text },
      draftsId: text,
      draftRevision: revisionField,
      contentsRevision: revisionField,
      rows: { type: 'array', items: row },
    },
  }),
})

/** What is answered of some texts. */
export interface TextRows {
  /** In the order of the ids; those that are gone are left out. */
  readonly items: readonly TextRow[]
  readonly draftRevision?: number
  readonly contentsRevision: number
}

export const listTextRows = call('GET v1/translation/rows', {
  name: 'translations.rows',
  access: 'draft.read',
  summary:
    'Some texts by their ids with what became of them in one language, as they are now. Those that are gone are left out.',
  query: {
    type: 'object',
    required: ['language', 'ids'],
    additionalProperties: false,
    properties: {
      language: languageCode,
      draftsId,
      /** At most 100, with commas between them. */
      ids: { type: 'string', maxLength: 1600, pattern: '^[0-9]{1,15}(?:,[0-9]{1,15}){0,99}$' },
    },
  },
  answer: shaped<TextRows>({
    type: 'object',
    required: ['items', 'contentsRevision'],
    additionalProperties: false,
    properties: {
      items: { type: 'array', items: row },
      draftRevision: revisionField,
      contentsRevision: revisionField,
    },
  }),
})
