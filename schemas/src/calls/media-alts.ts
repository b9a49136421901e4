import { type ContentKind, contentKinds } from '../content/kinds.ts'
import { languageCode } from '../documents/draft.ts'
import { type SettingsOf, settingsPlace } from '../documents/operations/places.ts'
import { limits } from '../limits.ts'
import { call, shaped } from './call.ts'
import { draftsIdInPath, revisionField } from './draft-fields.ts'

/** Where a picture stands. */
export const altPlaces = ['page', 'header', 'footer', 'menu', 'content'] as const
export type AltPlace = (typeof altPlaces)[number]

/** A picture where it stands, and what it says to those who do not see it. */
export interface MediaAlt {
  readonly of: SettingsOf
  /** Of the alt text, as language maps name it. */
  readonly path: string
  /** The same in the base values: `image.pc.alt`. */
  readonly basePath: string
  readonly place: AltPlace
  /** Of a page, menu or content. */
  readonly id?: string
  readonly name?: string
  readonly content?: ContentKind
  readonly picture: {
    readonly src: string
    readonly width?: number
    readonly height?: number
    readonly widths?: readonly number[]
  }
  /** What each language says itself. Empty in the source language: a decoration, in all languages. */
  readonly texts: Readonly<Record<string, string>>
  /** The languages whose text was made from what the source said before. */
  readonly outdated: readonly string[]
}

export interface MediaAltList {
  readonly items: readonly MediaAlt[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
  /** The draft whose pages are listed; nothing where there is none. */
  readonly draftsId?: string
  readonly draftRevision?: number
  readonly contentsRevision: number
  readonly sourceLanguage: string
  /** All languages of the site, the source first. */
  readonly languages: readonly string[]
  /** How many pictures lack a text, by language. */
  readonly missing: Readonly<Record<string, number>>
}

const text = { type: 'string' } as const
const textsBy = (values: object) =>
  ({ type: 'object', propertyNames: languageCode, additionalProperties: values }) as const

const alt = {
  type: 'object',
  required: ['of', 'path', 'basePath', 'place', 'picture', 'texts', 'outdated'],
  additionalProperties: false,
  properties: {
    of: { type: 'object' },
    path: text,
    basePath: text,
    place: { enum: altPlaces },
    id: text,
    name: text,
    content: { enum: contentKinds },
    picture: {
      type: 'object',
      required: ['src'],
      additionalProperties: false,
      properties: {
        src: text,
        width: { type: 'integer' },
        height: { type: 'integer' },
        widths: { type: 'array', items: { type: 'integer' } },
      },
    },
    texts: textsBy(text),
    outdated: { type: 'array', items: text },
  },
} as const

export const listMediaAlts = call('GET v1/media/alts', {
  name: 'mediaAlts.list',
  access: 'media.read',
  summary:
    'Every picture of a draft and of the contents where it stands, with what it says to those who do not see it, in each language.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** The first draft, when left out. */
      draftsId: draftsIdInPath,
      /** Only what this language lacks; any language: `any`. */
      missing: { type: 'string', maxLength: 40 },
      /** Words of the place, or of the text in any language. */
      q: { type: 'string', maxLength: 200 },
      page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
      pageSize: { type: 'integer', minimum: 1, maximum: limits.pageSize, default: 50 },
    },
  },
  answer: shaped<MediaAltList>({
    type: 'object',
    required: ['items', 'total', 'page', 'pageSize', 'contentsRevision', 'sourceLanguage', 'languages', 'missing'],
    additionalProperties: false,
    properties: {
      items: { type: 'array', items: alt },
      total: { type: 'integer' },
      page: { type: 'integer' },
      pageSize: { type: 'integer' },
      draftsId: text,
      draftRevision: revisionField,
      contentsRevision: revisionField,
      sourceLanguage: text,
      languages: { type: 'array', items: text },
      missing: textsBy({ type: 'integer' }),
    },
  }),
})

/** What is to become of the alt texts of one picture. */
export interface AltTextsToSave {
  readonly of: SettingsOf
  readonly path: string
  readonly basePath: string
  /** By language; `null` takes the text away. */
  readonly texts: Readonly<Record<string, string | null>>
  /** Needed for what stands in a draft. */
  readonly draftsId?: string
  /** That of the draft or of the contents when they were read. */
  readonly revision: number
}

const path = { type: 'string', minLength: 1, maxLength: 500 } as const

export const saveMediaAlts = call('PUT v1/media/alts', {
  name: 'mediaAlts.save',
  access: 'draft.write',
  limit: 'write',
  summary:
    'Saves alt texts of one picture by operations where they stand, as `save-draft` and `content/save` do: 409 lists the conflicts (`clashes`) where somebody changed the same text since `revision`.',
  body: shaped<AltTextsToSave>({
    type: 'object',
    required: ['of', 'path', 'basePath', 'texts', 'revision'],
    additionalProperties: false,
    properties: {
      of: settingsPlace,
      path,
      basePath: path,
      texts: {
        ...textsBy({ anyOf: [{ type: 'string', maxLength: 500 }, { type: 'null' }] }),
        minProperties: 1,
        maxProperties: 100,
      },
      draftsId: draftsIdInPath,
      revision: revisionField,
    },
  }),
  answer: shaped<{ readonly revision: number; readonly isBehind: boolean }>({
    type: 'object',
    required: ['revision', 'isBehind'],
    additionalProperties: false,
    properties: {
      /** For the next change. */
      revision: revisionField,
      /** Whether others changed something since, too. */
      isBehind: { type: 'boolean' },
    },
  }),
})
