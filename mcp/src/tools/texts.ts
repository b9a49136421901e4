import { findTexts, listUntranslated } from '@vitrine/schemas'
import { cursorBehind, cursorField, nextCursor, note, pageOf } from '../answers/shape.ts'
import { languageIn, seesLanguage } from '../service/access.ts'
import { draftField, draftIn } from './draft.ts'
import { languageField } from './pages.ts'
import { defineSiteTool, readOnly, siteField } from './tool.ts'

const text = { type: 'string' } as const
const of = {
  type: 'object',
  description:
    'Whose text, as set-setting takes it: { page, component }, { part, component }, { pageRecord } or { menu }.',
} as const
/** So many texts are told at once. */
const PAGE = 40

export const findText = defineSiteTool({
  name: 'find_text',
  title: 'Find text',
  description:
    'The texts of a draft (pages, header, footer, menus) in which some words stand, whatever their case and accents. Of products, articles and other content: find_content.',
  actions: ['draft.read'],
  input: {
    type: 'object',
    required: ['query'],
    additionalProperties: false,
    properties: {
      site: siteField,
      draft: draftField,
      query: { type: 'string', minLength: 1, maxLength: 200 },
      language: {
        ...languageField,
        description: 'Only texts of this language; of all that the key is for when left out.',
      },
      cursor: cursorField,
    },
  },
  output: {
    type: 'object',
    required: ['draft', 'texts'],
    additionalProperties: false,
    properties: {
      draft: text,
      total: { type: 'integer', description: 'Left out where some are in languages that are not for this key.' },
      texts: {
        type: 'array',
        items: {
          type: 'object',
          required: ['of', 'path', 'language', 'text'],
          additionalProperties: false,
          properties: { of, section: text, path: text, language: text, text },
        },
      },
      nextCursor,
      note,
    },
  },
  annotations: readOnly,
  async run({ draft: wanted, query: q, language: asked, cursor }, context) {
    const { access, site, ask } = context
    // Only where a language is named: without one all are looked through, and those that are not for the key left out.
    const language = asked === undefined ? undefined : languageIn(access, site, asked)
    const draft = await draftIn(context, wanted)
    const page = pageOf(cursor)
    const question = { id: draft.id, q, ...(language !== undefined && { language }), page, pageSize: PAGE }
    const { items, total } = await ask(findTexts, question)
    const texts = items.filter((one) => seesLanguage(access, site, one.language))
    return {
      draft: draft.id,
      ...((language !== undefined || access.languages === undefined) && { total }),
      texts,
      ...cursorBehind(page, PAGE, total),
      ...(texts.length < items.length && { note: 'Texts in languages that are not for this key are left out.' }),
    }
  },
})

export const listUntranslatedTexts = defineSiteTool({
  name: 'list_untranslated',
  title: 'List untranslated texts',
  description:
    'The texts of a draft that a language lacks (missing), or whose source changed since they were translated (stale). Each is written with set-setting: of, path and language from here.',
  actions: ['draft.read'],
  input: {
    type: 'object',
    required: ['language'],
    additionalProperties: false,
    properties: {
      site: siteField,
      draft: draftField,
      language: { ...languageField, description: 'The language to translate into.' },
      page: { type: 'string', pattern: '^[A-Za-z0-9-]{1,64}$', description: 'Only texts of this page.' },
      cursor: cursorField,
    },
  },
  output: {
    type: 'object',
    required: ['draft', 'language', 'sourceLanguage', 'total', 'texts'],
    additionalProperties: false,
    properties: {
      draft: text,
      language: text,
      sourceLanguage: text,
      total: { type: 'integer' },
      texts: {
        type: 'array',
        items: {
          type: 'object',
          required: ['of', 'path', 'source', 'state'],
          additionalProperties: false,
          properties: {
            of,
            path: text,
            source: { description: 'The text to translate, as it is stored: rich text is a document of nodes.' },
            value: { description: 'The translation that is outdated.' },
            state: { enum: ['missing', 'stale'] },
            status: text,
          },
        },
      },
      nextCursor,
    },
  },
  annotations: readOnly,
  async run({ draft: wanted, language: asked, page: pageId, cursor }, context) {
    const language = languageIn(context.access, context.site, asked)
    const draft = await draftIn(context, wanted)
    const page = pageOf(cursor)
    const question = { draftsId: draft.id, language, ...(pageId !== undefined && { pageId }), page, pageSize: PAGE }
    const { items, total } = await context.ask(listUntranslated, question)
    return {
      ...{ draft: draft.id, language, sourceLanguage: context.site.sourceLanguage, total },
      texts: items,
      ...cursorBehind(page, PAGE, total),
    }
  },
})
